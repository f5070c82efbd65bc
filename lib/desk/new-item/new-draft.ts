/** Drafts of the desk's forms, stored for this tab: they survive reloads and the end of a session. */

import * as z from 'zod/mini';
import { randomUuid } from '@/lib/browser/random-uuid';
import type { Detail } from '@/lib/desk/details/details';
import type { FieldError } from '@/lib/network/http';
import { postJson } from '@/lib/network/post-json';
import type { SendFailure } from '@/lib/network/send-action';
import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import type { Makeable } from '../subjects';

export interface NewDraft {
  subject: Makeable;
  /** Id of the item it is made from; null for an empty form. */
  from: string | null;
}

export type NewValues = Readonly<Record<string, string>>;

const valuesKey = ({ subject, from }: NewDraft) => `karam.desk-new.${subject}.${from ?? 'empty'}.v1`;
const attemptKey = (draft: NewDraft) => `${valuesKey(draft)}.attempt`;

/** The typed values; null when there are none. */
export function readNewDraft(draft: NewDraft): NewValues | null {
  const saved = readTab(valuesKey(draft));
  if (typeof saved !== 'object' || saved === null) return null;
  return Object.fromEntries(Object.entries(saved).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

export function saveNewDraft(draft: NewDraft, values: NewValues): void {
  writeTab(valuesKey(draft), values);
}

export function clearNewDraft(draft: NewDraft): void {
  removeTab(valuesKey(draft));
  removeTab(attemptKey(draft));
}

/** The id of the new item. It stays the same until something typed changes, so that sending again makes no second item. */
export function idOfAttempt(draft: NewDraft, values: NewValues): string {
  const content = JSON.stringify(values);
  const earlier = (readTab(attemptKey(draft)) ?? {}) as { content?: unknown; id?: unknown };
  if (earlier.content === content && typeof earlier.id === 'string') return earlier.id;
  const id = randomUuid();
  writeTab(attemptKey(draft), { content, id });
  return id;
}

const remarkKey = (id: string) => `karam.desk-remark.${id}.v1`;

export function readRemark(id: string): string {
  const saved = readTab(remarkKey(id));
  return typeof saved === 'string' ? saved : '';
}

export function storeRemark(id: string, text: string): void {
  if (text) writeTab(remarkKey(id), text);
  else removeTab(remarkKey(id));
}

export interface NewItemStart {
  draft: NewDraft;
  values: NewValues;
}

/** What can be made from the open item, with the fields known from it; null for most items. `id` is that of the open item. */
export function newItemStart(detail: Detail, id: string): NewItemStart | null {
  if (detail.subject === 'enquiry') {
    const { kind, reference, name, email, details } = detail.item;
    if (kind !== 'visa') return null;
    const applicant = details['traveler1Name'];
    const names = (typeof applicant === 'string' ? applicant : name).trim().split(/\s+/);
    const travelDate = typeof details['departure'] === 'string' ? details['departure'] : '';
    const values = {
      givenNames: names.slice(0, -1).join(' '),
      surname: names.at(-1) ?? '',
      email: email ?? '',
      travelDate,
      remark: reference,
    };
    return { draft: { subject: 'visa', from: id }, values };
  }
  const isAboutMoney = detail.subject === 'booking' || (detail.subject === 'change' && detail.item.kind === 'cancellation');
  if (!isAboutMoney) return null;
  const { reference, booking_passengers, confirmed_at } = detail.subject === 'booking' ? detail.item : detail.booking;
  if (confirmed_at === null) return null;
  const [lead] = booking_passengers.toSorted((a, b) => a.position - b.position);
  return { draft: { subject: 'refund', from: id }, values: { bookingReference: reference, surname: lead?.surname ?? '' } };
}

/** An item created at the desk. `isNotified`: its customer has an account and was notified there. */
const made = z.object({ id: z.string(), reference: z.string(), isNotified: z.boolean() });
export type Made = z.infer<typeof made>;

type SendResponse =
  | { ok: true; made: Made }
  | { ok: false; reason: 'invalid'; errors: readonly FieldError[] }
  | { ok: false; reason: SendFailure };

const addresses: Record<Makeable, string> = { visa: '/api/desk/visa-cases', refund: '/api/desk/refunds' };
const invalid = z.object({ details: z.array(z.object({ path: z.string(), message: z.string() })) });

/** Posts a new visa case or refund. Never rejects; with the same id it may be sent again. */
export async function sendNew(subject: Makeable, item: unknown): Promise<SendResponse> {
  try {
    const answer = await postJson(addresses[subject], item);
    if (answer.status === 401) return { ok: false, reason: 'signedOut' };
    if (answer.status === 403) return { ok: false, reason: 'refused' };
    const body: unknown = await answer.json();
    if (answer.ok) return { ok: true, made: made.parse(body) };
    const refused = invalid.safeParse(body);
    return refused.success ? { ok: false, reason: 'invalid', errors: refused.data.details } : { ok: false, reason: 'failed' };
  } catch {
    return { ok: false, reason: navigator.onLine ? 'failed' : 'offline' };
  }
}
