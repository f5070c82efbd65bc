import 'server-only';
import { serverEnv } from '@/lib/env';
import { type Result, success } from '@/lib/result';
import type { BookingRecord } from './booking-record';
import { type BookingObjection, checkBooking } from './check-booking';
import { fingerprintOfFlight } from './fingerprint';
import type { AskPrice } from './price-again';
import { type PriceObjection, priceFlights } from './price-flights';
import type { BookingRequest } from './schema';
import { type Asker, type StoredOnce, storeOnce } from './store-once';
import { tripDatesOf } from './trip-rules';

export type BookingFailure = BookingObjection | PriceObjection | { code: 'keyReused' | 'bookingNotStored' };

/** Stores a request to book a flight, once per idempotency key and at the price it is sold at now. Never rejects. */
export function createBooking(
  request: BookingRequest,
  asker: Asker,
  { now = new Date(), askPrice }: { now?: Date; askPrice?: AskPrice } = {},
): Promise<Result<StoredOnce, BookingFailure>> {
  return storeOnce<BookingObjection | PriceObjection>(
    {
      fingerprint: fingerprintOfFlight(request),
      idempotencyKey: request.idempotencyKey,
      check: () => checkBooking(request, serverEnv().OFFER_SIGNING_SECRET, now),
      mayBeStored: ({ code }) => code !== 'offerAltered',
      async record() {
        const priced = await priceFlights([request], asker.requestId, askPrice);
        if (!priced.ok) return priced;
        const { offers, priceUnconfirmed } = priced.value;
        return success({ ...flightRecord({ ...request, offer: offers[0] ?? request.offer }), priceUnconfirmed });
      },
    },
    asker,
  );
}

function flightRecord({ idempotencyKey, locale, search, offer, passengers, contact }: BookingRequest): BookingRecord {
  const { total, currency } = offer.price;
  return { kind: 'flight', idempotencyKey, locale, contact, search, offer, total, currency, passengers, ...tripDatesOf(offer) };
}
