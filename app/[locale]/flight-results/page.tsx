import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { DrawnResults, UndrawnResults } from '@/components/flights/results/page/drawn-results';
import { ResultsPage } from '@/components/flights/results/page/results-page';
import { loadWords } from '@/components/flights/results/words';
import { ClubOfPage } from '@/components/layout/company/club-of-page';
import { WithTripVisas } from '@/components/visa/trip/with-trip-visas';
import { company } from '@/lib/company/company';
import { searchedPlace } from '@/lib/flights/place-names';
import { withoutResults } from '@/lib/flights/results/result-params';
import { resultsOfPlaces } from '@/lib/flights/results/results-of-link';
import { searchInAddress } from '@/lib/flights/search/search-in-address';
import { handleFlightSearch } from '@/lib/flights/search/search-responses';
import { localizePath } from '@/lib/i18n/locales';
import { redirect } from '@/lib/i18n/navigation';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { isRobot } from '@/lib/routes/link-previews';
import { queryOfPage } from '@/lib/routes/query-of-page';
import { searchForPage } from '@/lib/search/search-for-page';
import { pageMetadata } from '@/lib/seo/route-metadata';
import { placesOf } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { PackedResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';

interface ResultsPageProps extends LocalePage {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params, searchParams }: ResultsPageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const search = searchInAddress(queryOfPage(await searchParams));
  if (!search) return {};
  const t = await getTranslations({ locale });
  const [origin, destination] = placesOf(search).map((place) => searchedPlace(place, locale)) as [string, string];
  const words = { title: t('flights.results.title', { origin, destination }), description: t('home.meta.description') };
  return { ...pageMetadata(locale, '/', words), robots: { index: false, follow: false } };
}

/** The results of the search in the address of the home page, where a visitor opens it: from a link, in a new tab, or again. */
export default async function FlightResultsPage({ params, searchParams }: ResultsPageProps) {
  const locale = await pageLocale(params);
  const query = queryOfPage(await searchParams);
  const search = searchInAddress(query);
  const asked = await headers();
  // Places by name get their codes; otherwise the form shows what is missing or wrong. A robot reads no prices.
  if (!search || isRobot(asked)) {
    const named = resultsOfPlaces(query);
    redirect(localizePath(`/?${search || !searchInAddress(named) ? withoutResults(query) : named}`, locale));
  }
  const found = searchForPage<PackedResponse>('Flight search', asked, (request) => handleFlightSearch(request, search));
  return (
    <WithTripVisas>
      <ClubOfPage />
      <ResultsPage locale={locale} words={await loadWords(locale)} whatsappNumber={company.whatsapp.number} search={search}>
        <Suspense>
          <Found found={found} />
        </Suspense>
      </ResultsPage>
    </WithTripVisas>
  );
}

async function Found({ found }: { found: ReturnType<typeof searchForPage<PackedResponse>> }) {
  const outcome = await found;
  return outcome.ok ? (
    <DrawnResults packed={outcome.value} />
  ) : (
    <UndrawnResults failure={outcome.reason} whatsappNumber={company.whatsapp.number} />
  );
}
