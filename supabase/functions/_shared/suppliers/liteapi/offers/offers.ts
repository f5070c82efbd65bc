/** From LiteAPI's rates and what it says of the hotels to our offers. */
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
import { hotelRates, readable } from '../answers.ts';
import { cityNear, districtNear } from '../places/near-places.ts';
import { amenitiesOf, type FacilityCodes } from './amenities.ts';
import { freeUntil } from './cancellation.ts';
import { descriptionText } from './description-text.ts';
import type { HotelFacts } from './hotel-facts.ts';
import { cheapestOffer, isForEverybody, type NoOffer } from './room-offers.ts';

interface Around {
  request: HotelSearchRequest;
  place: SuppliedHotels['place'];
  facts: ReadonlyMap<string, HotelFacts>;
  facilities: FacilityCodes;
  exchange: Rates;
  now: Date;
}

/** Shown for a hotel without photograph; a name of content/art. */
const usualPicture = 'hotel-city';

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
    return facts ? readOffer(facts, roomTypes, rooms, around) : 'unnamed';
  });
  const offers = read.filter((offer) => typeof offer !== 'string');
  const lost: string[] = read.filter((offer) => typeof offer === 'string');
  lost.push(...new Array<string>(listed.length - hotels.length).fill('unreadable'));
  if (offers.length === 0 && lost.length > 0) throw noUsableOffers('LiteAPI sold rooms', lost);
  return offers;
}

/** What our contract has no shape for, or what cannot be reckoned with, costs this hotel alone. */
function readOffer(...hotel: Parameters<typeof offerOf>): HotelOffer | NoOffer {
  try {
    const offer = offerOf(...hotel);
    return typeof offer === 'string' ? offer : z.parse(hotelOffer, offer);
  } catch {
    return 'unreadable';
  }
}

function offerOf(
  hotel: HotelFacts,
  roomTypes: readonly unknown[],
  rooms: readonly RoomOccupancy[],
  { request, place, facilities, exchange, now }: Around,
): HotelOffer | NoOffer {
  const offer = cheapestOffer(roomTypes, rooms, exchange);
  if (typeof offer === 'string') return offer;
  // From the centre of the place come country and time zone, but no district and no distance.
  const around = hotel.point ?? place;
  const city = cityNear(around);
  const cityName = hotel.cityName || place.name;
  const clock = { zone: city?.zone ?? null, longitude: around.longitude };
  const { rates } = offer;
  const policies = rates.map(({ cancellationPolicies }) => cancellationPolicies);
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
    price: offer.price,
    geoCode: hotel.point,
    board: offer.board,
    rooms: rates.map(({ name }, index) => ({
      name,
      adults: rooms[index]?.adults ?? 0,
      childrenAges: [...(rooms[index]?.childrenAges ?? [])],
      total: offer.roomTotals[index] ?? '0.00',
    })),
    cancellation: { freeUntil: freeUntil(policies, request.checkIn, clock, now) },
    roomsLeft: null,
    ...(hotel.guestRating && { guestRating: hotel.guestRating }),
    ...(request.language === 'ar' && hotel.inEnglish && { inEnglish: inEnglish(hotel.inEnglish) }),
  };

  /** Rooms are called what the hotel calls them, in English. A town that nobody names in English keeps the name it has. */
  function inEnglish({ name, cityName: sent }: NonNullable<HotelFacts['inEnglish']>): NonNullable<HotelOffer['inEnglish']> {
    const town = sent || hotelPlaceOf(request.cityCode)?.name.en || cityName;
    const area = (hotel.point && districtNear(hotel.point, city, 'en')) ?? town;
    return { name, cityName: town, area, rooms: rates.map((rate) => rate.name) };
  }
}
