import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PlacePage } from '@/components/destinations/place-page';
import { PlacePackages } from '@/components/packages/place-packages';
import { VisaNote } from '@/components/visa/visa-note';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { countryOfAirport } from '@/lib/flights/trip-countries';
import { pageLocale } from '@/lib/i18n/page-locale';
import { packagesOf } from '@/lib/packages/find-package';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { destinationNode } from '@/lib/structured-data/destination';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string; destination: string }>;
}

const allPlaces = [...places, ...plannedPlaces];
/** Places described here and nowhere else; every other one has a page under /explore/destinations too. */
const describedHereOnly = new Set(['maldives', 'dubai']);

export const dynamicParams = false;

export function generateStaticParams() {
  return allPlaces.map(({ slug }) => ({ destination: slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const place = await placeOf(params);
  return pageMetadata(locale, `/travel/destination/${place.slug}`, place[locale]);
}

export default async function DestinationPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const place = await placeOf(params);
  const { slug, name } = place;
  describePage(
    destinationNode(
      { name: name[locale], description: place[locale].description, art: place.art },
      `/travel/destination/${slug}`,
      locale,
    ),
    questionsNode(place[locale].questions, locale),
  );
  const explore = describedHereOnly.has(slug) ? undefined : `/explore/destinations/${slug}`;
  const country = countryOfAirport(place.airport);
  return (
    <PlacePage
      place={place}
      packages={<PlacePackages place={name[locale]} holidays={packagesOf(slug)} explore={explore} />}
      visa={country && <VisaNote country={country} look="section" />}
    />
  );
}

async function placeOf(params: PageProps['params']) {
  const { destination } = await params;
  return allPlaces.find(({ slug }) => slug === destination) ?? notFound();
}
