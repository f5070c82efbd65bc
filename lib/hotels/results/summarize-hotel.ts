import { amenityCodes } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { type CancellationTerms, cancellationTerms } from '../cancellation';
import { kilometresBetween } from '../map/kilometres';
import { type Landmark, landmarkOf } from '../map/landmark';
import type { AmenityCode, HotelSearchResponse, SignedHotelOffer } from '../offer';

/** The hotel data that lists, filters and the map use repeatedly. */
export interface HotelSummary {
  id: string;
  hotel: SignedHotelOffer;
  available: boolean;
  name: string;
  /** Whole stars, 1 to 5; 0 when it has none. */
  stars: number;
  area: string;
  /** Those with a translation, in the order of the answer. */
  amenities: AmenityCode[];
  /** QAR for the whole stay and all rooms, taxes included. */
  total: number;
  /** QAR to be paid at the property on top of the total. */
  dueAtProperty: number;
  /** Local at the hotel; `freeUntil` is null when cancelling always costs or free cancellation has ended. */
  cancellation: CancellationTerms;
  /** From `measuredFrom`, in kilometres in a straight line; null when the position is unknown. */
  distance: number | null;
  measuredFrom: Landmark;
}

/** Whether it has a translation. */
export function isAmenityCode(code: string): code is AmenityCode {
  return amenityCodes.some((known) => known === code);
}

/** `today` is yyyy-MM-dd: free cancellation that ended before it no longer applies. `near` as in `landmarkOf`. */
export function summarizeHotels(
  { hotels, place, searchParams }: HotelSearchResponse,
  today: string,
  near: string | null = null,
): HotelSummary[] {
  const landmark = landmarkOf(searchParams.cityCode, place, searchParams.language, near);
  return hotels.map((hotel) => ({
    id: hotel.id,
    hotel,
    available: hotel.available,
    name: hotel.name,
    stars: Math.min(5, Math.max(0, Math.round(hotel.rating))),
    area: hotel.address.area,
    amenities: amenityCodes.filter((code) => hotel.amenities.includes(code)).sort(byPlaceIn(hotel.amenities)),
    total: Number(hotel.price.total),
    dueAtProperty: Number(hotel.price.dueAtProperty),
    cancellation: cancellationTerms(hotel.cancellation, today),
    measuredFrom: landmark,
    distance: hotel.geoCode && kilometresBetween(landmark, hotel.geoCode),
  }));
}

function byPlaceIn(order: readonly string[]) {
  return (a: string, b: string) => order.indexOf(a) - order.indexOf(b);
}
