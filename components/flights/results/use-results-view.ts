import { useEffect, useState } from 'react';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import {
  isResultsQuery,
  type ResultsView,
  readResultsView,
  saysView,
  writeResultsView,
} from '@/lib/flights/results/result-params';
import { replaceQuery } from './history';
import { searchBeforeChange } from './search-before-change';

/** In milliseconds. Browsers limit address changes; a moving slider writes once it rests. */
const settleMs = 250;

interface ResultsViewInAddress {
  view: ResultsView;
  changeView: (change: Partial<ResultsView>) => void;
}

/** Sort order, filters and the open card: read from the address once per search, then state that is written back to the address. */
export function useResultsView(query: URLSearchParams, search: FlightSearchRequest): ResultsViewInAddress {
  const [held, setHeld] = useState(() => ({ search, view: firstView(query, search) }));
  if (held.search !== search) setHeld({ search, view: readResultsView(query) });
  const { view } = held;

  useEffect(() => {
    pendingView = view;
    const timer = setTimeout(flushView, settleMs);
    return () => {
      clearTimeout(timer);
      pendingView = null;
    };
  }, [view]);

  return { view, changeView: (change) => setHeld((now) => ({ ...now, view: { ...now.view, ...change } })) };
}

/** The view in the address; without one, the view before the search was changed. */
function firstView(query: URLSearchParams, search: FlightSearchRequest): ResultsView {
  const saved = searchBeforeChange(search);
  return saved && !saysView(query) ? saved.view : readResultsView(query);
}

/** Writes this view into the present history entry, so that the address matches the screen. */
export function writeView(view: ResultsView): void {
  pendingView = view;
  flushView();
}

let pendingView: ResultsView | null = null;

/** Writes pending changes at once before leaving the page, so that coming back shows the same. */
export function flushView(): void {
  const query = new URLSearchParams(window.location.search);
  // The results may be closing: nothing may put them back into the address.
  if (pendingView && isResultsQuery(query)) replaceQuery(writeResultsView(query, pendingView));
  pendingView = null;
}
