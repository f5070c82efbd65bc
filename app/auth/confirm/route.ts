import { isAuthApiError } from '@supabase/supabase-js';
import { cookies } from 'next/headers';
import { type ConfirmLink, type ConfirmOutcome, pageAfterConfirm, readConfirmLink } from '@/lib/account/confirm-link';
import { recoveryCookie, recoverySeconds } from '@/lib/account/recovery-mark';
import { sessionIdOf } from '@/lib/account/session-id';
import { siteUrl } from '@/lib/env';
import { createSessionClient } from '@/lib/supabase/server';

/** Where links in mail lead (supabase/templates): signs in by the link's token and goes on to the page it is about. */
export async function GET(request: Request): Promise<Response> {
  const { token, locale } = readConfirmLink(new URL(request.url).searchParams);
  const outcome = await confirm(token);
  return new Response(null, {
    status: 303,
    headers: {
      Location: pageAfterConfirm(token?.type ?? null, outcome, locale),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** A link works once, so what only looks at it (a mail filter, a preview) must not use it up. */
export function HEAD(): Response {
  return new Response(null, { headers: { 'Cache-Control': 'no-store' } });
}

/** Only this session may choose a new password without the present one. */
async function markRecovery(accessToken: string): Promise<void> {
  const sessionId = sessionIdOf(accessToken);
  if (!sessionId) return;
  const secure = siteUrl().startsWith('https:');
  // The page that reads it is prerendered, so the cookie is open to scripts; it names a session and opens nothing.
  (await cookies()).set(recoveryCookie, sessionId, { path: '/', maxAge: recoverySeconds, sameSite: 'lax', secure });
}

async function confirm(token: ConfirmLink['token']): Promise<ConfirmOutcome> {
  if (!token) return 'expired';
  try {
    const { auth } = await createSessionClient();
    const { data, error } = await auth.verifyOtp({ type: token.type, token_hash: token.tokenHash });
    if (error) return isAuthApiError(error) && error.status < 500 ? 'expired' : 'unreachable';
    if (!data.session) return 'half';
    if (token.type === 'recovery') await markRecovery(data.session.access_token);
    return 'confirmed';
  } catch {
    return 'unreachable';
  }
}
