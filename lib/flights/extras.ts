import 'server-only';
import * as z from 'zod/mini';
import { createCachedFunction, type FunctionFailure, readFunctionFailure } from '@/lib/supabase/cached-function';
import { type FlightExtrasAnswer, flightExtrasAnswer } from '@/supabase/functions/_shared/contracts/flights/flight-extras';
import type { FlightPriceRequest } from '@/supabase/functions/_shared/contracts/flights/flight-price';

/** `notOffered`: the supplier sells nothing beside the seat. `offerAltered`: the offer is not as it was sealed. */
type FlightExtrasFailure = FunctionFailure | 'notOffered' | 'offerAltered';

const refusalBody = z.object({ code: z.enum(['notOffered', 'offerAltered']) });

/** Bags, seats and meals that can be bought with an offer, as the JSON text of a `FlightExtrasAnswer`. Not cached: seats are taken. */
export const findFlightExtras = createCachedFunction<FlightPriceRequest, FlightExtrasAnswer, FlightExtrasFailure>({
  name: 'flight-extras',
  answer: flightExtrasAnswer,
  cacheMs: () => 0,
  readFailure: (status, body) => refusalBody.safeParse(body).data?.code ?? readFunctionFailure(status, body),
  expected: 'notOffered',
});
