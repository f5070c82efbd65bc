import { getTranslations } from 'next-intl/server';
import { SearchNeedsScript } from '@/components/layout/needs-script';
import type { Locale } from '@/lib/i18n/locales';
import { hotelFormWords } from '../form-words';
import { FormPlaceholder } from './form-placeholder';
import { LazyForm } from './lazy-form';

/** The hotel search form on pages that must stay small: it looks the same, and its code loads on interaction. */
export async function LazyHotelSearch({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'hotels.search' });
  const words = await hotelFormWords(locale);
  return (
    <>
      <SearchNeedsScript />
      <LazyForm
        locale={locale}
        words={words}
        waiting={{ loading: t('loading'), failed: t('loadFailed'), again: t('loadAgain') }}
        placeholder={<FormPlaceholder locale={locale} words={words} />}
      />
    </>
  );
}
