import type { TownMap } from '@/content/town-map';
import type { MapView, Size } from './map-view';
import { basinsOf, pathOf } from './town-map';

interface GroundColours {
  sea: string;
  /** From the deeper water to the beach. */
  shallows: readonly string[];
  /** The edge of water. */
  shore: string;
  park: string;
  square: string;
  hill: string;
  land: string;
  road: string;
  /** The edges of a road. */
  kerb: string;
}

/** Water, islands, hills, parks and main roads of a town as elements of an SVG file, on a ground of the colour `land`. */
export function townGround(town: TownMap, view: MapView, size: Size, colours: GroundColours): string[] {
  const { islands = [], rivers = [], spits = [], parks = [], squares = [], hills = [], roads = [] } = town;
  const areas = (tracks: readonly string[]) => tracks.map((track) => pathOf(track, view, size, true)).join('');
  const area = (d: string, colour: string) => `<path fill="${colour}" fill-rule="evenodd" d="${d}"/>`;
  const line = (d: string, colour: string, width: number) =>
    `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
  /** The true width, but at least three pixels. */
  const across = (metres: number) => Math.max(3, Math.round(metres / view.metresPerPixel));
  const tracks = (named: readonly { track: string }[]) => named.map(({ track }) => track);
  const strips = (named: readonly { track: string; wide: number }[], colour: string, wider = 0) =>
    named.map(({ track, wide }) => line(pathOf(track, view, size), colour, across(wide) + wider));
  const streets = tracks(roads)
    .map((track) => pathOf(track, view, size))
    .join('');
  const isles = areas(islands);
  const basins = basinsOf(town, view, size);
  const edge = (d: string, colour: string, wide: number) => [line(d + isles, colour, wide), ...strips(spits, colour, wide)];
  const within = (name: string, d: string) => `<clipPath id="${name}"><path clip-rule="evenodd" d="${d}"/></clipPath>`;
  /** Bands along the edge of water, the widest below: none where it meets other water, or where an island mends a coast. */
  const shallows = ({ d, coastal }: (typeof basins)[number], i: number) => [
    within(`in${i}`, d),
    within(`out${i}`, coastal),
    `<g clip-path="url(#in${i})"><g clip-path="url(#out${i})">`,
    ...colours.shallows.flatMap((colour, band) => edge(d, colour, (colours.shallows.length - band) * 22)),
    ...edge(d, colours.shore, 4),
    '</g></g>',
  ];
  return [
    area(areas(tracks(hills)), colours.hill),
    ...basins.map(({ d }) => area(d, colours.sea)),
    ...basins.flatMap(shallows),
    ...strips(rivers, colours.shore, 4),
    ...strips(rivers, colours.shallows[0] ?? colours.sea),
    area(isles, colours.land),
    ...strips(spits, colours.land),
    area(areas(tracks(parks)), colours.park),
    area(areas(tracks(squares)), colours.square),
    ...(streets ? [line(streets, colours.kerb, 8), line(streets, colours.road, 5)] : []),
  ].filter((element) => !element.includes(' d=""'));
}
