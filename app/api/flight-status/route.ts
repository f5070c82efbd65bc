import { parseStatusQuery } from '@/lib/flight-status/parse-status-query';
import { type FlightStatusFailure, findFlightStatus } from '@/lib/flight-status/queries';
import { answerError, answerFieldErrors, answerJsonText, onlyGet } from '@/lib/network/http';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { refuseBeyondStatuses } from '@/lib/security/search-quota';

const questionsPerMinute = { name: 'flight-status', uses: 60, seconds: 60 };

const failures: Record<FlightStatusFailure, { status: number; error: string; code: string }> = {
  searchUnavailable: { status: 502, error: 'The flight status is not available right now.', code: 'statusUnavailable' },
  supplierTooSlow: { status: 504, error: 'The flight status took too long.', code: 'supplierTooSlow' },
  supplierBusy: { status: 503, error: 'The flight status has been asked for too often.', code: 'supplierBusy' },
};

/** `?flight=QR7&date=2026-11-21` or `?from=DOH&to=LHR&date=…`. Answers a `FlightStatusAnswer`. */
export async function GET(request: Request): Promise<Response> {
  const crossOrigin = refuseOtherSites(request);
  if (crossOrigin) return crossOrigin;
  const asked = parseStatusQuery(new URL(request.url).searchParams);
  if (!asked.ok) return answerFieldErrors('invalidSearch', asked.reason);
  const refusal = await refuseTooMany(request, questionsPerMinute);
  if (refusal) return refusal;

  const cached = await findFlightStatus.cached(asked.value);
  if (cached) return answerJsonText(cached);
  const beyond = await refuseBeyondStatuses(request);
  if (beyond) return beyond;
  const found = await findFlightStatus(asked.value, requestIdOf(request));
  if (found.ok) return answerJsonText(found.value);
  const { status, ...body } = failures[found.reason];
  return answerError(status, body, found.reason === 'supplierBusy' ? { 'Retry-After': '60' } : {});
}

export { onlyGet as DELETE, onlyGet as OPTIONS, onlyGet as PATCH, onlyGet as POST, onlyGet as PUT };
