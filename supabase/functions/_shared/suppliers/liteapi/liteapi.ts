/** The hotel API LiteAPI (docs/engineering/suppliers.md). Sends no name or address: a place, days, and the occupancy of the rooms. */
import * as z from 'zod/mini';
import { type HotelSearchRequest, roomsOf } from '../../contracts/hotels/hotel-search.ts';
import { roomLimits } from '../../contracts/hotels/stay-limits.ts';
import type { FindRates } from '../../exchange-rates/rates-for-functions.ts';
import { hotelPlaceOf } from '../../hotel-places/all-places.ts';
import { countryNameOf } from '../../hotel-places/find-places.ts';
import type { HotelSupplier, SuppliedHotels } from '../hotels/hotel-supplier.ts';
import { codedStatuses, createClient, usualAddresses } from './client.ts';
import { createFacilityCodes } from './offers/amenities.ts';
import { detailsOfHotel } from './offers/hotel-details.ts';
import { factsOfHotels } from './offers/hotel-facts.ts';
import { idsIn, offersOf } from './offers/offers.ts';
import { prebookRate } from './offers/price-again.ts';
import { radiusOf } from './places/near-places.ts';
import { createPlaceDetails } from './places/place-details.ts';
import { isKnownPlace, suggestPlaces } from './places/places.ts';
import { ratesResponse } from './responses.ts';

/** More than anybody scrolls through. */
const mostHotels = 100;
/**
 * About 2.7 kB each, so four megabytes: half of the size limit (client.ts). A larger answer is a failure, and five failures open the circuit breaker.
 */
const mostRates = 1_500;
/** For a single hotel. */
const ratesOfOneHotel = 60;
/** Seconds for which the supplier collects rates; it recommends six to twelve. */
const collectsFor = 9;

/** How many hotels to request. */
function hotelsFor(rooms: number): number {
  return Math.min(mostHotels, Math.floor(mostRates / (offersOfHotel(rooms) * rooms)));
}

/** The cheapest rate may be one that we cannot sell. It is undocumented whether the rates of several rooms count as one, so both are allowed for. */
function offersOfHotel(rooms: number): number {
  return 2 * rooms + 1;
}

/** The body of `/hotels/rates`. Travellers are sent as number and age only. */
export function ratesRequest(request: HotelSearchRequest): object {
  const rooms = roomsOf(request);
  const ours = hotelPlaceOf(request.cityCode);
  return {
    ...(request.hotel
      ? { hotelIds: [request.hotel] }
      : ours
        ? { latitude: ours.latitude, longitude: ours.longitude, radius: radiusOf(ours) }
        : { placeId: request.cityCode }),
    checkin: request.checkIn,
    checkout: request.checkOut,
    occupancies: rooms.map(({ adults, childrenAges }) => ({
      adults,
      ...(childrenAges.length > 0 && { children: childrenAges }),
    })),
    currency: 'QAR',
    // Guests of a Qatari agency: most of them cannot book rates for residents of one country only.
    guestNationality: 'QA',
    timeout: collectsFor,
    maxRatesPerHotel: request.hotel ? ratesOfOneHotel : offersOfHotel(rooms.length),
    limit: request.hotel ? 1 : hotelsFor(rooms.length),
    includeHotelData: true,
  };
}

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
    if (ours) {
      const { name, latitude, longitude } = ours;
      return { name: name[language], countryName: countryNameOf(ours, language), latitude, longitude };
    }
    const { name, countryName, latitude, longitude } = await detailsOf(cityCode, language, signal);
    return { name, countryName, latitude, longitude };
  }

  async function searchOnce(request: HotelSearchRequest, signal: AbortSignal, now: Date): Promise<SuppliedHotels> {
    const [place, answer, facilities, exchange] = await Promise.all([
      placeOf(request.cityCode, request.language, signal),
      client.post('/hotels/rates', ratesRequest(request), signal),
      facilityCodes(signal, now),
      rates(),
    ]);
    if (answer === null) return { hotels: [], place };
    const { data, hotels, sandbox, error } = z.parse(ratesResponse, answer);
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
