'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { withoutResults } from '@/lib/flights/results/result-params';
import { searchInAddress } from '@/lib/flights/search/search-in-address';
import type { Locale } from '@/lib/i18n/locales';
import { type FailedFlightSearch, failedSearchPlace } from './failed-search';
import { focusFormAfterResults, markOpenedOverHome, replaceQuery } from './history';
import { ResultsDialog } from './results-dialog';
import { FailedSearch, WhatsAppHelp } from './search-states';
import type { ResultsWords } from './words';

interface FlightResultsProps {
  locale: Locale;
  words: ResultsWords;
  whatsappNumber: string;
  query: URLSearchParams;
  /** Whether the form on this page opened them, so that closing goes back in history. */
  isOverHome: boolean;
}

/** The results of the search in the address. An invalid search returns to the form, which shows what is missing. */
export function FlightResults({ locale, words, whatsappNumber, query, isOverHome }: FlightResultsProps) {
  const search = searchInAddress(query);
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

interface FailedResultsProps extends Pick<FlightResultsProps, 'locale' | 'words' | 'whatsappNumber'> {
  failed: FailedFlightSearch;
}

/** Why the last search failed, above the form it came from. */
export function FailedResults({ locale, words, whatsappNumber, failed }: FailedResultsProps) {
  const place = document.getElementById(failedSearchPlace);
  if (!place) return null;
  return createPortal(
    <NextIntlClientProvider locale={locale} messages={words} timeZone="Asia/Qatar">
      <FailedSearch failed={failed} help={<WhatsAppHelp search={failed.search} number={whatsappNumber} look="button" />} />
    </NextIntlClientProvider>,
    place,
  );
}
