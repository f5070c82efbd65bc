import { cookies } from 'next/headers';
import { safeNext } from '@/lib/account/safe-redirect';
import { arrivalCookie, arrivalSeconds } from '@/lib/account/session/arrival';
import { siteUrl } from '@/lib/env';
import { isLocale, type Locale, localizePath } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { seeOther } from '@/lib/network/redirect-base';
import { createSessionClient } from '@/lib/supabase/server';

const newAccountMs = 60_000;

/** Google or Apple sends the visitor back to here, by way of Supabase: with a code, or with an error when they refused or changed their mind. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const lang = query.get('lang');
  const locale = isLocale(lang) ? lang : 'en';
  const next = safeNext(query.get('next'), locale);
  const code = query.get('code') ?? '';
  const createdAt = /^[\w-]{8,200}$/.test(code) ? await beginSession(code) : null;
  if (createdAt === null) return backToLogin(next, locale);
  const arrival = Date.now() - Date.parse(createdAt) < newAccountMs ? 'created' : 'welcome';
  const secure = siteUrl().startsWith('https:');
  (await cookies()).set(arrivalCookie, arrival, { path: '/', sameSite: 'lax', secure, maxAge: arrivalSeconds });
  return seeOther(next);
}

/** When the account was made; null without a session. */
async function beginSession(code: string): Promise<string | null> {
  try {
    const { auth } = await createSessionClient();
    const { data, error } = await auth.exchangeCodeForSession(code);
    if (error) throw error;
    // Stored anew without the provider's own token, which nothing here needs.
    const { access_token, refresh_token } = data.session;
    const stored = await auth.setSession({ access_token, refresh_token });
    if (stored.error) throw stored.error;
    return data.user.created_at;
  } catch (error) {
    logError('provider-sign-in-failed', { cause: describeError(error) });
    return null;
  }
}

function backToLogin(next: string, locale: Locale): Response {
  return seeOther(localizePath(`/login?${new URLSearchParams({ next, notice: 'provider' })}`, locale));
}
