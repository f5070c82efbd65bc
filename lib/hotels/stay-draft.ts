/** What is typed into the request for a stay: kept for this tab until it is sent, also for another hotel of the same party. */

import { readTab, removeTab, writeTab } from '@/lib/storage/tab-storage';
import { type Contact, contact as contactShape } from '@/lib/text/contact';
import { type NamedGuest, namedGuest, type StayWish, stayWishes } from './request-schema';

export interface GuestDraft {
  givenNames: string;
  surname: string;
}

export interface StayDraft {
  /** In the order of `guestsOf`. */
  guests: GuestDraft[];
  wishes: StayWish[];
  contact: { email: string; phone: string; notes: string };
}

/** What is wrong, by path ("passengers.0.surname", "contact.email"), as keys of `bookings.errors`. */
export type StayDraftErrors = Record<string, string>;

export interface CheckedStay {
  passengers: (NamedGuest | null)[];
  wishes: StayWish[];
  contact: Contact;
}

export function emptyStayDraft(guestCount: number): StayDraft {
  const guests = Array.from({ length: guestCount }, () => ({ givenNames: '', surname: '' }));
  return { guests, wishes: [], contact: { email: '', phone: '+974 ', notes: '' } };
}

/** Turns what was typed into the guests and contact of a request, or says by field what is wrong, in the form's order. */
export function checkStayDraft({ guests, wishes, contact }: StayDraft): { request: CheckedStay } | { errors: StayDraftErrors } {
  const errors: StayDraftErrors = {};
  const collect = (at: string, issues: readonly { path: PropertyKey[]; message: string }[] = []) => {
    for (const { path, message } of issues) errors[[at, ...path].join('.')] ??= message;
  };
  const passengers = guests.map((guest, index) => {
    const isNamed = index === 0 || Boolean(guest.givenNames.trim() || guest.surname.trim());
    if (!isNamed) return null;
    const { data, error } = namedGuest.safeParse(guest);
    collect(`passengers.${index}`, error?.issues);
    return data ?? null;
  });
  const { email, phone, notes } = contact;
  const checked = contactShape.safeParse({ email, phone, ...(notes.trim() && { notes }) });
  collect('contact', checked.error?.issues);
  return checked.success && Object.keys(errors).length === 0
    ? { request: { passengers, wishes, contact: checked.data } }
    : { errors };
}

/** The version changes with the shape: what an older page has stored is then never read. */
const storageKey = 'karam.stay-draft.v1';

export function keepStayDraft(draft: StayDraft): void {
  writeTab(storageKey, draft);
}

/** The draft of a party as large as this one, else null. */
export function recallStayDraft(guestCount: number): StayDraft | null {
  const { guests, wishes, contact } = (readTab(storageKey) ?? {}) as Partial<StayDraft>;
  if (!Array.isArray(guests) || guests.length !== guestCount || !Array.isArray(wishes) || !contact) return null;
  return { guests, wishes: stayWishes.filter((wish) => wishes.includes(wish)), contact };
}

export function forgetStayDraft(): void {
  removeTab(storageKey);
}
