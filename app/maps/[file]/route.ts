import { notFound } from 'next/navigation';
import type { DestinationSlug } from '@/content/destination';
import { sightPlaces } from '@/content/sight-places';
import { sightsMap } from '@/lib/geography/sights-map';

export const dynamic = 'force-static';
export const dynamicParams = false;

const fileOf = (slug: string) => `${slug}.svg`;

export function generateStaticParams() {
  return Object.keys(sightPlaces).map((slug) => ({ file: fileOf(slug) }));
}

/** The map of a destination's sights, drawn when the site is built. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const slug = Object.keys(sightPlaces).find((name) => fileOf(name) === file);
  const places = sightPlaces[slug as DestinationSlug];
  if (!places) notFound();
  return new Response(sightsMap(places), { headers: { 'Content-Type': 'image/svg+xml' } });
}
