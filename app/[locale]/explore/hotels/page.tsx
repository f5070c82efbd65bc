import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HotelList } from '@/components/hotels/hotel-list';
import { SavedList } from '@/components/hotels/saved/saved-list';
import { LazyHotelSearch } from '@/components/hotels/search/lazy/lazy-hotel-search';
import { StayList } from '@/components/hotels/stay-list';
import { GuidePage } from '@/components/layout/guide/guide-page';
import { hotelGroups } from '@/content/hotels';
import { stays } from '@/content/stays';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/explore/hotels', stays[locale]);
}

export default async function HotelsPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'hotels' });
  describePage(questionsNode(stays[locale].questions, locale));
  return (
    <GuidePage
      locale={locale}
      text={stays[locale]}
      art={stays.art}
      name={stays.name[locale]}
      panel={
        <>
          <LazyHotelSearch locale={locale} />
          <SavedList locale={locale} label={t('savedList')} />
        </>
      }
    >
      <HotelList groups={hotelGroups} />
      <StayList />
    </GuidePage>
  );
}
