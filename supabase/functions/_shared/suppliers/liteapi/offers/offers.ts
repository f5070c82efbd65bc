/** Converts LiteAPI's rates and hotel data to our offers. */
import * as z from 'zod/mini';
import {
  type HotelOffer,
  type HotelSearchRequest,
  hotelOffer,
  type RoomOccupancy,
  roomsOf,
} from '../../../contracts/hotels/hotel-search.ts';
import type { Rates } from '../../../exchange-rates/rates.ts';
import { hotelPlaceOf } from '../../../hotel-places/all-places.ts';
import type { SuppliedHotels } from '../../hotels/hotel-supplier.ts';
import { noUsableOffers } from '../../no-usable-offers.ts';
import { cityNear, districtNear, type Point } from '../places/near-places.ts';
import { hotelRates, readable } from '../responses.ts';
import { amenitiesOf, type FacilityCodes } from './amenities.ts';
import { cancellationFees, freeUntil } from './cancellation.ts';
import { descriptionText } from './description-text.ts';
import type { HotelFacts } from './hotel-facts.ts';
import { isForEverybody, type NoOffer, type PartyOffer, partyOffers } from './room-offers.ts';

interface Around {
  request: HotelSearchRequest;
  place: SuppliedHotels['place'];
  facts: ReadonlyMap<string, HotelFacts>;
  facilities: FacilityCodes;
  exchange: Rates;
  now: Date;
}

/** Shown for a hotel without photographs; a name of content/art. */
const usualPicture = 'stay-lobby-1';

/** The ids of the hotels that sell a room. */
export function idsIn(listed: readonly unknown[]): string[] {
  return ratesOfHotels(listed).flatMap(({ hotelId, roomTypes }) => (roomTypes.length > 0 ? [hotelId] : []));
}

function ratesOfHotels(listed: readonly unknown[]) {
  const hotels = readable(hotelRates, listed);
  return hotels.map(({ hotelId, roomTypes }) => ({ hotelId, roomTypes: roomTypes.filter(isForEverybody) }));
}

/** Hotels that cannot be read or priced are left out. When none remain, the search failed, with the reasons; it does not mean that there are no rooms. */
export function offersOf(listed: readonly unknown[], around: Around): HotelOffer[] {
  const rooms = roomsOf(around.request);
  const hotels = ratesOfHotels(listed);
  const selling = hotels.filter(({ roomTypes }) => roomTypes.length > 0);
  const read = selling.map(({ hotelId, roomTypes }) => {
    const facts = around.facts.get(hotelId);
    return facts ? readOffers(facts, roomTypes, rooms, around) : 'unnamed';
  });
  const offers = read.filter((found) => typeof found !== 'string').flat();
  const lost: string[] = read.filter((found) => typeof found === 'string');
  lost.push(...new Array<string>(listed.length - hotels.length).fill('unreadable'));
  if (offers.length === 0 && lost.length > 0) throw noUsableOffers('LiteAPI sold rooms', lost);
  return offers;
}

/** More rates of one hotel than anybody compares. */
const mostRates = 30;

/** The cheapest rate of a hotel, or in a search for one hotel all its rates. An invalid rate leaves out only its own hotel. */
function readOffers(
  hotel: HotelFacts,
  roomTypes: readonly unknown[],
  rooms: readonly RoomOccupancy[],
  around: Around,
): HotelOffer[] | NoOffer {
  try {
    const found = partyOffers(roomTypes, rooms, around.exchange);
    if (typeof found === 'string') return found;
    const isAlone = around.request.hotel !== undefined;
    const offers = (isAlone ? found : found.slice(0, 1)).map((offer) => offerOf(hotel, offer, rooms, around));
    // Rates with the same name differ only in data we do not show; the cheapest stays.
    const rates = new Map(offers.toReversed().map((offer) => [offer.rate, offer]));
    return [...rates.values()]
      .reverse()
      .slice(0, mostRates)
      .map((offer) => z.parse(hotelOffer, offer));
  } catch {
    return 'unreadable';
  }
}

/** The name of a rate, from the features a visitor sees. */
function rateName(rooms: readonly string[], board: string, freeUntil: string | null): string {
  const text = [...rooms, board, freeUntil ? 'free' : 'fixed'].join('-').toLowerCase();
  return text.replace(/[^\p{L}\p{N}]+/gu, '-').slice(-120);
}

function offerOf(
  hotel: HotelFacts,
  offer: PartyOffer,
  rooms: readonly RoomOccupancy[],
  { request, place, facilities, exchange, now }: Around,
): HotelOffer {
  // The centre of the place determines country and time zone, but neither district nor distance.
  const around = hotel.point ?? place;
  const city = cityNear(around);
  const cityName = hotel.cityName || place.name;
  const { rates } = offer;
  const sale = saleOf(offer, rooms, { at: around, checkIn: request.checkIn, exchange, now });
  return {
    id: hotel.id,
    supplier: 'liteapi',
    available: true,
    amenities: amenitiesOf(hotel.facilityIds, facilities),
    description: { text: descriptionText(hotel.description) },
    name: hotel.name,
    rating: hotel.stars,
    address: {
      cityName,
      countryCode: hotel.countryCode || (city?.country ?? ''),
      area: (hotel.point && districtNear(hotel.point, city, request.language)) ?? cityName,
      ...(hotel.street && { line: hotel.street }),
    },
    media: [{ uri: hotel.photo ?? usualPicture }],
    ...sale,
    geoCode: hotel.point,
    ...(request.hotel && {
      rate: rateName(
        rates.map(({ name }) => name),
        offer.board,
        sale.cancellation.freeUntil,
      ),
      // Each has over a thousand characters: only sent when a rate can be selected.
      ...(offer.offerId && { offerId: offer.offerId }),
    }),
    roomsLeft: null,
    ...(hotel.guestRating && { guestRating: hotel.guestRating }),
    ...(request.language === 'ar' && hotel.inEnglish && { inEnglish: inEnglish(hotel.inEnglish) }),
  };

  /** Rooms have the hotel's own English names. A town without an English name keeps its name. */
  function inEnglish({ name, cityName: sent }: NonNullable<HotelFacts['inEnglish']>): NonNullable<HotelOffer['inEnglish']> {
    const town = sent || hotelPlaceOf(request.cityCode)?.name.en || cityName;
    const area = (hotel.point && districtNear(hotel.point, city, 'en')) ?? town;
    return { name, cityName: town, area, rooms: rates.map((rate) => rate.name) };
  }
}

interface Sale {
  /** Position of the hotel, else the centre of its place. */
  at: Point;
  checkIn: string;
  exchange: Rates;
  now: Date;
}

/** The price and terms of an offer. */
export function saleOf(offer: PartyOffer, rooms: readonly RoomOccupancy[], { at, checkIn, exchange, now }: Sale) {
  const clock = { zone: cityNear(at)?.zone ?? null, longitude: at.longitude };
  const policies = offer.rates.map(({ cancellationPolicies }) => cancellationPolicies);
  const cancelled = policies.map((policy, index) => ({ policy, total: offer.roomTotals[index] ?? '0.00' }));
  const fees = cancellationFees(cancelled, exchange, clock, now);
  return {
    price: offer.price,
    board: offer.board,
    rooms: offer.rates.map(({ name }, index) => ({
      name,
      adults: rooms[index]?.adults ?? 0,
      childrenAges: [...(rooms[index]?.childrenAges ?? [])],
      total: offer.roomTotals[index] ?? '0.00',
    })),
    cancellation: { freeUntil: freeUntil(policies, checkIn, clock, now), ...(fees && { fees }) },
  } satisfies Partial<HotelOffer>;
}
