import { type Scenery, sceneries } from '../../../supabase/functions/_shared/hotel-places/place-facts.ts';
import { sceneName } from '../../../supabase/functions/_shared/suppliers/sandbox/hotels/properties/art.ts';
import { hours, type LightAt, lightOf } from './hours.ts';
import { type Look, looks } from './looks.ts';

export const subjects = ['grand', 'plain', 'home', 'around', 'room', 'lobby', 'breakfast', 'pool'] as const;
export type Subject = (typeof subjects)[number];

/** The subject of one drawing of a hotel. */
export interface View {
  slug: string;
  scenery: Scenery;
  look: Look;
  light: LightAt;
  subject: Subject;
  /** The number of the drawing among those of its kind, from 0. */
  index: number;
  seed: number;
  atWater: boolean;
  /** Where the land begins and the foot of the houses, in fractions of the height. */
  horizon: number;
  foot: number;
}

/** After the last entry of a list comes the first. */
export const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** A place looks different with another hour, building or plants. */
export function viewOf(scenery: Scenery, atWater: boolean, subject: Subject, index: number): View {
  const turn = subjects.indexOf(subject);
  return {
    slug: sceneName(scenery, atWater, `${subject}-${index + 1}`),
    ...{ scenery, subject, index, atWater },
    look: looks[scenery],
    // Each round through the hours begins one later, so that each form and colour is drawn at every hour.
    light: lightOf(pick(hours, index + Math.floor(index / 4) + turn + sceneries.indexOf(scenery))),
    seed: 17 + sceneries.indexOf(scenery) * 97 + turn * 31 + index * 11 + (atWater ? 900 : 0),
    horizon: atWater ? 0.68 : 0.74,
    foot: atWater ? 0.745 : 0.865,
  };
}
