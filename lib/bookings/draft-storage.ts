/** Keeps what was typed on the booking page for this tab: through reloads, and for another offer of the same party. */
import { createIdempotencyKey } from '@/lib/storage/idempotency-key';
import { isShapedLike } from '@/lib/storage/stored-shape';
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import { type BookingDraft, emptyPassengerDraft } from './draft';
import type { PassengerType } from './passengers';
import type { BookingRequest } from './schema';

interface KeptDraft {
  /** The query of the search with the offer it is for. */
  key: string;
  draft: BookingDraft;
}

/** The versions change with the shapes: what an older page has stored is then never read. */
const draftsKey = 'karam.booking-drafts.v2';
const keptDrafts = 5;

const attempt = createIdempotencyKey('karam.booking-attempt.v1');

/** The draft of this search and offer, else the latest one of an equal party, else null. */
export function recallDraft(key: string, party: readonly PassengerType[]): BookingDraft | null {
  const fitting = readDrafts().filter(({ draft }) => draft.passengers.map(({ type }) => type).join() === party.join());
  return (fitting.find((kept) => kept.key === key) ?? fitting[0])?.draft ?? null;
}

/** Keeps a draft in front of the others. Never throws. */
export function keepDraft(key: string, draft: BookingDraft): void {
  const others = readDrafts().filter((kept) => kept.key !== key);
  writeTab(draftsKey, [{ key, draft }, ...others].slice(0, keptDrafts));
}

/**
 * The idempotency key of a request: the same one for as long as nothing in it changes, so that sending it again after a
 * failure cannot book twice. The seal does not count: the same offer found again is sealed anew.
 */
export function idempotencyKeyFor({ offer, ...request }: Omit<BookingRequest, 'idempotencyKey'>): string {
  const { signature: _, ...flights } = offer;
  return idempotencyKeyOf({ ...request, flights });
}

/** The same for a request of any shape, from which the caller has left out what changes when the same is offered anew. */
export const idempotencyKeyOf = attempt.keyOf;

/** Makes the next request a new one. */
export const forgetAttempt = attempt.forget;

/** After a booking nothing typed stays behind. */
export function forgetDrafts(): void {
  forgetAttempt();
  removeTab(draftsKey);
}

const example: KeptDraft = {
  key: '',
  draft: { passengers: [emptyPassengerDraft('adult')], contact: { email: '', phone: '', notes: '' } },
};

/** Of what stands in the tab, what the form can show: damaged entries are dropped. */
function readDrafts(): KeptDraft[] {
  const stored = readTab(draftsKey);
  return Array.isArray(stored) ? stored.filter((kept): kept is KeptDraft => isShapedLike(kept, example)) : [];
}
