/**
 * The request to book a flight, for the passenger form, the route handler and the tests. Sent to `POST /api/bookings/flight`, at most 64 kB (see
 * `../../store/take-booking.ts`). `priceChanged` and `fareGone` have `changedOffers` in their `details`, `offerGone` has `goneOffers`. The offers
 * in `details` have new signatures: a request with them accepts the new price.
 */
import * as z from 'zod/mini';
import { contact } from '@/lib/text/contact';
import { fullSearchShape, signedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { namedPerson, passenger } from '../../people';
import { requestHead } from '../../product';

/** In the order of `passengerTypesOf(search)`: adults, then children, then infants. */
export const passengers = z.array(passenger, { error: 'passengerTypes' }).check(z.maxLength(27, { error: 'passengerTypes' }));

export const flightRequest = z.object({
  ...requestHead,
  search: fullSearchShape,
  offer: signedFlightOffer,
  /** Who asks for the trip; then `passengers` is empty, and all of them follow. */
  lead: z.optional(namedPerson),
  passengers,
  contact,
  /** No part of its content: the same flights are booked once, however they are paid. */
  hold: z.optional(z.boolean()),
});
export type FlightRequest = z.infer<typeof flightRequest>;

/**
 * What identifies a requested trip: its flights, terms and price. The same offer found again has another signature, often another id and fewer
 * seats.
 */
export function tripContent({ search, offer }: Pick<FlightRequest, 'search' | 'offer'>): object {
  const flights = offer.itineraries.map(({ segments }) =>
    segments.map(({ carrierCode, number, departure, arrival }) => [
      carrierCode,
      number,
      departure.iataCode,
      departure.at,
      arrival.iataCode,
    ]),
  );
  return { search, flights, total: offer.price.total, conditions: offer.conditions };
}

export function flightContent({
  search,
  offer,
  lead,
  passengers,
  contact,
}: Omit<FlightRequest, 'idempotencyKey' | 'hold'>): object {
  return { trip: tripContent({ search, offer }), lead, passengers, contact };
}

/** `details` of `priceChanged` and `fareGone`: every offer of the request as it is sold now, in the order it was sent. */
export const changedOffers = z.object({ offers: z.array(signedFlightOffer) });
/** `details` of an `offerGone` answer: which of the request's offers, from 0. */
export const goneOffers = z.object({ legs: z.array(z.number()) });
