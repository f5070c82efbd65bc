import type { Scenery } from '../../../../supabase/functions/_shared/hotel-places/place-facts.ts';
import type { LightAt } from './hours.ts';
import type { Look } from './looks.ts';

export type Subject = 'grand' | 'plain' | 'home' | 'around';

/** What one drawing of a hotel from outside shows. */
export interface View {
  scenery: Scenery;
  look: Look;
  light: LightAt;
  subject: Subject;
  /** Which of the drawings alike in kind, from 0. */
  index: number;
  seed: number;
  atWater: boolean;
  /** Where the land begins and where houses stand, fractions of the height. */
  horizon: number;
  foot: number;
}

/** Lists are walked through again and again. */
export const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
