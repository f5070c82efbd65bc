import { amenityCodes } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import type { AmenityCode, HotelSearchAnswer, SignedHotelOffer } from '../offer';

/** A hotel of an answer with what lists, filters and the map ask of it again and again. */
export interface HotelSummary {
  id: string;
  hotel: SignedHotelOffer;
  available: boolean;
  name: string;
  /** Whole stars, 1 to 5; 0 when it has none. */
  stars: number;
  area: string;
  /** Those we have words for, in the order of the answer. */
  amenities: AmenityCode[];
  /** QAR for the whole stay and all rooms, taxes included. */
  total: number;
  /** QAR to be paid at the property on top of the total. */
  dueAtProperty: number;
  /** Last day of cancelling for nothing, yyyy-MM-dd; null when it always costs or no longer can be free. */
  freeUntil: string | null;
  /** From `measuredFrom`, in kilometres as the crow flies; null when the position is unknown. */
  distance: number | null;
  measuredFrom: Landmark;
}

/** What a traveller wants to be near: the middle of a place is its mosque where people come for that. */
export type Landmark = 'haram' | 'prophetsMosque' | 'centre';

export function landmarkOf(cityCode: string): Landmark {
  if (cityCode === 'makkah') return 'haram';
  return cityCode === 'madinah' ? 'prophetsMosque' : 'centre';
}

/** Whether we have a word for it. */
export function isAmenityCode(code: string): code is AmenityCode {
  return amenityCodes.some((known) => known === code);
}

/** `today` is yyyy-MM-dd: what could be cancelled for nothing until yesterday cannot be any more. */
export function summarizeHotels({ hotels, place, searchParams }: HotelSearchAnswer, today: string): HotelSummary[] {
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
    freeUntil: hotel.cancellation.freeUntil && hotel.cancellation.freeUntil >= today ? hotel.cancellation.freeUntil : null,
    measuredFrom: landmarkOf(searchParams.cityCode),
    distance: hotel.geoCode && kilometresBetween(place, hotel.geoCode),
  }));
}

interface Point {
  latitude: number;
  longitude: number;
}

const earthRadius = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres along a great circle. */
export function kilometresBetween(from: Point, to: Point): number {
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)];
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 +
    Math.cos(lat1) * Math.cos(lat2) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(half)));
}

function byPlaceIn(order: readonly string[]) {
  return (a: string, b: string) => order.indexOf(a) - order.indexOf(b);
}
