import { deleteAccount, deleteRequest } from '@/lib/dashboard/delete-account';
import { describeError, logError } from '@/lib/log';
import { answerError, answerFieldErrors, answerJson, answerOnly, fieldErrors } from '@/lib/network/http';
import { answerBodyError, readJson } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';

const attemptsPerMinute = { name: 'account-deletion', uses: 5, seconds: 60 };

/** Deletes the account of the signed-in user, who enters the password again. */
export async function DELETE(request: Request): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, attemptsPerMinute));
  if (refusal) return refusal;
  const body = await readJson(request, 2_000);
  if (!body.ok) return answerBodyError(body.reason);
  const wish = deleteRequest.safeParse(body.value);
  if (!wish.success) return answerFieldErrors('invalidDeletion', fieldErrors(wish.error.issues));
  try {
    const outcome = await deleteAccount(wish.data.password);
    if (outcome === 'deleted') return answerJson({ deleted: true });
    if (outcome === 'signedOut') return answerError(401, { error: 'Please sign in.', code: outcome });
    return answerError(403, { error: 'This is not the password.', code: outcome });
  } catch (error) {
    logError('account-not-deleted', { requestId: requestIdOf(request), cause: describeError(error) });
    return answerError(502, { error: 'The account could not be deleted.', code: 'unavailable' });
  }
}

const onlyDelete = answerOnly('DELETE');

export { onlyDelete as GET, onlyDelete as OPTIONS, onlyDelete as PATCH, onlyDelete as POST, onlyDelete as PUT };
