import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { BesideArt } from '@/components/layout/guide/beside-art';
import { NeedsScript } from '@/components/layout/needs-script';
import { company } from '@/lib/company/company';
import { legSuggestions } from '@/lib/flights/multi-city/legs';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { flightFormWords } from '../form-words';
import { MultiCityScreen } from './multi-city-screen';

/** The form, and the flights that it opens. */
export async function MultiCityPage({ locale }: { locale: Locale }) {
  const t = await getTranslations('flights.multiCity');
  const { flights } = await loadMessages(locale, ['flights']);
  const { results: _found, ...multiCity } = flights.multiCity;
  const intro = (
    <>
      <header className="mt-4 mb-6">
        <BesideArt
          art="pages/multi-city"
          isMirrored
          heading={<h1 className="text-3xl md:text-5xl rtl:leading-[1.35]">{t('heading')}</h1>}
        >
          <p className="mt-4 max-w-3xl text-ink-soft text-lg">{t('lead')}</p>
        </BesideArt>
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
        <MultiCityScreen
          locale={locale}
          words={await flightFormWords(locale, legSuggestions.most)}
          whatsappNumber={company.whatsapp.number}
          intro={intro}
        />
      </NextIntlClientProvider>
    </div>
  );
}
