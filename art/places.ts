import type { Scene } from './engine/stage.ts';
import { asianPlaces } from './scenes/places/asia.ts';
import { europeanPlaces } from './scenes/places/europe.ts';
import { gulfPlaces } from './scenes/places/gulf.ts';

/** Drawings of places that have no other, for the list of "Where can I go?". */
export const places: readonly Scene[] = [...asianPlaces, ...europeanPlaces, ...gulfPlaces];
