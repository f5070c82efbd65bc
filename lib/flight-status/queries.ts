import 'server-only';
import * as z from 'zod/mini';
import { createCachedFunction } from '@/lib/supabase/cached-function';
import {
  type FlightStatusRequest,
  type FlightStatusResponse,
  flightStatusResponse,
} from '@/supabase/functions/_shared/contracts/flights/flight-status';
import type { SearchFailure } from '@/supabase/functions/_shared/contracts/search-failure';

export type FlightStatusFailure = Extract<SearchFailure, 'searchUnavailable' | 'supplierTooSlow' | 'supplierBusy'>;

const busyBody = z.object({ code: z.literal('supplierBusy') });

/** The requested flights, as the JSON text of a `FlightStatusResponse`. Equal questions within a minute share one answer. */
export const findFlightStatus = createCachedFunction<FlightStatusRequest, FlightStatusResponse, FlightStatusFailure>({
  name: 'flight-status',
  answer: flightStatusResponse,
  /** Gates change: no answer is cached for longer. */
  cacheMs: () => 60_000,
  readFailure: (status, body) => {
    if (busyBody.safeParse(body).success) return 'supplierBusy';
    return status === 504 ? 'supplierTooSlow' : 'searchUnavailable';
  },
});
