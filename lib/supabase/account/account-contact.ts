import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';
import { readablePhone } from '@/lib/text/phone';

/** How an account is reached; an empty text for what it does not say. */
export interface AccountContact {
  name: string;
  email: string;
  phone: string;
}

/** Of whoever `client` speaks for; null for nobody. A profile that cannot be read says nothing. */
export async function readAccountContact(client: SupabaseClient<Database>): Promise<AccountContact | null> {
  const { data } = await client.auth.getSession();
  const user = data.session?.user;
  if (!user) return null;
  const profile = await client.from('profiles').select('first_name, last_name, phone').eq('user_id', user.id).maybeSingle();
  const { first_name = '', last_name = '', phone } = profile.data ?? {};
  return {
    name: [first_name, last_name].filter(Boolean).join(' '),
    email: user.email ?? '',
    phone: phone ? readablePhone(phone, phone) : '',
  };
}
