import { type Hour, type LightAt, lightOf } from './hours.ts';
import { type Look, type LookName, looks } from './looks.ts';

/** A large hotel, an ordinary one, one with apartments, and the streets without any. */
export type Building = 'grand' | 'plain' | 'home' | 'street';

/** The subject of one drawing. */
export interface View {
  look: Look;
  light: LightAt;
  building: Building;
  /** Selects from the lists of the look, and moves what stands in the picture. */
  index: number;
  seed: number;
  atWater: boolean;
  /** Where the land begins and the foot of the houses, in fractions of the height. */
  horizon: number;
  foot: number;
}

/** After the last entry of a list comes the first. */
export const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** A view over the streets has its horizon near the middle; a hotel stands low and rises above it. */
const overRoofs = { inland: { horizon: 0.54, foot: 0.64 }, atWater: { horizon: 0.46, foot: 0.53 } };
const beforeDoor = { inland: { horizon: 0.74, foot: 0.865 }, atWater: { horizon: 0.68, foot: 0.745 } };

export function viewOf(name: LookName, hour: Hour, index: number, building: Building = 'street', atWater = false): View {
  return {
    ...{ look: looks[name], light: lightOf(hour), building, index, atWater },
    seed: 17 + Object.keys(looks).indexOf(name) * 97 + index * 11,
    ...(building === 'street' ? overRoofs : beforeDoor)[atWater ? 'atWater' : 'inland'],
  };
}
