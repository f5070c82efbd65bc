/**
 * A request to book a journey of two to six legs, each an offer of its own.
 *
 * `POST /api/bookings/multi-city` takes a `MultiCityRequest` as JSON, at most 256 kB, and answers as `POST /api/bookings` does
 * (see `../schema.ts`). Every leg carries its own seal: 409 `offerAltered` and 410 `offerExpired` are told when it is so of any
 * of them. Besides the passengers' problems, 400 `invalidBooking` knows `legs` `legCount`; and at `legs.<n>.search`: `oneWayOnly`
 * (a leg has no return), `mixedParties` (another party or cabin than the first leg), `legsOutOfOrder` (an earlier day than the leg
 * before it), `departurePast`; at `legs.<n>.offer`: `legRepeated` (the flights of an earlier leg once more), `legsOverlap` (it does
 * not leave after the leg before it has landed).
 */
import * as z from 'zod/mini';
import { contact } from '@/lib/text/contact';
import { flightSearchShape } from '@/supabase/functions/_shared/contracts/flight-request';
import { signedFlightOffer } from '@/supabase/functions/_shared/contracts/flight-search';
import { passenger } from '../schema';

const legCount = { error: 'legCount' };

export const multiCityRequest = z.object({
  /** Made once per filled-in form; sending it again gives the same booking, not a second one. */
  idempotencyKey: z.uuid({ error: 'keyInvalid' }),
  locale: z.enum(['en', 'ar'], { error: 'localeInvalid' }),
  /** In the order they are flown. */
  legs: z
    .array(z.object({ search: flightSearchShape, offer: signedFlightOffer }), legCount)
    .check(z.minLength(2, legCount), z.maxLength(6, legCount)),
  /** In the order of `passengerTypesOf` the first leg's search. */
  passengers: z.array(passenger, { error: 'passengerTypes' }).check(z.maxLength(27, { error: 'passengerTypes' })),
  contact,
});
export type MultiCityRequest = z.infer<typeof multiCityRequest>;
export type BookedLeg = MultiCityRequest['legs'][number];
