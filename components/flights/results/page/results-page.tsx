'use client';

import { useSearchParams } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { createContext, type ReactNode, type RefObject, useContext, useId, useRef } from 'react';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { withoutResults } from '@/lib/flights/results/result-params';
import { searchInAddress } from '@/lib/flights/search/search-in-address';
import type { Locale } from '@/lib/i18n/locales';
import { ResultsHeader } from '../results-header';
import { SearchingFlights } from '../search-states';
import type { ResultsWords } from '../words';

/** What the results on the page share with its head. */
interface OpenSearch {
  search: FlightSearchRequest;
  query: URLSearchParams;
  /** English path of the filled form. */
  form: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

const OpenSearchContext = createContext<OpenSearch | null>(null);

export function useOpenSearch(): OpenSearch {
  const open = useContext(OpenSearchContext);
  if (!open) throw new Error('No ResultsPage above');
  return open;
}

interface ResultsPageProps {
  locale: Locale;
  words: ResultsWords;
  whatsappNumber: string;
  search: FlightSearchRequest;
  /** The results, which follow when they are there. */
  children: ReactNode;
}

/** Results opened by their address: the same screen as over the home page, as a page. */
export function ResultsPage({ locale, words, whatsappNumber, children, ...props }: ResultsPageProps) {
  const query = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const search = searchInAddress(query) ?? props.search;
  const form = `/?${withoutResults(query)}`;
  return (
    <NextIntlClientProvider locale={locale} messages={words} timeZone="Asia/Qatar">
      <OpenSearchContext value={{ search, query, form, heading }}>
        <div id="flight-results" data-flight-results="">
          <ResultsHeader
            search={search}
            headingRef={heading}
            headingId={headingId}
            whatsappNumber={whatsappNumber}
            onLeave={{ href: form }}
            onChangeSearch={{ href: form }}
            isPageHeading
          />
          <div className="page-width pt-2 pb-12 sm:pt-3">
            {/* Until anything follows. */}
            <div className="not-last:hidden">
              <SearchingFlights />
            </div>
            {children}
          </div>
        </div>
      </OpenSearchContext>
    </NextIntlClientProvider>
  );
}
