import { getTranslations } from 'next-intl/server';
import { company } from '@/content/company';
import type { Locale } from '@/lib/i18n/locales';
import { hotelFormWords } from './form-words';
import { HotelSearchForm } from './hotel-search-form';
import { HotelSearchLater } from './hotel-search-later';

interface HotelSearchProps {
  locale: Locale;
  /** Its code comes when it is first seen: for a panel that is closed at the beginning. */
  isLoadedLater?: boolean;
}

/** The hotel search form: words from the server, filled in from the address of the page. */
export async function HotelSearch({ locale, isLoadedLater = false }: HotelSearchProps) {
  const t = await getTranslations({ locale, namespace: 'hotels.search' });
  const words = await hotelFormWords(locale);
  return (
    <>
      <noscript>
        <p className="mb-4 rounded-control bg-sun-soft p-4 text-on-sun-soft">
          {t.rich('noScript', {
            phone: (text) => <a href={company.phone.href}>{text}</a>,
            number: () => <bdi dir="ltr">{company.phone.display}</bdi>,
            whatsapp: (text) => <a href={`https://wa.me/${company.whatsapp.number}`}>{text}</a>,
          })}
        </p>
      </noscript>
      {isLoadedLater ? (
        <HotelSearchLater
          locale={locale}
          words={words}
          waiting={{ loading: t('loading'), failed: t('loadFailed'), again: t('loadAgain') }}
        />
      ) : (
        <HotelSearchForm locale={locale} words={words} />
      )}
    </>
  );
}
