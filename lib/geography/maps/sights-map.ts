import { geoMercator } from 'd3-geo';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-50m.json';
import type { SightPlaces } from '@/content/sight-places';
import { landPath } from '../land';
import { areaOf, type Point, pathOf, simplifyLine } from '../line';
import { projectLines } from '../projection';
import { mapColours, numberedMap } from './numbered-map';

const size = 600;
const margin = 90;

/** A country in an SVG of 600 by 600: its coasts, the railways and ferries its page speaks of, and the numbers of its sights. The same in both languages. */
export function sightsMap({ country, at, rails = [], ferries = [] }: SightPlaces): string {
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [size - margin, size - margin],
    ],
    { type: 'MultiPoint', coordinates: at.map(([latitude, longitude]) => [longitude, latitude]) },
  );
  projection.clipExtent([
    [-8, -8],
    [size + 8, size + 8],
  ]);
  const shape = feature(atlas, atlas.objects.countries).features.find(({ id }) => id === country);
  const outline = shape ? projectLines(projection, shape).filter((ring) => areaOf(ring) > 12) : [];
  const place = ([latitude, longitude]: readonly [number, number]): Point => projection([longitude, latitude]) ?? [0, 0];
  const paths = (lines: SightPlaces['rails'] = []) =>
    pathOf(
      lines.map((line) => line.map(place)),
      { closed: false },
    );
  const lines = `fill="none" stroke="${mapColours.rail}" stroke-width="3"`;
  return numberedMap(
    [size, size],
    [
      `<path fill="${mapColours.land}" d="${landPath(projection, 1.6)}"/>`,
      `<path fill="${mapColours.country}" d="${pathOf(
        outline.map((ring) => simplifyLine(ring, 1)),
        { closed: true },
      )}"/>`,
      `<path ${lines} stroke-linejoin="round" d="${paths(rails)}"/>`,
      `<path ${lines} stroke-dasharray="2 8" stroke-linecap="round" d="${paths(ferries)}"/>`,
    ],
    at.map(place),
  );
}
