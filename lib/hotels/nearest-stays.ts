import type { SignedHotelOffer } from './offer';
import { kilometresBetween } from './summarize-hotel';

export interface NearStay {
  hotel: SignedHotelOffer;
  /** As the crow flies. */
  kilometres: number;
}

interface Point {
  latitude: number;
  longitude: number;
}

/** Up to `count` stays that have a room, the nearest first. */
export function nearestStays(hotels: readonly SignedHotelOffer[], from: Point, count = 3): NearStay[] {
  return hotels
    .filter(({ available }) => available)
    .map((hotel) => ({ hotel, kilometres: kilometresBetween(from, hotel.geoCode) }))
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, count);
}
