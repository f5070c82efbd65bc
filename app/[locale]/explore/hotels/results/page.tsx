import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { WrittenHotel } from '@/components/hotels/results/results-context';
import { ResultsPage } from '@/components/hotels/results/results-page';
import { hotelFormWords } from '@/components/hotels/search/form-words';
import { HotelSearchForm } from '@/components/hotels/search/hotel-search-form';
import { StreetMapStyle } from '@/components/hotels/street-map/street-map-style';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { NeedsScript, SearchNeedsScript } from '@/components/layout/needs-script';
import { company } from '@/content/company';
import { hotels } from '@/content/hotels';
import { streetMapStyle } from '@/lib/env';
import { streetMapMetadata } from '@/lib/hotels/street-map-metadata';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'hotels.results.meta' });
  const words = { title: t('title'), description: t('description') };
  return { ...pageMetadata(locale, '/explore/hotels', words), robots: { index: false, follow: false }, ...streetMapMetadata() };
}

export default async function HotelResultsPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'hotels' });
  const { results, compare, stars, place, address, streetMap } = (await loadMessages(locale, ['hotels'])).hotels;
  return (
    // On a wide screen the end margin has room for the WhatsApp button.
    <div className="relative mx-auto w-full max-w-[100rem] px-4 pt-3 pb-12 md:px-8 xl:pe-16">
      {/* On a phone the heading takes no line, so that the list starts higher: the bar at the bottom and Back have the same target. */}
      <div className="max-sm:absolute max-sm:end-4 max-sm:top-1.5 max-sm:[&_nav]:hidden">
        <Breadcrumb trail={[{ label: t('name'), href: '/explore/hotels' }]} current={t('results.meta.title')} isShareable />
      </div>
      <NeedsScript />
      <NextIntlClientProvider
        locale={locale}
        messages={{ hotels: { results, compare, stars, place, address, streetMap } }}
        timeZone="Asia/Qatar"
      >
        <StreetMapStyle address={streetMapStyle()}>
          <ResultsPage
            whatsappNumber={company.whatsapp.number}
            form={<HotelSearch locale={locale} />}
            written={writtenIn(locale)}
          />
        </StreetMapStyle>
      </NextIntlClientProvider>
    </div>
  );
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
