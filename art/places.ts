import type { Scene } from './engine/stage.ts';
import { asianPlaces } from './scenes/places/asia.ts';
import { azerbaijaniPlaces } from './scenes/places/azerbaijan.ts';
import { bosnianPlaces } from './scenes/places/bosnia.ts';
import { capitalPlaces } from './scenes/places/capitals.ts';
import { caucasianPlaces } from './scenes/places/caucasus.ts';
import { europeanPlaces } from './scenes/places/europe.ts';
import { gulfPlaces } from './scenes/places/gulf.ts';
import { highlandPlaces } from './scenes/places/highlands.ts';
import { junglePlaces } from './scenes/places/jungle.ts';
import { maldivianThings } from './scenes/places/maldives.ts';
import { lankanPlaces } from './scenes/places/sri-lanka.ts';
import { townPlaces } from './scenes/places/towns.ts';

/** Drawings of places that have no other, for the list of "Where can I go?" and the cards of planning pages. */
export const places: readonly Scene[] = [
  ...asianPlaces,
  ...azerbaijaniPlaces,
  ...bosnianPlaces,
  ...capitalPlaces,
  ...caucasianPlaces,
  ...europeanPlaces,
  ...gulfPlaces,
  ...highlandPlaces,
  ...junglePlaces,
  ...lankanPlaces,
  ...maldivianThings,
  ...townPlaces,
];
