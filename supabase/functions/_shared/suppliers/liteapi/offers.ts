/** From LiteAPI's rates and what it says of the hotels to our offers. */
import { type HotelOffer, type HotelSearchRequest, type RoomOccupancy, roomsOf } from '../../contracts/hotel-search.ts';
import type { Rates } from '../../exchange-rates/rates.ts';
import { amenitiesOf, type FacilityCodes } from './amenities.ts';
import { hotelRates, readable } from './answers.ts';
import { freeUntil } from './cancellation.ts';
import { descriptionText } from './description-text.ts';
import type { HotelFacts } from './hotel-facts.ts';
import { cityNear, districtNear } from './near-places.ts';
import { cheapestOffer, isForEverybody } from './room-offers.ts';

interface Around {
  request: HotelSearchRequest;
  placeName: string;
  facts: ReadonlyMap<string, HotelFacts>;
  facilities: FacilityCodes;
  exchange: Rates;
  now: Date;
}

/** Stands in where a hotel has no photograph; a name of content/art. */
const usualPicture = 'hotel-city';

/** The ids of the hotels that sell a room. */
export function idsIn(listed: readonly unknown[]): string[] {
  return ratesOfHotels(listed).flatMap(({ hotelId, roomTypes }) => (roomTypes.length > 0 ? [hotelId] : []));
}

function ratesOfHotels(listed: readonly unknown[]) {
  const hotels = readable(hotelRates, listed);
  return hotels.map(({ hotelId, roomTypes }) => ({ hotelId, roomTypes: roomTypes.filter(isForEverybody) }));
}

/** A hotel we cannot read is left out; when that is all of them, the answers have changed, and nobody is told that there are no rooms. */
export function offersOf(listed: readonly unknown[], around: Around): HotelOffer[] {
  const rooms = roomsOf(around.request);
  const hotels = ratesOfHotels(listed);
  const full = hotels.filter(({ roomTypes }) => roomTypes.length === 0);
  const offers = hotels.flatMap(({ hotelId, roomTypes }) => {
    const facts = around.facts.get(hotelId);
    return (facts && offerOf(facts, roomTypes, rooms, around)) ?? [];
  });
  if (listed.length > full.length && offers.length === 0) throw new Error('LiteAPI sold rooms in a shape we do not know');
  return offers;
}

function offerOf(
  hotel: HotelFacts,
  roomTypes: readonly unknown[],
  rooms: readonly RoomOccupancy[],
  { request, placeName, facilities, exchange, now }: Around,
): HotelOffer | null {
  const offer = cheapestOffer(roomTypes, rooms, exchange);
  if (!offer) return null;
  const city = cityNear(hotel.point);
  const cityName = hotel.cityName || placeName;
  const clock = { zone: city?.zone ?? null, longitude: hotel.point.longitude };
  const policies = offer.rates.map(({ cancellationPolicies }) => cancellationPolicies);
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
      area: districtNear(hotel.point, city, request.language) ?? cityName,
      ...(hotel.street && { line: hotel.street }),
    },
    media: [{ uri: hotel.photo ?? usualPicture }],
    price: offer.price,
    geoCode: hotel.point,
    board: offer.board,
    rooms: offer.rates.map(({ name }, index) => ({
      name,
      adults: rooms[index]?.adults ?? 0,
      childrenAges: [...(rooms[index]?.childrenAges ?? [])],
      total: offer.roomTotals[index] ?? '0.00',
    })),
    cancellation: { freeUntil: freeUntil(policies, request.checkIn, clock, now) },
    roomsLeft: null,
  };
}
