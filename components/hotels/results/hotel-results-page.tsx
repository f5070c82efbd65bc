import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import { hotelFormWords } from '@/components/hotels/search/form-words';
import { HotelSearchForm } from '@/components/hotels/search/hotel-search-form';
import { StreetMapStyle } from '@/components/hotels/street-map/street-map-style';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { NeedsScript, SearchNeedsScript } from '@/components/layout/needs-script';
import { hotels } from '@/content/hotels';
import { company } from '@/lib/company/company';
import { streetMapStyle } from '@/lib/env';
import type { StaySearch } from '@/lib/hotels/search/search-params';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { WrittenHotel } from './results-context';
import { HotelResults, ResultsInAddress, ResultsPage } from './results-page';
import type { DrawnHotels } from './use-hotel-search';

interface HotelResultsPageProps {
  locale: Locale;
}

/** The results of the stay in the address, which the browser searches. */
export async function HotelResultsPage({ locale }: HotelResultsPageProps) {
  return (
    <Frame locale={locale}>
      <NeedsScript />
      <ResultsPage {...partsOf(locale)} />
    </Frame>
  );
}

interface DrawnHotelResultsPageProps extends HotelResultsPageProps {
  /** What the server searches; null when the address has nothing to search. */
  drawn: { search: StaySearch; found: Promise<DrawnHotels> } | null;
}

/** The same, with what the server found. */
export async function DrawnHotelResultsPage({ locale, drawn }: DrawnHotelResultsPageProps) {
  const parts = partsOf(locale);
  const results = drawn && (
    <Suspense>
      <Found {...parts} {...drawn} />
    </Suspense>
  );
  return (
    <Frame locale={locale}>
      <ResultsInAddress {...parts} drawn={drawn && { search: drawn.search, results }} />
    </Frame>
  );
}

type Parts = ReturnType<typeof partsOf>;

async function Found({ found, ...props }: Parts & { search: StaySearch; found: Promise<DrawnHotels> }) {
  return <HotelResults {...props} drawn={await found} />;
}

async function Frame({ locale, children }: HotelResultsPageProps & { children: ReactNode }) {
  const t = await getTranslations({ locale, namespace: 'hotels' });
  const { results, compare, stars, place, address, streetMap } = (await loadMessages(locale, ['hotels'])).hotels;
  return (
    // On a wide screen the end margin has room for the WhatsApp button.
    <div className="relative mx-auto w-full max-w-[100rem] px-4 pt-3 pb-12 md:px-8 xl:pe-16">
      {/* On a phone the heading takes no line, so that the list starts higher: the bar at the bottom and Back have the same target. */}
      <div className="max-sm:absolute max-sm:end-4 max-sm:top-1.5 max-sm:[&_nav]:hidden">
        <Breadcrumb trail={[{ label: t('name'), href: '/explore/hotels' }]} current={t('results.meta.title')} isShareable />
      </div>
      <NextIntlClientProvider
        locale={locale}
        messages={{ hotels: { results, compare, stars, place, address, streetMap } }}
        timeZone="Asia/Qatar"
      >
        <StreetMapStyle address={streetMapStyle()}>{children}</StreetMapStyle>
      </NextIntlClientProvider>
    </div>
  );
}

function partsOf(locale: Locale) {
  return { whatsappNumber: company.whatsapp.number, form: <HotelSearch locale={locale} />, written: writtenIn(locale) };
}

function writtenIn(locale: Locale): WrittenHotel[] {
  return hotels.map(({ slug, name, place, district, stars, art }) => ({
    slug,
    place,
    stars,
    art,
    name: name[locale],
    names: [name.en, name.ar],
    district: district[locale],
  }));
}

/** The hotel search form without lazy loading: its messages come from the server, its values from the page's address. */
async function HotelSearch({ locale }: { locale: Locale }) {
  return (
    <>
      <SearchNeedsScript />
      <HotelSearchForm locale={locale} words={await hotelFormWords(locale)} />
    </>
  );
}
