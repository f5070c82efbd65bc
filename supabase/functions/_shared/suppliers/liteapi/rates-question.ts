import { type HotelSearchRequest, roomsOf } from '../../contracts/hotels/hotel-search.ts';
import { hotelPlaceOf } from '../../hotel-places/all-places.ts';
import { radiusOf } from './places/near-places.ts';

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
export function hotelsFor(rooms: number): number {
  return Math.min(mostHotels, Math.floor(mostRates / (offersOfHotel(rooms) * rooms)));
}

/** The cheapest rate may be one that we cannot sell. It is undocumented whether the rates of several rooms count as one, so both are allowed for. */
function offersOfHotel(rooms: number): number {
  return 2 * rooms + 1;
}

/** The body of `/hotels/rates`. Travellers are sent as number and age only. */
export function ratesQuestion(request: HotelSearchRequest): object {
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
