import { findFlightExtras } from '@/lib/bookings/orders/extras-with-flights';
import { searchFailureResponse } from '@/lib/flights/search/search-responses';
import { errorResponse, jsonTextResponse } from '@/lib/network/http';
import { readInput } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { flightPriceRequest } from '@/supabase/functions/_shared/contracts/flights/flight-price';

const maxBodyBytes = 64_000;
const questionsPerMinute = { name: 'flight-extras', uses: 30, seconds: 60 };

/** Body: a `FlightPriceRequest`. Answers a `FlightExtrasResponse`, or 204 when the supplier sells nothing beside the seat. */
export async function POST(request: Request): Promise<Response> {
  const crossOrigin = refuseOtherSites(request);
  if (crossOrigin) return crossOrigin;
  const asked = await readInput(request, flightPriceRequest, { maxBytes: maxBodyBytes, code: 'invalidOffer' });
  if (!asked.ok) return asked.reason;
  const refusal = await refuseTooMany(request, questionsPerMinute);
  if (refusal) return refusal;

  const extras = await findFlightExtras(asked.value, requestIdOf(request));
  if (extras.ok) return jsonTextResponse(extras.value);
  if (extras.reason === 'notOffered') return new Response(null, { status: 204 });
  if (extras.reason === 'offerAltered') {
    return errorResponse(409, { error: 'The offer is not as it was sealed.', code: 'offerAltered' });
  }
  return searchFailureResponse(extras.reason);
}
