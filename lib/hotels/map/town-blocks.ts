import type { MapView } from './map-view';

/** Farther out, blocks of houses would be larger than in nature. */
const farthest = 45;
/** Houses stand along the roads, so far on both sides; in metres, and in units of the drawing. */
const built = { metres: 900, least: 45, most: 320 };

/** Blocks of houses of different depth and width, in a tile of 104 by 78. */
export const blocks =
  'M2 2h20v14h-20zM26 2h30v14h-30zM60 2h16v14h-16zM80 2h22v14h-22zM2 21h32v15h-32zM38 21h18v15h-18zM60 21h42v9h-42zM2 41h14v16h-14zM20 41h22v16h-22zM46 41h10v16h-10zM60 35h20v22h-20zM84 35h18v22h-18zM2 62h40v14h-40zM46 62h30v14h-30zM80 62h22v14h-22z';

export const blockTile = { width: 104, height: 78, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(-14)' } as const;

/** How far from a road there are houses, in units of the drawing; null where the map is too coarse to show any. */
export function blockReach({ metresPerPixel }: MapView): number | null {
  if (metresPerPixel >= farthest) return null;
  return Math.round(Math.min(built.most, Math.max(built.least, built.metres / metresPerPixel)));
}
