/**
 * The request for a package, for the booking flow, the route handler and the tests. Sent to `POST /api/bookings/package`, at most 64 kB (see
 * `../../store/take-booking.ts`). The price of the package comes from the price list, that of its flights from their signed offer. `details` of
 * `priceChanged` are a `ChangedPrice`: the same trip with the new prices (and a new key) is stored.
 */
import * as z from 'zod/mini';
import { type PackageRates, packageExtras } from '@/content/package';
import { isPossibleRoom, roomLimits } from '@/lib/packages/party';
import type { PackagePrice } from '@/lib/packages/price';
import { contact } from '@/lib/text/contact';
import { calendarDay } from '@/supabase/functions/_shared/contracts/calendar-day-schema';
import {
  fullSearchShape,
  type SignedFlightOffer,
  signedFlightOffer,
} from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { namedPerson, traveller } from '../../people';
import { requestHead } from '../../product';
import { tripContent } from '../flight/schema';

export const mostExtraNights = 7;
/** Further topics for the agency's answer; not part of the price. */
export const packageWishes = ['flights', 'visa', 'insurance'] as const;
export type PackageWish = (typeof packageWishes)[number];

const roomParty = z
  .object({
    adults: z.number({ error: 'roomImpossible' }),
    childAges: z.array(z.number({ error: 'roomImpossible' }), { error: 'roomImpossible' }),
  })
  .check(z.refine(isPossibleRoom, { error: 'roomImpossible' }));

/** Each of `all` at most once. */
const choiceOf = <Choice extends string>(all: readonly Choice[]) =>
  z.array(z.enum(all, { error: 'choiceUnknown' }), { error: 'choiceUnknown' }).check(
    z.maxLength(all.length, { error: 'choiceUnknown', abort: true }),
    z.refine((keys) => new Set(keys).size === keys.length, { error: 'choiceUnknown' }),
  );

export const packageTrip = z.object({
  departureDate: calendarDay('departureRequired'),
  extraNights: z
    .int({ error: 'extraNightsInvalid' })
    .check(z.minimum(0, { error: 'extraNightsInvalid' }), z.maximum(mostExtraNights, { error: 'extraNightsInvalid' })),
  rooms: z
    .array(roomParty, { error: 'roomImpossible' })
    .check(z.minLength(1, { error: 'roomImpossible' }), z.maxLength(roomLimits.rooms, { error: 'roomImpossible' })),
  extras: choiceOf(packageExtras),
  wishes: choiceOf(packageWishes),
});
export type RequestedTrip = z.infer<typeof packageTrip>;

export const packageRequest = z.object({
  ...requestHead,
  packageId: z.string({ error: 'packageUnknown' }).check(z.maxLength(60, { error: 'packageUnknown' })),
  trip: packageTrip,
  /** The price of the package that was shown, without flights, in whole riyals. */
  total: z.int({ error: 'totalInvalid' }).check(z.minimum(0, { error: 'totalInvalid' })),
  /** The flights from Doha for everybody; left out of a package without flights. */
  flight: z.optional(z.object({ search: fullSearchShape, offer: signedFlightOffer })),
  /** Who asks on the one screen; then `travellers` is empty, and all of them follow. */
  lead: z.optional(namedPerson),
  /** In the order of `placesOf(trip.rooms)`. */
  travellers: z
    .array(traveller, { error: 'travellersMissing' })
    .check(z.maxLength(roomLimits.rooms * roomLimits.people, { error: 'travellersMissing' })),
  contact,
});
export type PackageRequest = z.infer<typeof packageRequest>;

export function packageContent({
  packageId,
  trip,
  total,
  flight,
  lead,
  travellers,
  contact,
}: Omit<PackageRequest, 'idempotencyKey'>): object {
  return { packageId, trip, total, flight: flight && tripContent(flight), lead, travellers, contact };
}

/** `details` of a `priceChanged` answer: the present price list of the package, the price of this trip, and its flights as they are sold now. */
export interface ChangedPrice {
  rates: PackageRates;
  price: PackagePrice;
  flight?: SignedFlightOffer;
}
