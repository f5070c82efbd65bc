import { GuidePage } from '@/components/layout/guide/guide-page';
import { HolidayCarousel } from '@/components/packages/carousel/holiday-carousel';
import { Programme } from '@/components/packages/programme';
import { packages } from '@/content/services/packages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = contentMetadata('/services/packages', packages);

export default async function PackagesPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  return (
    <GuidePage locale={locale} text={packages[locale]} art={packages.art} name={packages.name[locale]}>
      <HolidayCarousel />
      <Programme />
    </GuidePage>
  );
}
