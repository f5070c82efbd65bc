'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useEffect } from 'react';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { isKnownPlace } from '@/lib/flights/place-names';
import { withoutResults } from '@/lib/flights/results/result-params';
import { parseFlightSearch } from '@/lib/flights/search/search-params';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { focusFormAfterResults, markOpenedOverHome, replaceQuery } from './history';
import { ResultsDialog } from './results-dialog';

interface FlightResultsProps {
  locale: Locale;
  words: Words;
  whatsappNumber: string;
  query: URLSearchParams;
  /** Whether the form on this page opened them, so that closing is a step back. */
  isOverHome: boolean;
}

type Words = Awaited<ReturnType<typeof loadWords>>;

export function loadWords(locale: Locale) {
  return loadMessages(locale, ['flights', 'layout']);
}

/** The results of the search in the address. An invalid search goes back to the form, which shows what is missing. */
export function FlightResults({ locale, words, whatsappNumber, query, isOverHome }: FlightResultsProps) {
  const search = searchIn(query);
  const isSearch = search !== null;

  useEffect(() => {
    if (isOverHome) markOpenedOverHome();
  }, [isOverHome]);

  useEffect(() => {
    if (!isSearch) replaceQuery(withoutResults(new URLSearchParams(window.location.search)));
  }, [isSearch]);

  useEffect(() => (isSearch ? focusFormAfterResults : undefined), [isSearch]);

  if (!search) return null;
  return (
    <NextIntlClientProvider locale={locale} messages={words} timeZone="Asia/Qatar">
      <ResultsDialog search={search} query={query} whatsappNumber={whatsappNumber} />
    </NextIntlClientProvider>
  );
}

function searchIn(query: URLSearchParams): FlightSearchRequest | null {
  const search = parseFlightSearch(query);
  return search && isKnownPlace(search.origin) && isKnownPlace(search.destination) ? search : null;
}
