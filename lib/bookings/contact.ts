/** Contact details of a booking: as typed, as validated, and as stored in the account. */
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';
import { type Contact, contact as contactShape } from '@/lib/text/contact';
import { toLatinDigits } from '@/lib/text/digits';
import { collectErrors, type DraftErrors } from './draft';

export interface ContactDraft {
  email: string;
  phone: string;
  notes: string;
}

/** A country code alone is what the field begins with, not a number. */
export const emptyContact: ContactDraft = { email: '', phone: '+974 ', notes: '' };

/** The contact of a request; what is wrong with it goes to `errors`, in the form's order. */
export function checkContact({ email, phone, notes }: ContactDraft, errors: DraftErrors): Contact | undefined {
  const { data, error } = contactShape.safeParse({ email, phone, ...(notes.trim() && { notes }) });
  collectErrors(errors, 'contact', error?.issues);
  return data;
}

/** A checked phone number in groups: Qatari ones as they are written there, others as their owner typed them. */
export function readablePhone(phone: string, typed: string): string {
  const qatari = /^\+974(\d{4})(\d{4})$/.exec(phone);
  return qatari ? `+974 ${qatari[1]} ${qatari[2]}` : toLatinDigits(typed).trim();
}

/** How an account is reached; an empty text for what it does not say. */
export type AccountContact = Pick<ContactDraft, 'email' | 'phone'>;

/** The contact of the user of `client`; null without a user. A phone that cannot be read is left out. */
export async function readAccountContact(client: SupabaseClient<Database>): Promise<AccountContact | null> {
  const { data } = await client.auth.getSession();
  const user = data.session?.user;
  if (!user) return null;
  const profile = await client.from('profiles').select('phone').eq('user_id', user.id).maybeSingle<{ phone: string | null }>();
  const phone = profile.data?.phone ?? '';
  return { email: user.email ?? '', phone: phone && readablePhone(phone, phone) };
}

const untouchedPhone = ['', emptyContact.phone.trim()];

/** Fills in what is empty; what was typed stays as it is, and a contact without a gap is the same one. */
export function withAccountContact(contact: ContactDraft, known: AccountContact): ContactDraft {
  const email = contact.email.trim() ? contact.email : known.email || contact.email;
  const phone = untouchedPhone.includes(contact.phone.trim()) ? known.phone || contact.phone : contact.phone;
  return email === contact.email && phone === contact.phone ? contact : { ...contact, email, phone };
}
