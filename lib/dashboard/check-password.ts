import { createClient, isAuthApiError } from '@supabase/supabase-js';
import { browserSettings } from '@/lib/supabase/account/browser-settings';
import { browserFetch } from '@/lib/supabase/browser';

/**
 * True when this is the password of the account. Uses a separate client, so that the session of the page does not change. Throws when the server
 * does not answer.
 */
export async function isPasswordOf(email: string, password: string): Promise<boolean> {
  const { publishableKey } = await browserSettings();
  const { auth } = createClient(`${window.location.origin}/supabase`, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: 'karam-password-check' },
    global: { fetch: browserFetch },
  });
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) {
    await auth.signOut({ scope: 'local' });
    return true;
  }
  if (isAuthApiError(error) && error.status < 429) return false;
  throw error;
}
