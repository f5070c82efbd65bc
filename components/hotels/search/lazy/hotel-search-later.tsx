import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { hotelFormWords } from '../form-words';
import { FormLater } from './form-later';
import { FormStandIn } from './form-stand-in';
import { NoScriptLine } from './no-script-line';

/** The hotel search form on pages that weigh every byte: it looks the same, and its code comes with its first visitor. */
export async function HotelSearchLater({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'hotels.search' });
  const words = await hotelFormWords(locale);
  return (
    <>
      <NoScriptLine locale={locale} />
      <FormLater
        locale={locale}
        words={words}
        waiting={{ loading: t('loading'), failed: t('loadFailed'), again: t('loadAgain') }}
        standIn={<FormStandIn words={words} />}
      />
    </>
  );
}
