import { hotelPlaces } from '../../../supabase/functions/_shared/hotel-places/all-places.ts';
import type { Scenery } from '../../../supabase/functions/_shared/hotel-places/place-facts.ts';
import { propertiesIn } from '../../../supabase/functions/_shared/suppliers/sandbox/hotels/properties/properties.ts';
import type { Layer, Scene } from '../../engine/stage.ts';
import { breakfast, lobby } from './halls.ts';
import { outside } from './outside.ts';
import { pool } from './pools.ts';
import { room } from './rooms.ts';
import { type Subject, subjects, type View, viewOf } from './view.ts';

const layersOf: Readonly<Record<Subject, (view: View) => Layer[]>> = {
  ...{ grand: outside, plain: outside, home: outside, around: outside },
  ...{ room, lobby, breakfast, pool },
};
const shape = new RegExp(`^stay-(.+?)(-water)?-(${subjects.join('|')})-(\\d+)$`);

function sceneOf(slug: string): Scene[] {
  const [, scenery, water, subject, number] = shape.exec(slug) ?? [];
  if (!subject) return [];
  const view = viewOf(scenery as Scenery, water !== undefined, subject as Subject, Number(number) - 1);
  return [{ slug, crops: ['card'], layers: layersOf[view.subject](view) }];
}

/** The picture of a hotel that has none of its own. */
const usual: Scene = { slug: 'stay-lobby-1', crops: ['card'], layers: lobby(viewOf('villas', false, 'lobby', 0)) };

const shown = new Set(hotelPlaces.flatMap((place) => propertiesIn(place).flatMap(({ art }) => art)));

/** Every drawing for hotels of the sandbox: from outside, their surroundings, rooms and halls. */
export const stays: readonly Scene[] = [usual, ...[...shown].flatMap(sceneOf)];
