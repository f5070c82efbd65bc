import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { flightFormWords } from '@/components/flights/form-words';
import { MultiCityScreen } from '@/components/flights/multi-city/multi-city-screen';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { NeedsScript } from '@/components/layout/needs-script';
import { WithTripVisas } from '@/components/visa/trip/with-trip-visas';
import { company } from '@/content/company';
import { multiCityScreen } from '@/lib/flights/multi-city/address';
import { legSuggestions } from '@/lib/flights/multi-city/legs';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { messageMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = messageMetadata(multiCityScreen, 'flights.multiCity');

export default async function MultiCityPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations('flights.multiCity');
  const { flights } = await loadMessages(locale, ['flights']);
  const { results: _found, ...multiCity } = flights.multiCity;
  const intro = (
    <>
      <header className="mt-4 mb-6 max-w-3xl">
        <h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{t('heading')}</h1>
        <p className="mt-4 text-ink-soft text-lg">{t('lead')}</p>
      </header>
      <NeedsScript />
    </>
  );
  return (
    <div className="page-width py-6">
      <div className="mb-2">
        <Breadcrumb current={t('name')} isShareable />
      </div>
      <NextIntlClientProvider locale={locale} messages={{ flights: { multiCity } }} timeZone="Asia/Qatar">
        <WithTripVisas>
          <MultiCityScreen
            locale={locale}
            words={await flightFormWords(locale, legSuggestions.most)}
            whatsappNumber={company.whatsapp.number}
            intro={intro}
          />
        </WithTripVisas>
      </NextIntlClientProvider>
    </div>
  );
}
