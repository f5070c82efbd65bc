import { getTranslations } from 'next-intl/server';
import { HotelList } from '@/components/hotels/hotel-list';
import { SavedList } from '@/components/hotels/saved/saved-list';
import { LazyHotelSearch } from '@/components/hotels/search/lazy/lazy-hotel-search';
import { StayList } from '@/components/hotels/stay-list';
import { GuidePage } from '@/components/layout/guide/guide-page';
import { hotelGroups, hotels } from '@/content/hotels';
import { stays } from '@/content/stays';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';
import { listNode } from '@/lib/structured-data/structured-data';

export const generateMetadata = contentMetadata('/explore/hotels', stays);

export default async function HotelsPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'hotels' });
  return (
    <GuidePage
      locale={locale}
      text={stays[locale]}
      art={stays.art}
      name={stays.name[locale]}
      about={[
        listNode(
          hotels.map(({ slug, name }) => ({ name: name[locale], path: `/explore/hotels/${slug}` })),
          locale,
        ),
      ]}
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
