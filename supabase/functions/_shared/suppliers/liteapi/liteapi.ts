/** The hotel API LiteAPI (docs/engineering/suppliers.md). Sends no name or address: a place, days, and the occupancy of the rooms. */
import * as z from 'zod/mini';
import type { HotelSearchRequest } from '../../contracts/hotels/hotel-search.ts';
import { roomLimits } from '../../contracts/hotels/stay-limits.ts';
import type { FindRates } from '../../exchange-rates/rates-for-functions.ts';
import { hotelPlaceOf } from '../../hotel-places/all-places.ts';
import { countryNameOf } from '../../hotel-places/find-places.ts';
import type { HotelSupplier, SuppliedHotels } from '../hotels/hotel-supplier.ts';
import { ratesAnswer } from './answers.ts';
import { codedStatuses, createClient, usualAddresses } from './client.ts';
import { createFacilityCodes } from './offers/amenities.ts';
import { detailsOfHotel } from './offers/hotel-details.ts';
import { factsOfHotels } from './offers/hotel-facts.ts';
import { idsIn, offersOf } from './offers/offers.ts';
import { prebookRate } from './offers/price-again.ts';
import { createPlaceDetails } from './places/place-details.ts';
import { isKnownPlace, suggestPlaces } from './places/places.ts';
import { hotelsFor, ratesQuestion } from './rates-question.ts';

interface LiteApiSettings {
  key: string | undefined;
  /** Base address; the usual one by default. */
  address?: string | undefined;
  bookAddress?: string | undefined;
  /** For prices in another currency than the requested one. */
  rates: FindRates;
  fetch?: typeof fetch;
}

const nothingAvailable = 2001;

export function createLiteApi({ key, address, bookAddress, rates, fetch }: LiteApiSettings): HotelSupplier {
  if (!key) throw new Error('LITEAPI_KEY is not set, so LiteAPI cannot be asked');
  const client = createClient({ key, address: address ?? usualAddresses.search, fetch });
  const bookClient = createClient({ key, address: bookAddress ?? usualAddresses.book, fetch, readStatuses: codedStatuses });
  const detailsOf = createPlaceDetails(client);
  const facilityCodes = createFacilityCodes(client);
  let isTest = false;

  async function placeOf(cityCode: string, language: 'en' | 'ar', signal: AbortSignal) {
    const ours = hotelPlaceOf(cityCode);
    if (!ours) return detailsOf(cityCode, language, signal);
    const { name, latitude, longitude } = ours;
    return { name: name[language], countryName: countryNameOf(ours, language), latitude, longitude };
  }

  async function searchOnce(request: HotelSearchRequest, signal: AbortSignal, now: Date): Promise<SuppliedHotels> {
    const [place, answer, facilities, exchange] = await Promise.all([
      placeOf(request.cityCode, request.language, signal),
      client.post('/hotels/rates', ratesQuestion(request), signal),
      facilityCodes(signal, now),
      rates(),
    ]);
    if (answer === null) return { hotels: [], place };
    const { data, hotels, sandbox, error } = z.parse(ratesAnswer, answer);
    isTest = sandbox === true;
    if (error && error.code !== nothingAvailable) throw new Error(`LiteAPI answered with error ${error.code}`);
    const listed = data ?? [];
    const facts = await factsOfHotels(client, idsIn(listed), hotels ?? [], request.language, signal);
    return {
      hotels: offersOf(listed, { request, place, facts, facilities, exchange, now }),
      place,
      // The limit applies to requested hotels, half of which may be full.
      limited: !request.hotel && listed.length >= hotelsFor(request.rooms) / 2,
    };
  }

  return {
    name: 'liteapi',
    /** Test keys sell rooms that do not exist; every answer states the kind of its key. */
    get sandbox() {
      return isTest;
    },
    timeLimitMs: 18_000,
    /** Each makes two to four requests over some seconds; 250 a second are allowed. */
    questionsAtOnce: 20,
    currencies: 'any',
    limits: { rooms: roomLimits.rooms.max, guestsInRoom: roomLimits.adults.max + roomLimits.children.max },
    isKnownPlace,
    findPlaces: (request, signal) => suggestPlaces(client, detailsOf, request, signal),
    async priceAgain(offer, request, { signal, now }) {
      const [at, exchange] = await Promise.all([offer.geoCode ?? placeOf(request.cityCode, request.language, signal), rates()]);
      return (await prebookRate(bookClient, offer, request, { at, exchange, now, signal }))?.rate ?? null;
    },
    findHotel: (request, { signal }) => detailsOfHotel(client, request, signal),
    async searchHotels(request, { signal: caller, now }) {
      // Aborts pending requests when one has failed.
      const attempt = new AbortController();
      const signal = AbortSignal.any([caller, attempt.signal]);
      try {
        return await searchOnce(request, signal, now);
      } finally {
        attempt.abort();
      }
    },
  };
}
