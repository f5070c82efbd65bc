/**
 * The request for a stay, for its form, the route handler and the tests. Sent to `POST /api/bookings/stay`, at most 64 kB (see
 * `../../store/take-booking.ts`). Paths of field errors begin with `passengers.<place>.` or `contact.`.
 */
import * as z from 'zod/mini';
import { contact } from '@/lib/text/contact';
import { hotelSearchShape, signedHotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { namedPerson } from '../../people';
import { requestHead } from '../../product';

export const stayWishes = [
  'twinBeds',
  'cot',
  'connectingRooms',
  'highFloor',
  'quietRoom',
  'lateArrival',
  'accessibleRoom',
] as const;
export type StayWish = (typeof stayWishes)[number];

/** The most people four rooms can hold. */
const mostGuests = 28;

export const stayRequest = z.object({
  ...requestHead,
  search: hotelSearchShape,
  offer: signedHotelOffer,
  /** In the order of `guestsOf`. The first is the lead guest; null for a name that follows later. */
  passengers: z
    .array(z.nullable(namedPerson), { error: 'passengerTypes' })
    .check(z.minLength(1, { error: 'passengerTypes' }), z.maxLength(mostGuests, { error: 'passengerTypes' })),
  wishes: z.array(z.enum(stayWishes, { error: 'wishUnknown' }), { error: 'wishUnknown' }).check(
    z.maxLength(stayWishes.length, { error: 'wishUnknown', abort: true }),
    z.refine((keys) => new Set(keys).size === keys.length, { error: 'wishUnknown' }),
  ),
  contact,
});
export type StayRequest = z.infer<typeof stayRequest>;

/**
 * What identifies a request: supplier, name of the rate, inclusions and price. Signature, the supplier's id of the offer and language are left
 * out: the same rate found again, or in the other language, is equal.
 */
export function stayContent({ search, offer, passengers, wishes, contact }: Omit<StayRequest, 'idempotencyKey'>): object {
  const { language: _language, hotel: _hotel, ...stay } = search;
  const { supplier, id, rate, board, cancellation, price } = offer;
  return { stay, rate: { supplier, id, rate, board, cancellation, price }, passengers, wishes, contact };
}
