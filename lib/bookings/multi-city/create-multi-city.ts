import 'server-only';
import { serverEnv } from '@/lib/env';
import { type Result, success } from '@/lib/result';
import type { BookingRecord } from '../booking-record';
import type { BookingObjection } from '../check-booking';
import type { BookingFailure } from '../create-booking';
import { fingerprintOf, tripContent } from '../fingerprint';
import type { AskPrice } from '../price-again';
import { type PriceObjection, priceFlights } from '../price-flights';
import { type Asker, type StoredOnce, storeOnce } from '../store-once';
import { checkMultiCity } from './check-multi-city';
import { journeyDatesOf } from './journey-dates';
import type { MultiCityRequest } from './schema';

/**
 * Stores a request to book a journey of several legs, once per idempotency key and at the price each is sold at now. `searchOf` writes down what was searched for.
 * Never rejects.
 */
export function createMultiCityBooking(
  request: MultiCityRequest,
  searchOf: (legs: MultiCityRequest['legs']) => object,
  asker: Asker,
  { now = new Date(), askPrice }: { now?: Date; askPrice?: AskPrice } = {},
): Promise<Result<StoredOnce, BookingFailure>> {
  return storeOnce<BookingObjection | PriceObjection>(
    {
      fingerprint: fingerprintOfJourney(request),
      idempotencyKey: request.idempotencyKey,
      check: () => checkMultiCity(request, serverEnv().OFFER_SIGNING_SECRET, now),
      mayBeStored: ({ code }) => code !== 'offerAltered',
      async record() {
        const priced = await priceFlights(request.legs, asker.requestId, askPrice);
        if (!priced.ok) return priced;
        const { offers, priceUnconfirmed } = priced.value;
        const legs = request.legs.map(({ search, offer }, index) => ({ search, offer: offers[index] ?? offer }));
        return success({ ...journeyRecord({ ...request, legs }, searchOf(legs)), priceUnconfirmed });
      },
    },
    asker,
  );
}

function fingerprintOfJourney({ legs, passengers, contact }: MultiCityRequest): string {
  return fingerprintOf({ trips: legs.map(tripContent), passengers, contact });
}

function journeyRecord({ idempotencyKey, locale, legs, passengers, contact }: MultiCityRequest, search: object): BookingRecord {
  return {
    kind: 'multicity',
    idempotencyKey,
    locale,
    contact,
    search,
    offer: { legs },
    total: totalOfLegs(legs),
    currency: 'QAR',
    passengers,
    ...journeyDatesOf(legs),
  };
}

/** The sum as a decimal amount, in hundredths on the way: "1850.00". */
function totalOfLegs(legs: MultiCityRequest['legs']): string {
  return (legs.reduce((sum, { offer }) => sum + Math.round(Number(offer.price.total) * 100), 0) / 100).toFixed(2);
}
