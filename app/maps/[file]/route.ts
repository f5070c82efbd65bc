import { notFound } from 'next/navigation';
import { branchPages } from '@/content/branches';
import type { BranchPage } from '@/content/branches/branch-page';
import type { PlaceMap } from '@/content/guide';
import type { Hotel } from '@/content/hotel';
import { hotels } from '@/content/hotels';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { type PostMap, postMaps } from '@/content/post-maps';
import { sightPlaces } from '@/content/sight-places';
import type { TownMap } from '@/content/town-map';
import { branchesMap, signAt } from '@/lib/geography/maps/branches-map';
import { drawDohaMap } from '@/lib/geography/maps/doha-map';
import { mapColours } from '@/lib/geography/maps/map-colours';
import { numberedMap } from '@/lib/geography/maps/numbered-map';
import { planMap } from '@/lib/geography/maps/plan-map';
import { sightsMap } from '@/lib/geography/maps/sights-map';
import { townOfBranch } from '@/lib/hotels/map/branch-town';
import { type Point, project, type Size } from '@/lib/hotels/map/map-view';
import { nearPoints, nearSize, nearView, pointOf, townSize } from '@/lib/hotels/map/near-view';
import { townGround } from '@/lib/hotels/map/town-ground';
import { loadTownMap } from '@/lib/hotels/map/town-map';
import { flightHours } from '@/lib/where/choices';
import { estimatedKilometres } from '@/lib/where/find-places';

const colours = { ...mapColours, land: mapColours.country };

interface TownDrawing {
  town: TownMap | null;
  places: readonly Point[];
  /** A hotel, with rings around it. */
  stay?: Point;
  /** An office of ours, with our sign. */
  office?: Point;
  ferries?: PostMap['ferries'];
  size: Size;
}

/** An SVG file: numbered places in a town. */
function townDrawing({ town, places, stay, office, ferries = [], size }: TownDrawing): string {
  const { view, ring } = nearView([...(stay ? [stay] : []), ...(office ? [office] : []), ...places], size);
  const at = (point: Point) => {
    const { x, y } = project(view, size, point);
    return [x, y] as const;
  };
  const rings = [1, 2, 3, 4].map((times) => {
    const [x, y] = stay ? at(stay) : [0, 0];
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(times * ring.pixels)}"/>`;
  });
  return numberedMap(
    [size.width, size.height],
    [
      `<rect width="${size.width}" height="${size.height}" fill="${colours.land}"/>`,
      ...(town ? townGround(town, view, size, colours) : []),
      stay
        ? `<g fill="none" stroke="${mapColours.leader}" stroke-opacity=".55" stroke-width="1.5" stroke-dasharray="2 8" stroke-linecap="round">${rings.join('')}</g>`
        : '',
      ferries.length > 0
        ? `<path fill="none" stroke="${mapColours.leader}" stroke-width="2.5" stroke-dasharray="1 7" stroke-linecap="round" d="${ferries.map((way) => `M${way.map((point) => at(pointOf(point)).map(Math.round).join(' ')).join('L')}`).join('')}"/>`
        : '',
      office ? signAt(at(office), 0.5) : '',
    ],
    places.map(at),
    { stay: stay && at(stay) },
  );
}

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Each map by its file. */
const maps = new Map<string, () => string | Promise<string>>([
  ['branches.svg', branchesMap],
  ['doha.svg', () => drawDohaMap(flightHours.map((hours) => estimatedKilometres(hours * 60)))],
  ...Object.entries(sightPlaces).flatMap(([slug, places]) => (places ? [[`${slug}.svg`, () => sightsMap(places)] as const] : [])),
  ...[...places, ...plannedPlaces].flatMap(({ slug, map }) =>
    map ? [[`plan-${slug}.svg`, () => (map.town === undefined ? planMap(slug, map) : townPlaces(map))] as const] : [],
  ),
  ...Object.entries(postMaps).map(([slug, map]) => [`post-${slug}.svg`, () => postTown(map)] as const),
  ...branchPages.map((branch) => [`branch-${branch.slug}.svg`, () => branchTown(branch)] as const),
  ...hotels.flatMap((hotel) => (hotel.nearbyAt ? [[`hotel-${hotel.slug}.svg`, () => hotelMap(hotel)] as const] : [])),
]);

async function townPlaces({ town, places }: Extract<PlaceMap, { town: string }>) {
  return townDrawing({ town: await loadTownMap(town), places: places.map(({ at }) => pointOf(at)), size: townSize });
}

async function branchTown(branch: BranchPage) {
  const places = branch.map.places.map(({ at }) => pointOf(at));
  return townDrawing({ town: await townOfBranch(branch), places, office: branch.position, size: nearSize });
}

async function postTown({ town, days, ferries }: PostMap) {
  return townDrawing({ town: await loadTownMap(town), places: days.map(({ at }) => pointOf(at)), ferries, size: nearSize });
}

async function hotelMap(hotel: Hotel) {
  return townDrawing({ town: await loadTownMap(hotel.place), places: nearPoints(hotel), stay: hotel.position, size: nearSize });
}

export function generateStaticParams() {
  return [...maps.keys()].map((file) => ({ file }));
}

/** A map with numbered places, drawn when the site is built. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const draw = maps.get((await params).file);
  if (!draw) notFound();
  return new Response(await draw(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
