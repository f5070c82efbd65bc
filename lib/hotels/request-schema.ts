/**
 * One description of the request for a stay: its form, the route handler and the tests read it from here.
 *
 * `POST /api/hotels/requests` takes a `StayRequest` as JSON, at most 64 kB, and answers as `POST /api/bookings` does
 * (lib/bookings/schema.ts): 201 or 200 with a receipt, 400 `invalidBooking`, 409 `offerAltered` or `keyReused`,
 * 410 `offerExpired`, 413, 415, 429, 502. Paths of field problems begin with `passengers.<place>.` or `contact.`.
 */
import * as z from 'zod/mini';
import { contact, latinName } from '@/lib/text/contact';
import { hotelSearchShape, signedHotelOffer } from '@/supabase/functions/_shared/contracts/hotel-search';

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

/** In Latin letters, as in the passport that is shown at check-in. */
export const namedGuest = z.object({
  givenNames: latinName('givenNamesRequired'),
  surname: latinName('surnameRequired'),
});
export type NamedGuest = z.infer<typeof namedGuest>;

export const stayRequest = z.object({
  /** Made once per filled-in form; sending it again gives the same booking, not a second one. */
  idempotencyKey: z.uuid({ error: 'keyInvalid' }),
  locale: z.enum(['en', 'ar'], { error: 'localeInvalid' }),
  search: hotelSearchShape,
  offer: signedHotelOffer,
  /** In the order of `guestsOf`; the first is the lead guest, of the others null stands for a name that follows. */
  passengers: z
    .array(z.nullable(namedGuest), { error: 'passengerTypes' })
    .check(z.minLength(1, { error: 'passengerTypes' }), z.maxLength(mostGuests, { error: 'passengerTypes' })),
  wishes: z.array(z.enum(stayWishes, { error: 'wishUnknown' }), { error: 'wishUnknown' }).check(
    z.maxLength(stayWishes.length, { error: 'wishUnknown', abort: true }),
    z.refine((chosen) => new Set(chosen).size === chosen.length, { error: 'wishUnknown' }),
  ),
  contact,
});
export type StayRequest = z.infer<typeof stayRequest>;
