import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { HotelStay, SearchingRates } from '@/components/hotels/stay/hotel-stay';
import { HotelStayPage } from '@/components/hotels/stay/hotel-stay-page';
import { StreetMapStyle } from '@/components/hotels/street-map/street-map-style';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { buttonClass } from '@/components/ui/button';
import { WhatsAppLink } from '@/components/ui/contact/whatsapp-link';
import { DeadEnd } from '@/components/ui/feedback/error-state';
import { company } from '@/lib/company/company';
import { streetMapStyle } from '@/lib/env';
import { findHotel } from '@/lib/hotels/details/find-hotel';
import { hotelSearchRequestOf } from '@/lib/hotels/search/search-hotels';
import { readStaySearch, searchOfHotel } from '@/lib/hotels/search/search-params';
import { handleHotelSearch } from '@/lib/hotels/search/search-responses';
import { streetMapMetadata } from '@/lib/hotels/street-map-metadata';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { Link } from '@/lib/i18n/navigation';
import { pageLocale } from '@/lib/i18n/page-locale';
import { isRobot } from '@/lib/routes/link-previews';
import { queryOfPage } from '@/lib/routes/query-of-page';
import { searchForPage } from '@/lib/search/search-for-page';
import { pageMetadata } from '@/lib/seo/route-metadata';
import { shareAddress, shareSize } from '@/lib/seo/share/share-page';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { HotelDetails } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';
import type { HotelSearchResponse } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';

interface PageProps {
  params: Promise<{ locale: string; hotel: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Not indexed: suppliers' descriptions are on many sites. Search engines index the hotel pages that we wrote ourselves. */
const notListed: Metadata = { robots: { index: false, follow: true } };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const { hotel: id } = await params;
  const t = await getTranslations({ locale, namespace: 'hotels.stayPage' });
  const found = await findHotel(id, locale);
  if (found.status !== 'found') return { title: t(`${found.status}.title`), ...notListed };
  const { name, address } = found.hotel;
  const place = { hotel: name, city: address.cityName };
  const words = { title: t('meta.title', place), description: t('meta.description', place) };
  const metadata = pageMetadata(locale, `/explore/hotels/stay/${id}`, words);
  const image = { url: shareAddress(`/explore/hotels/stay/${id}`, locale), alt: words.title, ...shareSize, type: 'image/jpeg' };
  return {
    ...metadata,
    ...notListed,
    ...streetMapMetadata(),
    openGraph: { ...metadata.openGraph, images: [image] },
    twitter: { ...metadata.twitter, images: [image] },
  };
}

export default async function HotelOfSearchPage({ params, searchParams }: PageProps) {
  const locale = await pageLocale(params);
  const { hotel: id } = await params;
  const query = queryOfPage(await searchParams);
  const day = todayInQatar();
  const found = await findHotel(id, locale);
  const { hotels, layout } = await loadMessages(locale, ['hotels', 'layout']);
  const { results, compare, stars, place, address, stayPage, drawing, streetMap, rates } = hotels;
  const messages = {
    hotels: { results, compare, stars, place, address, stayPage, drawing, streetMap, rates: { near: rates.near } },
    layout: { tripPlan: layout.tripPlan },
  };
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      {found.status === 'found' ? (
        <StreetMapStyle address={streetMapStyle()}>
          <HotelStayPage hotel={found.hotel} isSandbox={found.isSandbox}>
            <div className="contents">
              <SearchingRates />
              <Suspense>
                <HotelStay
                  hotel={found.hotel}
                  isSandbox={found.isSandbox}
                  locale={locale}
                  query={query}
                  day={day}
                  found={searchRates(found.hotel, locale, query, day, await headers())}
                />
              </Suspense>
            </div>
          </HotelStayPage>
        </StreetMapStyle>
      ) : (
        <NoHotelHere isGone={found.status === 'gone'} />
      )}
    </NextIntlClientProvider>
  );
}

/** The rates of the stay in the address; null without one. A robot reads no prices. */
function searchRates({ id, place }: HotelDetails, locale: Locale, query: URLSearchParams, day: string, asked: Headers) {
  const search = isRobot(asked) ? null : searchOfHotel(readStaySearch(query, day), place?.id ?? null);
  if (!search) return null;
  const request = hotelSearchRequestOf(search, locale, id);
  return searchForPage<HotelSearchResponse>('Hotel search', asked, (sender) => handleHotelSearch(sender, request));
}

/** No supplier has this hotel any more, or none could answer. */
function NoHotelHere({ isGone }: { isGone: boolean }) {
  const t = useTranslations('hotels');
  const kind = isGone ? 'gone' : 'failed';
  const title = t(`stayPage.${kind}.title`);
  return (
    // Read by lib/site-server/page-store/finished-page.ts: a page that is shown with its words cannot name a status in Next.
    <div data-page-status={isGone ? 404 : 503} className="page-width pt-2 pb-16 md:pt-4">
      <Breadcrumb trail={[{ label: t('name'), href: '/explore/hotels' }]} current={title} />
      <h1 className="sr-only">{title}</h1>
      <div className="mt-6">
        <DeadEnd art="pages/no-results" title={title} text={t(`stayPage.${kind}.text`)}>
          <Link href="/explore/hotels" prefetch={false} className={buttonClass()}>
            {t('stayRequest.noStay.search')}
          </Link>
          <WhatsAppLink number={company.whatsapp.number} message={t('stayPage.greeting')} className={buttonClass('secondary')}>
            {t('results.whatsapp.button')}
          </WhatsAppLink>
        </DeadEnd>
      </div>
    </div>
  );
}
