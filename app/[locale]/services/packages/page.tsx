import { GuidePage } from '@/components/layout/guide/guide-page';
import { HolidayCarousel } from '@/components/packages/carousel/holiday-carousel';
import { Programme } from '@/components/packages/programme';
import { packages } from '@/content/services/packages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { contentMetadata } from '@/lib/seo/route-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

export const generateMetadata = contentMetadata('/services/packages', packages);

export default async function PackagesPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  describePage(questionsNode(packages[locale].questions, locale));
  return (
    <GuidePage locale={locale} text={packages[locale]} art={packages.art} name={packages.name[locale]}>
      <HolidayCarousel />
      <Programme />
    </GuidePage>
  );
}
