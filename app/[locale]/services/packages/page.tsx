import { GuidePage } from '@/components/layout/guide/guide-page';
import { HolidayCarousel } from '@/components/packages/carousel/holiday-carousel';
import { Programme } from '@/components/packages/programme';
import { packages } from '@/content/services/packages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { programme } from '@/lib/packages/find-package';
import { contentMetadata } from '@/lib/seo/route-metadata';
import { listNode } from '@/lib/structured-data/list';

export const generateMetadata = contentMetadata('/services/packages', packages);

export default async function PackagesPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const holidays = programme().flatMap(({ cities }) => cities);
  const list = listNode(
    holidays.map(({ id, name }) => ({ name: name[locale], path: `/travel/package/${id}` })),
    locale,
  );
  return (
    <GuidePage locale={locale} text={packages[locale]} art={packages.art} name={packages.name[locale]} about={[list]}>
      <HolidayCarousel />
      <Programme />
    </GuidePage>
  );
}
