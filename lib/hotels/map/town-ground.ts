import type { TownMap } from '@/content/town-map';
import type { MapView, Size } from './map-view';
import { pathOf } from './town-map';

interface GroundColours {
  sea: string;
  /** Parks and hills. */
  soft: string;
  land: string;
  road: string;
}

/** Water, islands, parks and main roads of a town as elements of an SVG file, on a ground of the colour `land`. */
export function townGround(town: TownMap, view: MapView, size: Size, colours: GroundColours): string[] {
  const {
    waters = [],
    seas = [],
    islands = [],
    rivers = [],
    spits = [],
    parks = [],
    squares = [],
    hills = [],
    roads = [],
  } = town;
  const area = (tracks: readonly string[], colour: string) =>
    `<path fill="${colour}" fill-rule="evenodd" d="${tracks.map((track) => pathOf(track, view, size, true)).join('')}"/>`;
  const line = (track: string, colour: string, width: number) =>
    `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${pathOf(track, view, size)}"/>`;
  /** The true width, but at least three pixels. */
  const across = (metres: number) => Math.max(3, Math.round(metres / view.metresPerPixel));
  const tracks = (named: readonly { track: string }[]) => named.map(({ track }) => track);
  return [
    area(tracks(hills), colours.soft),
    area(waters, colours.sea),
    ...seas.map((sea) => area([sea], colours.sea)),
    ...rivers.map(({ track, wide }) => line(track, colours.sea, across(wide))),
    area(islands, colours.land),
    ...spits.map(({ track, wide }) => line(track, colours.land, across(wide))),
    area(tracks([...parks, ...squares]), colours.soft),
    ...roads.map(({ track }) => line(track, colours.road, 4)),
  ].filter((element) => !element.includes(' d=""'));
}
