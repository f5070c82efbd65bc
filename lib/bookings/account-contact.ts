import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';
import type { ContactDraft } from './draft';
import { readablePhone } from './readable-phone';

/** How an account is reached; an empty text for what it does not say. */
export type AccountContact = Pick<ContactDraft, 'email' | 'phone'>;

/** Of whoever `client` speaks for; null for nobody. A phone that cannot be read is left out. */
export async function readAccountContact(client: SupabaseClient<Database>): Promise<AccountContact | null> {
  const { data } = await client.auth.getSession();
  const user = data.session?.user;
  if (!user) return null;
  const profile = await client.from('profiles').select('phone').eq('user_id', user.id).maybeSingle<{ phone: string | null }>();
  const phone = profile.data?.phone ?? '';
  return { email: user.email ?? '', phone: phone && readablePhone(phone, phone) };
}

/** A country code alone is what the field begins with, not a number. */
const untouchedPhone = ['', '+974'];

/** Fills in what is empty; what was typed stays as it is, and a contact without a gap is the same one. */
export function withAccountContact(contact: ContactDraft, known: AccountContact): ContactDraft {
  const email = contact.email.trim() ? contact.email : known.email || contact.email;
  const phone = untouchedPhone.includes(contact.phone.trim()) ? known.phone || contact.phone : contact.phone;
  return email === contact.email && phone === contact.phone ? contact : { ...contact, email, phone };
}
