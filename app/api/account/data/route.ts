import { collectData } from '@/lib/dashboard/collect-data';
import { describeError, logError } from '@/lib/log';
import { downloadResponse, errorResponse } from '@/lib/network/http';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { readVisitor, signedOutResponse, unknownResponse } from '@/lib/supabase/server';

const copiesPerHour = { name: 'account-data', uses: 10, seconds: 3600 };

/** Everything we hold about the signed-in user, as a file. */
export async function GET(request: Request): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, copiesPerHour));
  if (refusal) return refusal;
  try {
    const visitor = await readVisitor();
    if (visitor.status === 'signedOut') return signedOutResponse();
    if (visitor.status === 'unknown') return unknownResponse();
    const body = JSON.stringify(await collectData(visitor.user), null, 2);
    return downloadResponse({ body, type: 'application/json; charset=utf-8', name: 'karam-travel-account.json' });
  } catch (error) {
    logError('account-data-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    return errorResponse(502, { error: 'The data could not be read.', code: 'unavailable' });
  }
}
