import { timeouts } from '@/lib/network/timeouts';
import 'server-only';
import { isAuthApiError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { askVisitor } from '@/lib/supabase/account/visitor';
import { createAdminClient } from '@/lib/supabase/admin';
import { createPublicClient } from '@/lib/supabase/public';
import { createSessionClient } from '@/lib/supabase/server';

export const deleteRequest = z.object({ password: z.string().check(z.minLength(1), z.maxLength(200)) });

/**
 * Deletes the account of this request's session, and the session, after checking the password. Bookings stay, without an owner. Rejects when
 * Supabase does not answer.
 */
export async function deleteAccount(password: string): Promise<'deleted' | 'signedOut' | 'unknown' | 'wrongPassword'> {
  const session = await createSessionClient();
  const visitor = await askVisitor(session);
  if (visitor.status === 'unknown') return 'unknown';
  if (visitor.status === 'signedOut' || !visitor.user.email) return 'signedOut';
  const { id, email } = visitor.user;
  if (!(await isRightPassword(id, email, password))) return 'wrongPassword';
  const { error } = await createAdminClient().rpc('delete_account', { account: id });
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
