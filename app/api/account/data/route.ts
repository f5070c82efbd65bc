import { collectData } from '@/lib/dashboard/collect-data';
import { describeError, logError } from '@/lib/log';
import { answerError, onlyGet } from '@/lib/network/http';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';

const copiesPerHour = { name: 'account-data', uses: 10, seconds: 3600 };

/** Everything we hold about the signed-in user, as a file. */
export async function GET(request: Request): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, copiesPerHour));
  if (refusal) return refusal;
  try {
    const data = await collectData();
    if (!data) return answerError(401, { error: 'Please sign in.', code: 'signedOut' });
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': 'attachment; filename="karam-travel-account.json"',
        'Cache-Control': 'no-store',
      },
    });
  } catch (error) {
    logError('account-data-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    return answerError(502, { error: 'The data could not be read.', code: 'unavailable' });
  }
}

export { onlyGet as DELETE, onlyGet as OPTIONS, onlyGet as PATCH, onlyGet as POST, onlyGet as PUT };
