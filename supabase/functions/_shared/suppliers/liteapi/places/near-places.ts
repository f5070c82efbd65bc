/** Data of our own cities for a hotel nearby: district and time zone. */
import { hotelPlaces } from '../../../hotel-places/all-places.ts';
import type { District, HotelPlaceFacts } from '../../../hotel-places/place-facts.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

const degreesToMetres = 111_195;
/** In metres; a city farther away has no useful data for a hotel. */
const nearCity = 40_000;
const nearDistrict = 4_000;

/** Precise enough within a city: the earth is treated as flat. */
export function metresBetween(from: Point, to: Point): number {
  const north = to.latitude - from.latitude;
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * degreesToMetres;
}

/** Our city with the nearest centre, if it is near enough. */
export function cityNear(point: Point): HotelPlaceFacts | null {
  return nearest(hotelPlaces, (place) => metresBetween(point, place), nearCity);
}

/** The name of the district, if our own list has one nearby. */
export function districtNear(point: Point, city: HotelPlaceFacts | null, language: 'en' | 'ar'): string | null {
  const distance = ([, , latitude, longitude]: District) => metresBetween(point, { latitude, longitude });
  const district = nearest(city?.districts ?? [], distance, nearDistrict);
  return district?.[language === 'en' ? 0 : 1] ?? null;
}

/** The search radius around a city's centre, in metres: its districts and a little more. */
export function radiusOf(place: HotelPlaceFacts): number {
  const farthest = Math.max(...place.districts.map(([, , latitude, longitude]) => metresBetween(place, { latitude, longitude })));
  return Math.round(Math.max(8_000, farthest + 4_000));
}

function nearest<Item>(items: readonly Item[], distance: (item: Item) => number, most: number): Item | null {
  let best: Item | null = null;
  let bestDistance = most;
  for (const item of items) {
    const metres = distance(item);
    if (metres <= bestDistance) [best, bestDistance] = [item, metres];
  }
  return best;
}
