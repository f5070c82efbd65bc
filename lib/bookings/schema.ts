/**
 * One description of a booking request: the passenger form, the route handler and the tests read it from here.
 *
 * `POST /api/bookings` takes a `BookingRequest` as JSON, at most 64 kB, and answers
 * - 201 with a `BookingReceipt`; 200 with the same receipt when the same request arrives again (same key, same content),
 *   however late, so a form may send again after any failure;
 * - 400 `invalidBooking` with `details: [{ path: 'passengers.0.dateOfBirth', message: 'adultAge' }]`: `path` joins keys with
 *   dots, `message` is an error key; also `malformedJson`, without details;
 * - 409 `offerAltered`: price, flights or search are not what was offered; 409 `keyReused`: the key belongs to other content;
 * - 410 `offerExpired`: the offer was real and is too old; the same search gives a new one;
 * - 413 `bodyTooLarge`, 415 `notJson`, 429 `tooManyRequests` with `Retry-After` in seconds;
 * - 502 `bookingNotStored`: nothing is stored, or nobody can say; sending the same request again is safe.
 * Every refusal is `{ error, code, details? }`: `error` is English for developers, `code` the word above.
 */
import * as z from 'zod/mini';
import { toLatinDigits } from '@/lib/digits';
import { internationalPhone, phonePattern } from '@/lib/phone';
import { calendarDay } from '@/supabase/functions/_shared/contracts/calendar-day-schema';
import { flightSearchShape, signedFlightOffer } from '@/supabase/functions/_shared/contracts/flight-search';
import { passengerTypes } from './passengers';

/** Marks that turn the direction of text come along unseen when it is copied, and can make it read otherwise than it is stored. */
const withoutBidiMarks = (text: string) => text.replace(/\p{Bidi_Control}/gu, '');

const name = (missing: string) =>
  z.string({ error: missing }).check(
    z.overwrite((text) => withoutBidiMarks(text).trim()),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(60, { error: 'nameTooLong', abort: true }),
    z.regex(/^[A-Za-z][A-Za-z '.-]*$/, { error: 'nameAsInPassport' }),
  );

/** Text that was typed as digits and signs: Arabic digits become Latin ones before `pattern` is asked. */
const typed = (clean: (text: string) => string, pattern: RegExp, error: string) =>
  z.pipe(
    z.pipe(
      z.string({ error }),
      z.transform((text) => clean(toLatinDigits(withoutBidiMarks(text)))),
    ),
    z.string().check(z.regex(pattern, { error })),
  );

export const passenger = z.object({
  type: z.enum(passengerTypes, { error: 'passengerTypes' }),
  /** In Latin letters, as the machine-readable line of the passport has them. */
  givenNames: name('givenNamesRequired'),
  surname: name('surnameRequired'),
  dateOfBirth: calendarDay('dateOfBirthInvalid'),
  /** ISO 3166 alpha-2. */
  nationality: z.string({ error: 'nationalityRequired' }).check(z.regex(/^[A-Z]{2}$/, { error: 'nationalityRequired' })),
  /** Upper case without spaces, whatever was typed. */
  passportNumber: typed((text) => text.replace(/\s/g, '').toUpperCase(), /^[A-Z0-9]{5,15}$/, 'passportNumberInvalid'),
  passportExpiry: calendarDay('passportExpiryInvalid'),
});
export type Passenger = z.infer<typeof passenger>;

/** Neither Postgres nor a reader can use control characters (line breaks and tabs stay) or halves of a character. */
const unusable = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

export const contact = z.object({
  email: z.string({ error: 'emailInvalid' }).check(
    z.overwrite((text) => withoutBidiMarks(text).trim()),
    z.maxLength(254, { error: 'emailInvalid', abort: true }),
    z.email({ error: 'emailInvalid' }),
  ),
  /** With country code, digits after the plus sign; spaces and dashes are taken out, and a Qatari number gets its code. */
  phone: typed(internationalPhone, phonePattern, 'phoneInvalid'),
  notes: z.optional(
    z.string({ error: 'notesTooLong' }).check(
      z.overwrite((text) => withoutBidiMarks(text).replace(unusable, '').trim()),
      z.maxLength(1000, { error: 'notesTooLong' }),
    ),
  ),
});
export type Contact = z.infer<typeof contact>;

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
}

/** What a refusal's `code` may be. */
export type BookingRefusal =
  | 'malformedJson'
  | 'invalidBooking'
  | 'offerAltered'
  | 'keyReused'
  | 'offerExpired'
  | 'bodyTooLarge'
  | 'notJson'
  | 'tooManyRequests'
  | 'bookingNotStored';
