import { SearchNeedsScript } from '@/components/layout/needs-script';
import { legSuggestions } from '@/lib/flights/multi-city/legs';
import type { Locale } from '@/lib/i18n/locales';
import { FlightSearchForm } from './flight-search-form';
import { flightFormWords } from './form-words';
import { failedSearchPlace } from './results/failed-search';

/** The flight tab of the search panel: words from the server, everything else in the form. */
export async function FlightSearch({ locale }: { locale: Locale }) {
  return (
    <>
      <SearchNeedsScript />
      <div id={failedSearchPlace} />
      <FlightSearchForm locale={locale} words={await flightFormWords(locale, legSuggestions.most)} />
    </>
  );
}
