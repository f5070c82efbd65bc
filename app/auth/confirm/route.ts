import { isAuthApiError } from '@supabase/supabase-js';
import { type ConfirmLink, type ConfirmOutcome, pageAfterConfirm, readConfirmLink } from '@/lib/account/confirm-link';
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

async function confirm(token: ConfirmLink['token']): Promise<ConfirmOutcome> {
  if (!token) return 'expired';
  try {
    const { auth } = await createSessionClient();
    const { data, error } = await auth.verifyOtp({ type: token.type, token_hash: token.tokenHash });
    if (error) return isAuthApiError(error) && error.status < 500 ? 'expired' : 'unreachable';
    return data.session ? 'confirmed' : 'half';
  } catch {
    return 'unreachable';
  }
}
