/** Contact details of a booking: as typed, as validated, and as stored in the account. */
import type { AccountContact } from '@/lib/supabase/account/account-contact';
import { type Contact, contact as contactShape } from '@/lib/text/contact';
import { isEmptyPhone } from '@/lib/text/phone';
import { collectErrors, type DraftErrors } from './draft';

export interface ContactDraft {
  email: string;
  phone: string;
  notes: string;
}

/** The field starts with a country code, which alone is not a number. */
export const emptyContact: ContactDraft = { email: '', phone: '+974 ', notes: '' };

/** The validated contact of a request; its errors are added to `errors`, in the order of the form. */
export function checkContact({ email, phone, notes }: ContactDraft, errors: DraftErrors): Contact | undefined {
  const { data, error } = contactShape.safeParse({ email, phone, ...(notes.trim() && { notes }) });
  collectErrors(errors, 'contact', error?.issues);
  return data;
}

/** Fills in empty fields and leaves typed ones. Returns the same object when nothing is empty. */
export function withAccountContact(contact: ContactDraft, known: Pick<AccountContact, 'email' | 'phone'>): ContactDraft {
  const email = contact.email.trim() ? contact.email : known.email || contact.email;
  const phone = isEmptyPhone(contact.phone) ? known.phone || contact.phone : contact.phone;
  return email === contact.email && phone === contact.phone ? contact : { ...contact, email, phone };
}
