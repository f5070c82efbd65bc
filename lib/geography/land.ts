import type { GeoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/land-50m.json';
import { areaOf, type Point, pathOf, simplifyLine } from './line';
import { projectLines } from './projection';

const land = feature(atlas, atlas.objects.land);

/**
 * The coasts of a projection, as the `d` of one SVG path. `detail` is the smallest turn of a coast that is drawn, in units; islands smaller than
 * about four times its square are left out. The path is in steps of `unit` units, which makes it shorter: scale it by that.
 */
export function landPath(projection: GeoProjection, detail: number, unit = 1): string {
  const coasts = projectLines(projection, land)
    .filter((ring) => areaOf(ring) > 4 * detail * detail)
    .map((ring) => simplifyRing(ring, detail).map(([x, y]): Point => [x / unit, y / unit]));
  return pathOf(coasts, { closed: true });
}

/** Splits the closed ring in two first: with equal ends, `simplifyLine` could reduce it to a point. */
function simplifyRing(ring: ReturnType<typeof projectLines>[number], detail: number) {
  const half = Math.floor(ring.length / 2);
  return [...simplifyLine(ring.slice(0, half + 1), detail), ...simplifyLine(ring.slice(half), detail).slice(1)];
}
