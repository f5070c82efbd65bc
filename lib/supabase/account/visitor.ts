import { isAuthApiError, isAuthError, isAuthSessionMissingError, type SupabaseClient, type User } from '@supabase/supabase-js';
import { withTimeout } from '@/lib/network/fetch-with-timeout';
import { timeouts } from '@/lib/network/timeouts';

/** Who sends a request. `unknown`: there is a session, but Supabase cannot verify it at present, so that this is not "nobody". */
export type Visitor = { status: 'signedIn'; user: User } | { status: 'signedOut' } | { status: 'unknown' };

/** The holder of the client's session, as Supabase confirms it: a token is invalid once its session has ended. Never rejects. */
export async function askVisitor(client: SupabaseClient): Promise<Visitor> {
  try {
    const { data, error } = await withTimeout(timeouts.session, client.auth.getUser());
    if (data.user) return { status: 'signedIn', user: data.user };
    return { status: isRefusal(error) ? 'signedOut' : 'unknown' };
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    // A forged cookie may not even contain a token.
    return { status: isLate ? 'unknown' : 'signedOut' };
  }
}

/** Whether Supabase said that there is no such session. Any other error leaves that open. */
function isRefusal(error: unknown): boolean {
  if (isAuthSessionMissingError(error)) return true;
  if (isAuthApiError(error)) return error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
  return isAuthError(error) && error.name === 'AuthInvalidJwtError';
}
