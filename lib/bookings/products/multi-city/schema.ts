/**
 * A request to book a journey of two to six legs, each an offer of its own.
 *
 * `POST /api/bookings/multi-city` takes a `JourneyRequest`, at most 256 kB, and answers as for a flight (`../flight/schema.ts`). Every
 * leg carries its own seal: 409 `offerAltered` and 410 `offerExpired` when that is true of any leg. Besides the passengers'
 * problems, 400 `invalidBooking` knows `legs` `legCount`; and at `legs.<n>.search`: `oneWayOnly` (a leg has no return),
 * `mixedParties` (another party or cabin than the first leg), `legsOutOfOrder` (an earlier day than the leg before it),
 * `departurePast`; at `legs.<n>.offer`: `legRepeated` (the flights of an earlier leg once more), `legsOverlap` (it does not leave
 * after the leg before it has landed).
 */
import * as z from 'zod/mini';
import { contact } from '@/lib/text/contact';
import { fullSearchShape, signedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { requestHead } from '../../product';
import { passengers, tripContent } from '../flight/schema';

const legCount = { error: 'legCount' };

export const journeyRequest = z.object({
  ...requestHead,
  /** In the order they are flown. */
  legs: z
    .array(z.object({ search: fullSearchShape, offer: signedFlightOffer }), legCount)
    .check(z.minLength(2, legCount), z.maxLength(6, legCount)),
  /** The party of the first leg's search. */
  passengers,
  contact,
});
export type JourneyRequest = z.infer<typeof journeyRequest>;
export type BookedLeg = JourneyRequest['legs'][number];

export function journeyContent({ legs, passengers, contact }: Omit<JourneyRequest, 'idempotencyKey'>): object {
  return { trips: legs.map(tripContent), passengers, contact };
}
