import { deleteAccount, deleteRequest } from '@/lib/dashboard/delete-account';
import { describeError, logError } from '@/lib/log';
import { answerError, answerJson, answerOnly } from '@/lib/network/http';
import { readInput } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { answerSignedOut, answerUnknown } from '@/lib/supabase/server';

const attemptsPerMinute = { name: 'account-deletion', uses: 5, seconds: 60 };

/** Deletes the account of the signed-in user, who enters the password again. */
export async function DELETE(request: Request): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, attemptsPerMinute));
  if (refusal) return refusal;
  const wish = await readInput(request, deleteRequest, { maxBytes: 2_000, code: 'invalidDeletion' });
  if (!wish.ok) return wish.reason;
  try {
    const outcome = await deleteAccount(wish.value.password);
    if (outcome === 'deleted') return answerJson({ deleted: true });
    if (outcome === 'signedOut') return answerSignedOut();
    if (outcome === 'unknown') return answerUnknown();
    return answerError(403, { error: 'This is not the password.', code: outcome });
  } catch (error) {
    logError('account-not-deleted', { requestId: requestIdOf(request), cause: describeError(error) });
    return answerError(502, { error: 'The account could not be deleted.', code: 'unavailable' });
  }
}

const onlyDelete = answerOnly('DELETE');

export { onlyDelete as GET, onlyDelete as OPTIONS, onlyDelete as PATCH, onlyDelete as POST, onlyDelete as PUT };
