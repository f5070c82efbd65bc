import { isAuthApiError } from '@supabase/supabase-js';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { authRedirectBase } from '@/lib/network/redirect-base';
import { browserSettings } from '@/lib/supabase/account/browser-settings';
import { browserClient } from '@/lib/supabase/browser';

/** Requests a change of the account's address. An address in use gets the same answer. Throws when nothing was sent. */
export async function askForAddress(email: string, locale: Locale): Promise<void> {
  const { previewHost } = await browserSettings();
  const emailRedirectTo = `${authRedirectBase(window.location.origin, previewHost)}${localizePath('/dashboard', locale)}`;
  const { auth } = await browserClient();
  const { error } = await auth.updateUser({ email }, { emailRedirectTo });
  const isTaken = isAuthApiError(error) && (error.code === 'email_exists' || /already (been )?registered/i.test(error.message));
  if (error && !isTaken) throw error;
}
