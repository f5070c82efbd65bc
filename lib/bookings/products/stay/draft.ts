/** The draft of a stay request, stored for this tab until it is sent. All hotels share it. */

import { isShapedLike } from '@/lib/storage/stored-shape';
import type { Contact } from '@/lib/text/contact';
import { type ContactDraft, checkContact, emptyContact } from '../../contact';
import { collectErrors, createDraftStore, type DraftCheck, type DraftErrors, draftKeys } from '../../draft';
import { type NamedPerson, namedPerson } from '../../people';
import { type StayWish, stayWishes } from './schema';

export interface GuestDraft {
  givenNames: string;
  surname: string;
}

export interface StayDraft {
  /** In the order of `guestsOf`. */
  guests: GuestDraft[];
  wishes: StayWish[];
  contact: ContactDraft;
}

export interface CheckedStay {
  passengers: (NamedPerson | null)[];
  wishes: StayWish[];
  contact: Contact;
}

const nobody: GuestDraft = { givenNames: '', surname: '' };

export function emptyStayDraft(guestCount: number): StayDraft {
  return { guests: Array.from({ length: guestCount }, () => nobody), wishes: [], contact: emptyContact };
}

/** Parses the draft into guests and contact of a request, or returns the errors by field, in the order of the form. */
export function checkStayDraft({ guests, wishes, contact }: StayDraft): DraftCheck<CheckedStay> {
  const errors: DraftErrors = {};
  const passengers = guests.map((guest, index) => {
    const isNamed = index === 0 || Boolean(guest.givenNames.trim() || guest.surname.trim());
    if (!isNamed) return null;
    const { data, error } = namedPerson.safeParse(guest);
    collectErrors(errors, `passengers.${index}`, error?.issues);
    return data ?? null;
  });
  const checked = checkContact(contact, errors);
  return checked && Object.keys(errors).length === 0 ? { request: { passengers, wishes, contact: checked } } : { errors };
}

const example = { guests: [nobody], contact: { email: '', phone: '', notes: '' } };
const store = createDraftStore<StayDraft>(draftKeys.stay, 1, (stored) => {
  return isShapedLike(stored, example) && Array.isArray((stored as StayDraft).wishes);
});

export const saveStayDraft = (draft: StayDraft) => store.save('latest', draft);
export const clearStayDraft = store.clear;

/** The draft of this tab with its first guests in a party of this size; null without one. */
export function loadStayDraft(guestCount: number): StayDraft | null {
  const draft = store.load('latest')?.draft;
  if (!draft) return null;
  const guests = Array.from({ length: guestCount }, (_, index) => draft.guests[index] ?? nobody);
  return { ...draft, guests, wishes: stayWishes.filter((wish) => draft.wishes.includes(wish)) };
}
