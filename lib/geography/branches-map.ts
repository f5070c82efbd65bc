import { geoMercator } from 'd3-geo';
import { numberedOffices } from '@/content/branches';
import { qatarCoast } from '@/content/qatar-coast';
import type { Place } from '@/content/sight-places';
import { type Point, pathOf } from './line';
import { mapColours, numberedMap } from './numbered-map';

const size = [600, 900] as const;
/** South of it nobody sees the coast end. */
const beyond = 300;

/** Al Shamal Road, from Doha to Al Khor. */
const road: readonly Place[] = [
  [25.29, 51.5],
  [25.33, 51.47],
  [25.41, 51.43],
  [25.53, 51.42],
  [25.62, 51.42],
  [25.68, 51.49],
];

/** The offices by number, on the east coast of Qatar. */
export function branchesMap(): string {
  const [width, height] = size;
  const projection = geoMercator().fitExtent(
    [
      [110, 90],
      [width - 130, height - 110],
    ],
    { type: 'MultiPoint', coordinates: numberedOffices.map(({ position }) => [position.longitude, position.latitude]) },
  );
  const place = ([latitude, longitude]: Place): Point => projection([longitude, latitude]) ?? [0, 0];
  const coast = qatarCoast.map(place);
  const inland: Point[] = [
    [-beyond, -beyond],
    [-beyond, height + beyond],
  ];
  return numberedMap(
    size,
    [
      `<path fill="${mapColours.country}" d="${pathOf([[...inland, ...coast]], { closed: true })}"/>`,
      `<path fill="none" stroke="${mapColours.rail}" stroke-width="3" stroke-linejoin="round" d="${pathOf([road.map(place)], { closed: false })}"/>`,
    ],
    numberedOffices.map(({ position: { latitude, longitude } }) => place([latitude, longitude])),
  );
}
