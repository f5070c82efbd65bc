import { asiaAndBeyondPlaces } from './asia-and-beyond.ts';
import { centralEasternEuropePlaces } from './central-eastern-europe.ts';
import { eastAsiaPlaces } from './east-asia.ts';
import { gulfPlaces } from './gulf.ts';
import { middleEastAfricaPlaces } from './middle-east-africa.ts';
import type { HotelPlaceFacts } from './place-facts.ts';
import { westernEuropePlaces } from './western-europe.ts';

/** Nearest to Qatar first: the order of equal matches. */
export const hotelPlaces: readonly HotelPlaceFacts[] = [
  ...gulfPlaces,
  ...middleEastAfricaPlaces,
  ...westernEuropePlaces,
  ...centralEasternEuropePlaces,
  ...eastAsiaPlaces,
  ...asiaAndBeyondPlaces,
];

const placesById = new Map(hotelPlaces.map((place) => [place.id, place]));

export function hotelPlaceOf(id: string): HotelPlaceFacts | undefined {
  return placesById.get(id.toLowerCase());
}
