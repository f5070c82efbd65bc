import type { Locale } from '@/lib/i18n/locales';
import { hotelFormWords } from './form-words';
import { HotelSearchForm } from './hotel-search-form';
import { NoScriptLine } from './no-script-line';

/** The hotel search form at once: words from the server, filled in from the address of the page. */
export async function HotelSearch({ locale }: { locale: Locale }) {
  return (
    <>
      <NoScriptLine locale={locale} />
      <HotelSearchForm locale={locale} words={await hotelFormWords(locale)} />
    </>
  );
}
