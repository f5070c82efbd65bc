import { timeouts } from '@/lib/network/timeouts';
import 'server-only';
import { isAuthApiError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { withTimeout } from '@/lib/network/fetch-with-timeout';
import { createAdminClient } from '@/lib/supabase/admin';
import { createPublicClient } from '@/lib/supabase/public';
import { createSessionClient } from '@/lib/supabase/server';

export const deleteRequest = z.object({ password: z.string().check(z.minLength(1), z.maxLength(200)) });

/**
 * Deletes the account of this request's session, and the session, after checking the password. Bookings stay, without an owner. Rejects when
 * Supabase does not answer.
 */
export async function deleteAccount(password: string): Promise<'deleted' | 'signedOut' | 'wrongPassword'> {
  const session = await createSessionClient();
  const { data, error: unknown } = await withTimeout(timeouts.session, session.auth.getUser());
  if (isAuthRetryableFetchError(unknown)) throw new Error('The session cannot be checked', { cause: unknown });
  if (!data.user?.email) return 'signedOut';
  if (!(await isRightPassword(data.user.id, data.user.email, password))) return 'wrongPassword';
  const { error } = await createAdminClient().rpc('delete_account', { account: data.user.id });
  if (error) throw new Error('The account is not deleted', { cause: error });
  // Clears the cookies. The server may refuse to end the session of a user it no longer has.
  await session.auth.signOut({ scope: 'local' }).catch(() => undefined);
  return 'deleted';
}

async function isRightPassword(id: string, email: string, password: string): Promise<boolean> {
  const { auth } = createPublicClient(timeouts.supabase);
  const { data, error } = await auth.signInWithPassword({ email, password });
  if (error && !(isAuthApiError(error) && error.status < 429))
    throw new Error('The password cannot be checked', { cause: error });
  return data.user?.id === id;
}
