import { kilometresBetween } from '../map/kilometres';
import type { SignedHotelOffer } from '../offer';

export interface NearStay {
  hotel: SignedHotelOffer;
  /** In a straight line. */
  kilometres: number;
}

interface Point {
  latitude: number;
  longitude: number;
}

/** Up to `count` available hotels, nearest first. */
export function nearestStays(hotels: readonly SignedHotelOffer[], from: Point, count = 3): NearStay[] {
  return hotels
    .flatMap((hotel) => {
      const { available, geoCode } = hotel;
      return available && geoCode ? [{ hotel, kilometres: kilometresBetween(from, geoCode) }] : [];
    })
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, count);
}
