import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { MultiCityPage } from '@/components/flights/multi-city/multi-city-page';
import { type DrawnAnswers, DrawnLegs, SearchedLegs } from '@/components/flights/multi-city/results/drawn-legs';
import { loadWords } from '@/components/flights/results/words';
import { Breadcrumb } from '@/components/layout/breadcrumb';
import { ClubOfPage } from '@/components/layout/company/club-of-page';
import { WithTripVisas } from '@/components/visa/trip/with-trip-visas';
import { company } from '@/lib/company/company';
import { multiCityScreen, oneTicketSearch, parseMultiCity } from '@/lib/flights/multi-city/address';
import { knownPlaces } from '@/lib/flights/place-names';
import { handleFlightSearch } from '@/lib/flights/search/search-responses';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { isRobot } from '@/lib/routes/link-previews';
import { queryOfPage } from '@/lib/routes/query-of-page';
import { searchForPage } from '@/lib/search/search-for-page';
import { messageMetadata } from '@/lib/seo/route-metadata';
import { type FlightSearchRequest, flightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { PackedResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';

interface ResultsPageProps extends LocalePage {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(props: LocalePage): Promise<Metadata> {
  return { ...(await metadataOfForm(props)), robots: { index: false, follow: false } };
}

const metadataOfForm = messageMetadata(multiCityScreen, 'flights.multiCity');

/** The flights of the trip in the address, where a visitor opens it: from a link, in a new tab, or again. */
export default async function Page({ params, searchParams }: ResultsPageProps) {
  const locale = await pageLocale(params);
  const query = queryOfPage(await searchParams);
  const asked = await headers();
  const searches = parseMultiCity(query);
  const isKnown = searches?.every((search) => flightSearchRequest(knownPlaces).safeParse(search).success);
  // The form says what is missing or wrong. A robot reads no prices.
  if (!searches || !isKnown || isRobot(asked))
    return (
      <WithTripVisas>
        <ClubOfPage />
        <div data-live="">
          <MultiCityPage locale={locale} />
        </div>
      </WithTripVisas>
    );
  const ticket = oneTicketSearch(searches);
  const found = Promise.all(
    [...searches, ...(ticket ? [ticket] : [])].map((search) =>
      searchForPage<PackedResponse>('Flight search', asked, (request) => handleFlightSearch(request, search)),
    ),
  );
  const t = await getTranslations('flights.multiCity');
  const parts = { searches, whatsappNumber: company.whatsapp.number };
  return (
    <div className="page-width py-6">
      <div className="mb-2">
        <Breadcrumb current={t('name')} isShareable />
      </div>
      <NextIntlClientProvider locale={locale} messages={await loadWords(locale)} timeZone="Asia/Qatar">
        <WithTripVisas>
          <ClubOfPage />
          <SearchedLegs {...parts} />
          <Suspense>
            <Found {...parts} found={found} />
          </Suspense>
        </WithTripVisas>
      </NextIntlClientProvider>
    </div>
  );
}

interface FoundProps {
  searches: readonly FlightSearchRequest[];
  whatsappNumber: string;
  found: Promise<DrawnAnswers>;
}

async function Found({ found, ...parts }: FoundProps) {
  return <DrawnLegs {...parts} answers={await found} />;
}
