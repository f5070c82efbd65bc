import { asiaAndBeyondPlaces } from './asia-and-beyond.ts';
import { europePlaces } from './europe.ts';
import { gulfPlaces } from './gulf.ts';
import { middleEastAfricaPlaces } from './middle-east-africa.ts';
import type { HotelPlaceFacts } from './place-facts.ts';

/** Nearer to Qatar first: the order in which equal matches are suggested. */
export const hotelPlaces: readonly HotelPlaceFacts[] = [
  ...gulfPlaces,
  ...middleEastAfricaPlaces,
  ...europePlaces,
  ...asiaAndBeyondPlaces,
];

const placesById = new Map(hotelPlaces.map((place) => [place.id, place]));

export function hotelPlaceOf(id: string): HotelPlaceFacts | undefined {
  return placesById.get(id.toLowerCase());
}
