import type { Rail, TownMap, Track } from '@/content/town-map';
import { type MapView, project, type Size } from './map-view';
import { blockReach, blocks, blockTile } from './town-blocks';
import { basinsOf, pathOf, pointsOf } from './town-map';

type Colour =
  /** The edge of water. */
  | 'shore'
  | 'sea'
  | 'land'
  /** What is built along the roads. */
  | 'block'
  | 'campus'
  | 'park'
  | 'square'
  | 'hill'
  | 'road'
  /** The edges of a road. */
  | 'kerb'
  | Rail['line'];

type GroundColours = Readonly<Record<Colour, string>> & {
  /** From the deeper water to the beach. */
  shallows: readonly string[];
};

const line = (d: string, colour: string, width: number) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const area = (d: string, colour: string) => `<path fill="${colour}" fill-rule="evenodd" d="${d}"/>`;
const tracksOf = (named: readonly { track: string }[]) => named.map(({ track }) => track);

/** Water, islands, hills, houses, parks, roads and metro of a town as elements of an SVG file, on a ground of the colour `land`. */
export function townGround(town: TownMap, view: MapView, size: Size, colours: GroundColours): string[] {
  const { islands = [], parks = [], squares = [], hills = [], roads = [], grounds = [] } = town;
  const areas = (tracks: readonly Track[]) => tracks.map((track) => pathOf(track, view, size, true)).join('');
  const ways = (all: typeof roads) => all.map(({ track }) => pathOf(track, view, size)).join('');
  const [streets, avenues] = [ways(roads.filter(({ name }) => !name)), ways(roads.filter(({ name }) => name))];
  const reach = streets + avenues ? blockReach(view) : null;
  const { width, height, patternUnits, patternTransform } = blockTile;
  const isles = areas(islands);
  return [
    reach
      ? `<pattern id="blocks" width="${width}" height="${height}" patternUnits="${patternUnits}" patternTransform="${patternTransform}"><path fill="${colours.block}" d="${blocks}"/></pattern>`
      : '',
    reach ? line(streets + avenues, 'url(#blocks)', 2 * reach) : '',
    area(areas(tracksOf(hills)), colours.hill),
    ...watersOf(town, view, size, colours, isles),
    reach ? area(isles, 'url(#blocks)') : '',
    area(areas(tracksOf(grounds)), colours.campus),
    area(areas(tracksOf(parks)), colours.park),
    area(areas(tracksOf(squares)), colours.square),
    line(streets, colours.kerb, 5),
    line(avenues, colours.kerb, 9),
    line(streets, colours.road, 3),
    line(avenues, colours.road, 6.5),
    ...metroOf(town, view, size, colours),
  ].filter((element) => element && !element.includes(' d=""'));
}

function watersOf(town: TownMap, view: MapView, size: Size, colours: GroundColours, isles: string): string[] {
  const { rivers = [], spits = [] } = town;
  /** The true width, but at least three pixels. */
  const across = (metres: number) => Math.max(3, Math.round(metres / view.metresPerPixel));
  const strips = (named: readonly { track: string; wide: number }[], colour: string, wider = 0) =>
    named.map(({ track, wide }) => line(pathOf(track, view, size), colour, across(wide) + wider));
  const basins = basinsOf(town, view, size);
  const edge = (d: string, colour: string, wide: number) => [line(d + isles, colour, wide), ...strips(spits, colour, wide)];
  const within = (name: string, d: string) => `<clipPath id="${name}"><path clip-rule="evenodd" d="${d}"/></clipPath>`;
  /** Bands along the edge of water, the widest below: none where it meets other water, or where an island mends a coast. */
  const shallows = ({ d, coastal }: (typeof basins)[number], i: number) => [
    within(`in${i}`, d),
    within(`out${i}`, coastal),
    `<g clip-path="url(#in${i})"><g clip-path="url(#out${i})">`,
    ...colours.shallows.flatMap((colour, band) => edge(d, colour, (colours.shallows.length - band) * 22)),
    ...edge(d, colours.shore, 5),
    '</g></g>',
  ];
  return [
    ...basins.map(({ d }) => area(d, colours.sea)),
    ...basins.flatMap(shallows),
    ...strips(rivers, colours.shore, 4),
    ...strips(rivers, colours.shallows[0] ?? colours.sea),
    area(isles, colours.land),
    ...strips(spits, colours.land),
  ];
}

/** The lines of a metro in their own colours, and their stations. */
function metroOf({ rails = [], stations = '' }: TownMap, view: MapView, size: Size, colours: GroundColours): string[] {
  const stops = stations ? pointsOf(stations).map((point) => project(view, size, point)) : [];
  return [
    ...rails.map(({ track }) => line(pathOf(track, view, size), colours.road, 7)),
    ...rails.map(({ track, line: name }) => line(pathOf(track, view, size), colours[name], 4)),
    ...stops
      .filter(({ x, y }) => x > 0 && y > 0 && x < size.width && y < size.height)
      .map(
        ({ x, y }) =>
          `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="6" fill="${colours.road}" stroke="${colours.kerb}" stroke-width="2.5"/>`,
      ),
  ];
}
