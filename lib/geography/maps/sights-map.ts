import { geoMercator } from 'd3-geo';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-50m.json';
import type { SightPlaces } from '@/content/sight-places';
import { landPath } from '../land';
import { areaOf, type Point, pathOf, simplifyLine } from '../line';
import { projectLines } from '../projection';
import { mapColours } from './map-colours';
import { numberedMap } from './numbered-map';
import { reliefOf } from './relief';

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
  const line = (d: string, colour: string, width: number, more = '') =>
    `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${more} d="${d}"/>`;
  const coast = landPath(projection, 1.6);
  const [railways, sailings] = [paths(rails), paths(ferries)];
  return numberedMap(
    [size, size],
    [
      ...mapColours.shallows.map((colour, i) => line(coast, colour, 46 - 16 * i)),
      line(coast, mapColours.shore, 4),
      `<clipPath id="land"><path d="${coast}"/></clipPath><g clip-path="url(#land)">`,
      `<path fill="${mapColours.country}" d="${coast}"/>`,
      ...reliefOf(country, projection, size),
      // Abroad lies under a veil.
      `<path fill="${mapColours.land}" fill-opacity=".62" fill-rule="evenodd" d="M-9-9H${size + 9}V${size + 9}H-9Z${pathOf(
        outline.map((ring) => simplifyLine(ring, 1)),
        { closed: true },
      )}"/>`,
      '</g>',
      ...(railways ? [line(railways, mapColours.railEdge, 6), line(railways, mapColours.rail, 3)] : []),
      ...(sailings ? [line(sailings, mapColours.leader, 3, ' stroke-dasharray="1 8"')] : []),
    ],
    at.map(place),
  );
}
