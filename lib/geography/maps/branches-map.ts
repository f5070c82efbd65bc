import { geoMercator } from 'd3-geo';
import { branchAreas, numberedOffices, offices } from '@/content/branches';
import { qatarCoast } from '@/content/qatar-coast';
import type { Coordinates } from '@/content/sight-places';
import type { Locale } from '@/lib/i18n/locales';
import { type Point, pathOf } from '../line';
import { byDay, mapColours } from './map-colours';
import { numberedMap } from './numbered-map';

export const branchesMapSize = { width: 600, height: 900 } as const;
const size = [branchesMapSize.width, branchesMapSize.height] as const;
const positions = numberedOffices.flatMap((slug) => offices.find((office) => office.slug === slug)?.position ?? []);
/** How far the land continues beyond the drawing, so that its edge is not visible. */
const beyond = 300;

/** Al Shamal Road, from Doha to Al Khor. */
const road: readonly Coordinates[] = [
  [25.29, 51.5],
  [25.33, 51.47],
  [25.41, 51.43],
  [25.53, 51.42],
  [25.62, 51.42],
  [25.68, 51.49],
];

/** The offices by number, on the east coast of Qatar. */
export function branchesMap(): string {
  const { beneath, places } = coastOf(size, { across: [110, 130], down: [90, 110] });
  return numberedMap(size, beneath, places, { scale: 1.45, gap: 20 });
}

/** Beside its numbers, where land or sea is free. */
const freePlaces: Readonly<Record<string, Point>> = {
  'al-rayyan': [112, 712],
  'umm-salal': [330, 534],
  'al-khor': [225, 62],
};

/** The towns of that map. */
export function branchesMapNames(locale: Locale) {
  const towns = [
    { name: branchAreas[0]?.name, at: [505, 790] as Point },
    ...offices.map(({ slug, name }) => ({ name, at: freePlaces[slug] })),
  ];
  return towns.flatMap(({ name, at }) =>
    name && at ? [{ text: name[locale], kind: 'place' as const, x: at[0], y: at[1], isWide: false }] : [],
  );
}

/** The sails of our sign, in a square of 40. */
const sails =
  'M17.2 27C20.3 19.6 24.6 12.8 31 7.5c-.3 7-1.5 13.2-3.5 19.5H17.2ZM9.6 27c1.7-4.2 3.8-7.6 6.7-10.7-.1 3.8-.7 7.2-1.7 10.7h-5Z';

/** Our sign as the mark of an office. */
export function signAt([x, y]: Point, scale = 1): string {
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${scale})"><circle r="46" fill="${mapColours.brand}" stroke="${mapColours.paper}" stroke-width="5"/><path d="${sails}" transform="translate(-44.7 -38) scale(2.2)" fill="${mapColours.paper}"/></g>`;
}

/** The same coast with our sign at one office, and the others as dots. */
export function branchMap(slug: string, [width, height]: Point): string {
  const { beneath, places } = coastOf([width, height], { across: [130, 110], down: [130, 130] });
  const dots = places.map(([x, y]) => `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="9" fill="${mapColours.number}"/>`);
  const [x, y] = places[numberedOffices.indexOf(slug)] ?? [0, 0];
  return byDay(numberedMap([width, height], [...beneath, ...dots, signAt([x, y])], []));
}

interface Margins {
  across: readonly [left: number, right: number];
  down: readonly [top: number, bottom: number];
}

function coastOf([width, height]: Point, { across, down }: Margins): { beneath: string[]; places: Point[] } {
  const projection = geoMercator().fitExtent(
    [
      [across[0], down[0]],
      [width - across[1], height - down[1]],
    ],
    { type: 'MultiPoint', coordinates: positions.map(({ longitude, latitude }) => [longitude, latitude]) },
  );
  const place = ([latitude, longitude]: Coordinates): Point => projection([longitude, latitude]) ?? [0, 0];
  const inland: Point[] = [
    [-beyond, -beyond],
    [-beyond, height + beyond],
  ];
  const land = pathOf([[...inland, ...qatarCoast.map(place)]], { closed: true });
  const way = pathOf([road.map(place)], { closed: false });
  const line = (d: string, colour: string, across: number) =>
    `<path fill="none" stroke="${colour}" stroke-width="${across}" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`;
  return {
    beneath: [
      ...mapColours.shallows.map((colour, i) => line(land, colour, 70 - 24 * i)),
      line(land, mapColours.shore, 5),
      `<path fill="${mapColours.country}" d="${land}"/>`,
      line(way, mapColours.railEdge, 7),
      line(way, mapColours.rail, 4),
    ],
    places: positions.map(({ latitude, longitude }) => place([latitude, longitude])),
  };
}
