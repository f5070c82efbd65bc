import type { Metadata } from 'next';
import { GuidePage } from '@/components/layout/guide/guide-page';
import { HolidayCarousel } from '@/components/packages/carousel/holiday-carousel';
import { Programme } from '@/components/packages/programme';
import { packages } from '@/content/services/packages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/services/packages', packages[locale]);
}

export default async function PackagesPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(packages[locale].questions, locale));
  return (
    <GuidePage locale={locale} text={packages[locale]} art={packages.art} name={packages.name[locale]}>
      <HolidayCarousel />
      <Programme />
    </GuidePage>
  );
}
