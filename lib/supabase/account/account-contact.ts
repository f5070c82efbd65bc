import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';
import { readablePhone } from '@/lib/text/phone';

/** The contact of an account; missing values are empty. */
export interface AccountContact {
  name: string;
  email: string;
  phone: string;
}

/** For the user of `client`; null without one. An unreadable profile counts as empty. */
export async function readAccountContact(client: SupabaseClient<Database>): Promise<AccountContact | null> {
  const { data } = await client.auth.getSession();
  const user = data.session?.user;
  if (!user) return null;
  const profile = await client.from('profiles').select('first_name, last_name, phone').eq('user_id', user.id).maybeSingle();
  const { first_name = '', last_name = '', phone } = profile.data ?? {};
  return {
    name: [first_name, last_name].filter(Boolean).join(' '),
    email: user.email ?? '',
    phone: phone ? readablePhone(phone) : '',
  };
}
