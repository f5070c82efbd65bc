import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PlacePage } from '@/components/destinations/place-page';
import { places } from '@/content/places';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface PageProps {
  params: Promise<{ locale: string; destination: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return places.map(({ slug }) => ({ destination: slug }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const place = await placeOf(params);
  return pageMetadata(locale, `/travel/destination/${place.slug}`, place[locale]);
}

export default async function DestinationPage({ params }: PageProps) {
  await pageLocale(params);
  return <PlacePage place={await placeOf(params)} />;
}

async function placeOf(params: PageProps['params']) {
  const { destination } = await params;
  return places.find(({ slug }) => slug === destination) ?? notFound();
}
