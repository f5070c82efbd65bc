import { parseStatusQuery } from '@/lib/flight-status/parse-status-query';
import { type FlightStatusFailure, findFlightStatus } from '@/lib/flight-status/queries';
import { errorResponse, fieldErrorsResponse } from '@/lib/network/http';
import { handleSearch } from '@/lib/search/handle-search';
import { refuseBeyondStatuses } from '@/lib/security/rate-limit';
import { refuseOtherSites } from '@/lib/security/same-origin';

const questionsPerMinute = { name: 'flight-status', uses: 60, seconds: 60 };

const failures: Record<FlightStatusFailure, { status: number; error: string; code: string }> = {
  searchUnavailable: { status: 502, error: 'The flight status is not available right now.', code: 'statusUnavailable' },
  supplierTooSlow: { status: 504, error: 'The flight status took too long.', code: 'supplierTooSlow' },
  supplierBusy: { status: 503, error: 'The flight status has been asked for too often.', code: 'supplierBusy' },
};

/** `?flight=QR7&date=2026-11-21` or `?from=DOH&to=LHR&date=…`. Answers a `FlightStatusResponse`. */
export async function GET(request: Request): Promise<Response> {
  const crossOrigin = refuseOtherSites(request);
  if (crossOrigin) return crossOrigin;
  const asked = parseStatusQuery(new URL(request.url).searchParams);
  if (!asked.ok) return fieldErrorsResponse('invalidSearch', asked.reason);
  return handleSearch(request, {
    question: asked.value,
    find: findFlightStatus,
    perMinute: questionsPerMinute,
    refuseBeyond: refuseBeyondStatuses,
    failureResponse(reason) {
      const { status, ...body } = failures[reason];
      return errorResponse(status, body, reason === 'supplierBusy' ? { 'Retry-After': '60' } : {});
    },
  });
}
