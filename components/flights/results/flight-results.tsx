'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useState } from 'react';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { isKnownAirport } from '@/lib/flights/place-names';
import { withoutResults } from '@/lib/flights/results/result-params';
import { searchKey } from '@/lib/flights/search/answer-cache';
import { parseFlightSearch } from '@/lib/flights/search/search-params';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { focusFormAfterResults, markOpenedOverHome, replaceQuery } from './history';
import { ResultsDialog } from './results-dialog';

interface FlightResultsProps {
  locale: Locale;
  whatsappNumber: string;
  query: URLSearchParams;
  /** Whether the form on this page opened them, so that closing is a step back. */
  isOverHome: boolean;
}

type Words = Awaited<ReturnType<typeof loadMessages<'flights' | 'layout'>>>;

/** The results of the search in the address. An invalid search goes back to the form, which shows what is missing. */
export function FlightResults({ locale, whatsappNumber, query, isOverHome }: FlightResultsProps) {
  const [words, setWords] = useState<Words | null>(null);
  const search = searchIn(query);
  const isSearch = search !== null;

  useEffect(() => {
    if (isOverHome) markOpenedOverHome();
  }, [isOverHome]);

  useEffect(() => {
    if (!isSearch) replaceQuery(withoutResults(new URLSearchParams(window.location.search)));
  }, [isSearch]);

  useEffect(() => (isSearch ? focusFormAfterResults : undefined), [isSearch]);

  useEffect(() => {
    let isCurrent = true;
    loadMessages(locale, ['flights', 'layout']).then(
      (loaded) => isCurrent && setWords(loaded),
      (error: unknown) =>
        setWords(() => {
          throw error;
        }),
    );
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  if (!search || !words) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={words} timeZone="Asia/Qatar">
      <ResultsDialog key={searchKey(search)} search={search} query={query} whatsappNumber={whatsappNumber} />
    </NextIntlClientProvider>
  );
}

function searchIn(query: URLSearchParams): FlightSearchRequest | null {
  const search = parseFlightSearch(query);
  return search && isKnownAirport(search.origin) && isKnownAirport(search.destination) ? search : null;
}
