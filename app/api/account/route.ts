import { isAuthApiError } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { describeError, logError } from '@/lib/log';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import { timeouts } from '@/lib/network/timeouts';
import { readInput } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { askVisitor } from '@/lib/supabase/account/visitor';
import { createAdminClient } from '@/lib/supabase/admin';
import { createPublicClient } from '@/lib/supabase/public';
import { createSessionClient, signedOutResponse, unknownResponse } from '@/lib/supabase/server';

const attemptsPerMinute = { name: 'account-deletion', uses: 5, seconds: 60 };

/** Deletes the account of the signed-in user, who enters the password again. */
export async function DELETE(request: Request): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, attemptsPerMinute));
  if (refusal) return refusal;
  const wish = await readInput(request, deleteRequest, { maxBytes: 2_000, code: 'invalidDeletion' });
  if (!wish.ok) return wish.reason;
  try {
    const outcome = await deleteAccount(wish.value.password);
    if (outcome === 'deleted') return jsonResponse({ deleted: true });
    if (outcome === 'signedOut') return signedOutResponse();
    if (outcome === 'unknown') return unknownResponse();
    return errorResponse(403, { error: 'This is not the password.', code: outcome });
  } catch (error) {
    logError('account-not-deleted', { requestId: requestIdOf(request), cause: describeError(error) });
    return errorResponse(502, { error: 'The account could not be deleted.', code: 'unavailable' });
  }
}

const deleteRequest = z.object({ password: z.string().check(z.minLength(1), z.maxLength(200)) });

/**
 * Deletes the account of this request's session, and the session, after checking the password. Bookings stay, without an owner. Rejects when
 * Supabase does not answer.
 */
async function deleteAccount(password: string): Promise<'deleted' | 'signedOut' | 'unknown' | 'wrongPassword'> {
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
