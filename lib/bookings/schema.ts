/**
 * One description of a booking request: the passenger form, the route handler and the tests read it from here.
 *
 * `POST /api/bookings` takes a `BookingRequest` as JSON, at most 64 kB, and answers
 * - 201 with a `BookingReceipt`; 200 with the same receipt when the same request arrives again (same key, same content),
 *   however late, so a form may send again after any failure;
 * - 400 `invalidBooking` with `details: [{ path: 'passengers.0.dateOfBirth', message: 'adultAge' }]`: `path` joins keys with
 *   dots, `message` is an error key; also `malformedJson`, without details;
 * - 409 `offerAltered`: price, flights or search are not what was offered; 409 `keyReused`: the key belongs to other content;
 * - 409 `priceChanged` with `details: { offers }`: the offer is sold at another price by now (docs/decisions/0033-re-pricing.md).
 *   Nothing is stored; sent with the offer in `details`, sealed anew, the request is one for that price;
 * - 410 `offerExpired`: the offer was real and is too old; the same search gives a new one; 410 `offerGone` with
 *   `details: { legs }`: it is no longer sold;
 * - 413 `bodyTooLarge`, 415 `notJson`, 429 `tooManyRequests` with `Retry-After` in seconds;
 * - 502 `bookingNotStored`: nothing is stored, or nobody can say; sending the same request again is safe.
 * Every refusal is `{ error, code, details? }`: `error` is English for developers, `code` the word above.
 */
import * as z from 'zod/mini';
import { countryCodes } from '@/content/countries';
import { contact, gender, latinName, passportNumber, title } from '@/lib/text/contact';
import { calendarDay } from '@/supabase/functions/_shared/contracts/calendar-day-schema';
import { flightSearchShape } from '@/supabase/functions/_shared/contracts/flight-request';
import { signedFlightOffer } from '@/supabase/functions/_shared/contracts/flight-search';
import { passengerTypes, travelDocuments } from './passengers';

export const passenger = z.object({
  type: z.enum(passengerTypes, { error: 'passengerTypes' }),
  title,
  /** As on the travel document. */
  gender,
  /** In Latin letters, as the machine-readable line of the passport has them. */
  givenNames: latinName('givenNamesRequired'),
  surname: latinName('surnameRequired'),
  dateOfBirth: calendarDay('dateOfBirthInvalid'),
  /** ISO 3166 alpha-2, of a country people come from. */
  nationality: z.enum([...countryCodes], { error: 'nationalityRequired' }),
  /** What the number and the expiry day belong to; an identity card is for citizens and trips of the GCC alone. */
  travelDocument: z._default(z.enum(travelDocuments, { error: 'documentUnknown' }), 'passport'),
  passportNumber,
  passportExpiry: calendarDay('passportExpiryInvalid'),
});
export type Passenger = z.infer<typeof passenger>;

export const bookingRequest = z.object({
  /** Made once per filled-in form; sending it again gives the same booking, not a second one. */
  idempotencyKey: z.uuid({ error: 'keyInvalid' }),
  locale: z.enum(['en', 'ar'], { error: 'localeInvalid' }),
  search: flightSearchShape,
  offer: signedFlightOffer,
  /** In the order of `passengerTypesOf(search)`: adults, then children, then infants. */
  passengers: z.array(passenger, { error: 'passengerTypes' }).check(z.maxLength(27, { error: 'passengerTypes' })),
  contact,
});
export type BookingRequest = z.infer<typeof bookingRequest>;

/** Body of a stored request's answer; `requestedAt` is an ISO instant in UTC. */
export interface BookingReceipt {
  reference: string;
  status: 'requested';
  requestedAt: string;
  /** The supplier could not be asked for the price once more: the agency confirms it by hand. */
  priceUnconfirmed?: true;
}

export function receiptOf(reference: string, requestedAt: string, priceUnconfirmed = false): BookingReceipt {
  return { reference, status: 'requested', requestedAt, ...(priceUnconfirmed && { priceUnconfirmed }) };
}

/** `details` of a `priceChanged` answer: every offer of the request as it is sold now, in the order it was sent. */
export const changedOffers = z.object({ offers: z.array(signedFlightOffer) });
/** `details` of an `offerGone` answer: which of the request's offers, from 0. */
export const goneOffers = z.object({ legs: z.array(z.number()) });

/** What a refusal's `code` may be. */
export type BookingRefusal =
  | 'malformedJson'
  | 'invalidBooking'
  | 'offerAltered'
  | 'priceChanged'
  | 'keyReused'
  | 'offerExpired'
  | 'offerGone'
  | 'bodyTooLarge'
  | 'notJson'
  | 'tooManyRequests'
  | 'bookingNotStored';
