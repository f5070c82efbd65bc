import { hotelPlaces } from '../../../../supabase/functions/_shared/hotel-places/all-places.ts';
import { sceneryOf } from '../../../../supabase/functions/_shared/hotel-places/scenery.ts';
import {
  buildings,
  drawingsOfEach,
  halls,
  roomsOfEach,
  windowViews,
} from '../../../../supabase/functions/_shared/suppliers/sandbox/hotels/properties/art.ts';
import { propertiesIn } from '../../../../supabase/functions/_shared/suppliers/sandbox/hotels/properties/properties.ts';
import { range } from '../../engine/numbers.ts';
import type { Scene } from '../../engine/stage.ts';
import { hall } from './halls.ts';
import { outside } from './outside.ts';
import { room } from './rooms.ts';

const views = new Map(
  hotelPlaces
    .flatMap((place) => place.districts.map((district) => sceneryOf(place, district)))
    .map((view) => [`${view.scenery} ${view.atWater}`, view] as const),
);

const shown = new Set(hotelPlaces.flatMap((place) => propertiesIn(place).flatMap(({ art }) => art)));

/** Every drawing that a hotel of the sandbox shows: from outside, its surroundings, rooms and halls. */
export const stays: readonly Scene[] = [
  ...[...views.values()].flatMap(({ scenery, atWater }) => [
    ...buildings.flatMap((building) => range(drawingsOfEach).map((index) => outside(scenery, atWater, building, index))),
    outside(scenery, atWater, 'around', 0),
  ]),
  ...windowViews.flatMap((view) => range(roomsOfEach).map((index) => room(view, index))),
  ...halls.flatMap((kind) => range(roomsOfEach).map((index) => hall(kind, index))),
].filter(({ slug }) => shown.has(slug));
