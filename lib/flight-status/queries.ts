import 'server-only';
import * as z from 'zod/mini';
import { createCachedFunction } from '@/lib/supabase/cached-function';
import {
  type FlightStatusAnswer,
  type FlightStatusRequest,
  flightStatusAnswer,
} from '@/supabase/functions/_shared/contracts/flight-status';

/** `busy`: the supplier wants to be left alone for a while. */
export type FlightStatusFailure = 'unavailable' | 'tooSlow' | 'busy';

const busyBody = z.object({ code: z.literal('supplierBusy') });

/** The flights asked for, as the JSON text of a `FlightStatusAnswer`. Equal questions within a minute share one answer. */
export const findFlightStatus = createCachedFunction<FlightStatusRequest, FlightStatusAnswer, FlightStatusFailure>({
  name: 'flight-status',
  answer: flightStatusAnswer,
  /** A little more than the function gives its suppliers (10 s together), so that its own word on a slow supplier arrives. */
  patienceMs: 12_000,
  /** A gate may change: nobody waits longer than this for what is new. */
  cacheMs: () => 60_000,
  readFailure: (status, body) => (busyBody.safeParse(body).success ? 'busy' : status === 504 ? 'tooSlow' : 'unavailable'),
});
