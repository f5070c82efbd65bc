import { geoMercator } from 'd3-geo';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-50m.json';
import type { SightPlaces } from '@/content/sight-places';
import { landPath } from './land';
import { areaOf, type Line, type Point, pathOf, simplifyLine } from './line';
import { projectLines } from './projection';

const size = 600;
const margin = 90;
const radius = 19;

/** The colours of `night`, `on-night` and `sun` in app/styles/theme.css, which an image cannot read. */
const colours = { sea: '#14233c', land: '#1c2e4c', country: '#34507c', rail: '#f7f1e6', number: '#eeb26a', ink: '#14233c' };

/** One stroke each, about ten units high: a picture that is fetched alone has no typeface of ours. */
const digits = [
  'M-2.5-3 1-5.5V5.5',
  'M-3-3C-3-6.5 3-6.5 3-2.5 3 0-3 3-3 5.5H3.5',
  'M-3-5.5H3L-.5-1.5C4.5-1.5 4 5.5 0 5.5-2 5.5-3 4.5-3.5 3',
  'M1.5 5.5V-5.5L-3.5 2.5H3.5',
  'M3-5.5H-2.5L-3-.5C0-2.5 3.5-1 3.3 2 3 6-2.5 6.5-3.5 3.5',
  'M2.5-5C-2-6-3.2-1-3 2-2.8 6.5 3.3 6.5 3.3 2.2 3.3-2-2.5-2-3 2',
];

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
  const dots = at.map(place);
  const labels = apart(dots);
  const drawing = [
    `<path fill="${colours.land}" d="${landPath(projection, 1.6)}"/>`,
    `<path fill="${colours.country}" d="${pathOf(
      outline.map((ring) => simplifyLine(ring, 1)),
      { closed: true },
    )}"/>`,
    `<path fill="none" stroke="${colours.rail}" stroke-width="3" stroke-linejoin="round" d="${paths(rails)}"/>`,
    `<path fill="none" stroke="${colours.rail}" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round" d="${paths(ferries)}"/>`,
    `<path fill="none" stroke="${colours.number}" stroke-width="2.5" d="${pathOf(
      labels.map((label, i) => [dots[i] ?? label, label]),
      { closed: false },
    )}"/>`,
    ...labels.map(
      ([x, y], i) =>
        `<g transform="translate(${Math.round(x)} ${Math.round(y)})"><circle r="${radius}" fill="${colours.number}"/><path d="${digits[i] ?? ''}" transform="scale(1.5)" fill="none" stroke="${colours.ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${colours.sea}"/>${drawing.join('')}</svg>\n`;
}

/** Numbers stand on their places, those that would cover each other pushed away from one another. */
function apart(places: readonly Point[]): Line {
  const points = places.map(([x, y], i): [number, number] => [x + Math.cos(i) * 0.5, y + Math.sin(i) * 0.5]);
  const least = radius * 2 + 5;
  for (let round = 0; round < 60; round++)
    for (const [i, a] of points.entries())
      for (const b of points.slice(i + 1)) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const distance = Math.hypot(dx, dy);
        if (distance >= least) continue;
        const push = (least - distance) / 2 / distance;
        a[0] -= dx * push;
        a[1] -= dy * push;
        b[0] += dx * push;
        b[1] += dy * push;
      }
  return points;
}
