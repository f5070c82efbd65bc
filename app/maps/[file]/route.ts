import { notFound } from 'next/navigation';
import type { PlaceMap } from '@/content/guide';
import type { Hotel } from '@/content/hotel';
import { hotels } from '@/content/hotels';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { sightPlaces } from '@/content/sight-places';
import { branchesMap } from '@/lib/geography/branches-map';
import { planMap } from '@/lib/geography/plan-map';
import { sightsMap } from '@/lib/geography/sights-map';
import { nearPoints, nearSize, pointOf } from '@/lib/hotels/map/near-view';
import { townDrawing } from './town-drawing';

export const dynamic = 'force-static';
export const dynamicParams = false;

const citySize = { width: 600, height: 600 };

/** Each map by its file. */
const maps = new Map<string, () => string | Promise<string>>([
  ['branches.svg', branchesMap],
  ...Object.entries(sightPlaces).flatMap(([slug, places]) => (places ? [[`${slug}.svg`, () => sightsMap(places)] as const] : [])),
  ...[...places, ...plannedPlaces].flatMap(({ slug, map }) =>
    map ? [[`plan-${slug}.svg`, () => (map.town === undefined ? planMap(slug, map) : townPlaces(map))] as const] : [],
  ),
  ...hotels.flatMap((hotel) => (hotel.nearbyAt ? [[`hotel-${hotel.slug}.svg`, () => hotelMap(hotel)] as const] : [])),
]);

function townPlaces({ town, places }: Extract<PlaceMap, { town: string }>) {
  return townDrawing({ townId: town, places: places.map(({ at }) => pointOf(at)), size: citySize });
}

function hotelMap(hotel: Hotel) {
  return townDrawing({ townId: hotel.place, places: nearPoints(hotel), stay: hotel.position, size: nearSize });
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
