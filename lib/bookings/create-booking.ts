import 'server-only';
import { serverEnv } from '@/lib/env';
import type { Result } from '@/lib/result';
import type { BookingRecord } from './booking-record';
import { type BookingObjection, checkBooking } from './check-booking';
import { fingerprintOfFlight } from './fingerprint';
import type { BookingRequest } from './schema';
import { type Asker, type StoredOnce, storeOnce } from './store-once';
import { tripDatesOf } from './trip-rules';

export type BookingFailure = BookingObjection | { code: 'keyReused' | 'bookingNotStored' };

/** Stores a request to book a flight, once per idempotency key. Never rejects. */
export function createBooking(
  request: BookingRequest,
  asker: Asker,
  now: Date = new Date(),
): Promise<Result<StoredOnce, BookingFailure>> {
  return storeOnce<BookingObjection>(
    {
      fingerprint: fingerprintOfFlight(request),
      idempotencyKey: request.idempotencyKey,
      check: () => checkBooking(request, serverEnv().OFFER_SIGNING_SECRET, now),
      mayBeStored: ({ code }) => code !== 'offerAltered',
      record: () => flightRecord(request),
    },
    asker,
  );
}

function flightRecord({ idempotencyKey, locale, search, offer, passengers, contact }: BookingRequest): BookingRecord {
  const { total, currency } = offer.price;
  return { kind: 'flight', idempotencyKey, locale, contact, search, offer, total, currency, passengers, ...tripDatesOf(offer) };
}
