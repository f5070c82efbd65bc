import type { Metadata } from 'next';
import { OffersPage } from '@/components/packages/offers-page';
import { offersPage } from '@/content/offer-pages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/travel/offers', offersPage[locale]);
}

export default async function AllOffersPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  return <OffersPage text={offersPage[locale]} />;
}
