import * as z from 'zod/mini';
import { answerSearchFailure } from '@/lib/flights/search/search-answers';
import { answerError, answerJsonText, onlyPost } from '@/lib/network/http';
import { readInput } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { createCachedFunction, type FunctionFailure, readFunctionFailure } from '@/lib/supabase/cached-function';
import { type FlightExtrasAnswer, flightExtrasAnswer } from '@/supabase/functions/_shared/contracts/flights/flight-extras';
import type { FlightPriceRequest } from '@/supabase/functions/_shared/contracts/flights/flight-price';
import { flightPriceRequest } from '@/supabase/functions/_shared/contracts/flights/flight-price';

/** `notOffered`: the supplier sells nothing beside the seat. `offerAltered`: the offer is not as it was sealed. */
type FlightExtrasFailure = FunctionFailure | 'notOffered' | 'offerAltered';

const refusalBody = z.object({ code: z.enum(['notOffered', 'offerAltered']) });

/** Bags, seats and meals that can be bought with an offer, as the JSON text of a `FlightExtrasAnswer`. Not cached: seats are taken. */
const findFlightExtras = createCachedFunction<FlightPriceRequest, FlightExtrasAnswer, FlightExtrasFailure>({
  name: 'flight-extras',
  answer: flightExtrasAnswer,
  cacheMs: () => 0,
  readFailure: (status, body) => refusalBody.safeParse(body).data?.code ?? readFunctionFailure(status, body),
  expected: 'notOffered',
});

const maxBodyBytes = 64_000;
const questionsPerMinute = { name: 'flight-extras', uses: 30, seconds: 60 };

/** Body: a `FlightPriceRequest`. Answers a `FlightExtrasAnswer`, or 204 when the supplier sells nothing beside the seat. */
export async function POST(request: Request): Promise<Response> {
  const crossOrigin = refuseOtherSites(request);
  if (crossOrigin) return crossOrigin;
  const asked = await readInput(request, flightPriceRequest, { maxBytes: maxBodyBytes, code: 'invalidOffer' });
  if (!asked.ok) return asked.reason;
  const refusal = await refuseTooMany(request, questionsPerMinute);
  if (refusal) return refusal;

  const extras = await findFlightExtras(asked.value, requestIdOf(request));
  if (extras.ok) return answerJsonText(extras.value);
  if (extras.reason === 'notOffered') return new Response(null, { status: 204 });
  if (extras.reason === 'offerAltered') {
    return answerError(409, { error: 'The offer is not as it was sealed.', code: 'offerAltered' });
  }
  return answerSearchFailure(extras.reason);
}

export { onlyPost as DELETE, onlyPost as GET, onlyPost as OPTIONS, onlyPost as PATCH, onlyPost as PUT };
