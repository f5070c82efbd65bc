import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { AccountMenuSignedIn } from '../account-menu-signed-in';

export async function loadSignedInMenu(locale: Locale) {
  const { menu, session } = (await loadMessages(locale, ['account'])).account;
  return { Menu: AccountMenuSignedIn, words: { ...menu, signOutFailed: session.signOutFailed } };
}
