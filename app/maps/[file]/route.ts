import { notFound } from 'next/navigation';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { sightPlaces } from '@/content/sight-places';
import { branchesMap } from '@/lib/geography/branches-map';
import { planMap } from '@/lib/geography/plan-map';
import { sightsMap } from '@/lib/geography/sights-map';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** Each map by its file. */
const maps = new Map<string, () => string>([
  ['branches.svg', branchesMap],
  ...Object.entries(sightPlaces).flatMap(([slug, places]) => (places ? [[`${slug}.svg`, () => sightsMap(places)] as const] : [])),
  ...[...places, ...plannedPlaces].flatMap(({ slug, map }) =>
    map ? [[`plan-${slug}.svg`, () => planMap(slug, map)] as const] : [],
  ),
]);

export function generateStaticParams() {
  return [...maps.keys()].map((file) => ({ file }));
}

/** A map with numbered places, drawn when the site is built. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const draw = maps.get((await params).file);
  if (!draw) notFound();
  return new Response(draw(), { headers: { 'Content-Type': 'image/svg+xml' } });
}
