import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { DestinationPage } from '@/components/destinations/destination-page';
import { RouteMap } from '@/components/geography/route-map';
import { destinations } from '@/content/destinations';
import { distanceKm, doha } from '@/lib/geography/great-circle';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface PageProps {
  params: Promise<{ locale: string; destination: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return destinations.map(({ slug }) => ({ destination: slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const destination = await destinationOf(params);
  return pageMetadata(locale, `/explore/destinations/${destination.slug}`, destination[locale]);
}

export default async function ExploreDestinationPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const destination = await destinationOf(params);
  const t = await getTranslations('destinations');
  const { city, gateway } = destination;
  const name = gateway.city[locale];
  return (
    <DestinationPage
      destination={destination}
      distance={distanceKm(doha, city)}
      map={<RouteMap from={{ ...doha, name: t('doha') }} to={[{ ...city, name }]} label={t('route.map', { city: name })} />}
    />
  );
}

async function destinationOf(params: PageProps['params']) {
  const { destination } = await params;
  return destinations.find(({ slug }) => slug === destination) ?? notFound();
}
