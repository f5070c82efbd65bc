import { safeNext } from '@/lib/account/safe-redirect';
import { signInProviders, siteUrl } from '@/lib/env';
import { isLocale, localizePath } from '@/lib/i18n/locales';
import { seeOther } from '@/lib/network/redirect-base';
import { createSessionClient, readVisitor } from '@/lib/supabase/server';

/** Leads to Google or Apple, by way of Supabase. The cookie set here is half of a key (PKCE): another browser cannot use the code that comes back. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const lang = query.get('lang');
  const locale = isLocale(lang) ? lang : 'en';
  const next = safeNext(query.get('next'), locale);
  const provider = signInProviders().find((offered) => offered === query.get('provider'));
  if (!provider) return seeOther(localizePath('/login', locale));
  // A session is not replaced by a link from elsewhere.
  if ((await readVisitor()).status !== 'signedOut') return seeOther(next);
  const redirectTo = `${siteUrl()}/auth/callback?${new URLSearchParams({ next, lang: locale })}`;
  const { auth } = await createSessionClient();
  const { data } = await auth.signInWithOAuth({ provider, options: { redirectTo, skipBrowserRedirect: true } });
  return seeOther(data.url ?? localizePath('/login?notice=provider', locale));
}
