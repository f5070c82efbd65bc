import { useEffect, useState } from 'react';
import { createSettledWriter } from '@/lib/browser/settled-writer';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import {
  hasView,
  isResultsQuery,
  type ResultsView,
  readResultsView,
  writeResultsView,
} from '@/lib/flights/results/result-params';
import { buildFlightSearchQuery } from '@/lib/flights/search/search-params';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { replaceQuery } from './history';
import { searchBeforeChange } from './search-before-change';

/** The address that shows a search in a view, from the root. */
export function addressOfView(search: FlightSearchRequest, view: ResultsView, locale: Locale): string {
  return localizePath(`/?${writeResultsView(buildFlightSearchQuery(search), view)}`, locale);
}

interface ResultsViewInAddress {
  view: ResultsView;
  changeView: (change: Partial<ResultsView>) => void;
}

export const viewInAddress = createSettledWriter((view: ResultsView) => {
  const query = new URLSearchParams(window.location.search);
  // The results may be closing: nothing may put them back into the address.
  if (isResultsQuery(query)) replaceQuery(writeResultsView(query, view));
});

/** Sort order, filters and the open card: read from the address once per search, then state that is written back to the address. */
export function useResultsView(query: URLSearchParams, search: FlightSearchRequest): ResultsViewInAddress {
  const [held, setHeld] = useState(() => ({ search, view: firstView(query, search) }));
  if (held.search !== search) setHeld({ search, view: readResultsView(query) });
  const { view } = held;

  useEffect(() => viewInAddress.writeSoon(view), [view]);

  return { view, changeView: (change) => setHeld((now) => ({ ...now, view: { ...now.view, ...change } })) };
}

/** The view in the address; without one, the view before the search was changed. */
function firstView(query: URLSearchParams, search: FlightSearchRequest): ResultsView {
  const saved = searchBeforeChange(search);
  return saved && !hasView(query) ? saved.view : readResultsView(query);
}
