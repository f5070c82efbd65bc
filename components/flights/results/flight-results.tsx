'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useModal } from '@/components/ui/overlays/use-modal';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { withoutResults } from '@/lib/flights/results/result-params';
import { searchInAddress } from '@/lib/flights/search/search-in-address';
import type { Locale } from '@/lib/i18n/locales';
import type { ExplainedFailure } from '@/lib/search/search-failure';
import { type FailedFlightSearch, failedSearchPlace, reportFailedSearch } from './failed-search';
import { focusFormAfterResults, leaveResults, markOpenedOverHome, replaceQuery } from './history';
import { type LeftResults, ResultsBody } from './results-body';
import { ResultsHeader } from './results-header';
import { keepBeforeChange } from './search-before-change';
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

interface ResultsDialogProps {
  search: FlightSearchRequest;
  query: URLSearchParams;
  whatsappNumber: string;
}

/** The full screen over the home page: the search at the top, below it progress, failure or flights. It stays open when the search changes. */
function ResultsDialog({ search, query, whatsappNumber }: ResultsDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const left = useRef<LeftResults>(null);
  const headingId = useId();
  useModal(dialog, heading);

  function leave() {
    keepBeforeChange(null);
    leaveResults();
  }

  function leaveToChange() {
    keepBeforeChange(left.current);
    leaveResults();
  }

  function leaveFailed(failure: ExplainedFailure, before: LeftResults) {
    const { pathname, search: query } = window.location;
    reportFailedSearch({ search, failure, address: `${pathname}${query}`, before: before.found?.search ?? null });
    keepBeforeChange(before);
    leaveResults();
  }

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        // React passes on what a dialog inside was told.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      data-ends-above-toast=""
      className="print-sheet m-0 h-[calc(100%-var(--toast-room,0px))] w-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-surface text-ink backdrop:bg-surface transition duration-200 starting:translate-y-4 starting:opacity-0"
    >
      <ResultsHeader
        search={search}
        headingRef={heading}
        headingId={headingId}
        whatsappNumber={whatsappNumber}
        onLeave={leave}
        onChangeSearch={leaveToChange}
      />
      <div className="page-width pt-2 pb-12 sm:pt-3">
        <ResultsBody
          search={search}
          query={query}
          scrollArea={dialog}
          heading={heading}
          onLeave={leave}
          onFailed={leaveFailed}
          left={left}
        />
      </div>
    </dialog>,
    document.body,
  );
}
