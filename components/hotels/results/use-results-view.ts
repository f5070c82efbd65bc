import { useEffect, useState } from 'react';
import { type ResultsView, readResultsView, writeResultsView } from '@/lib/hotels/results/result-params';
import { parseStaySearch, queryText } from '@/lib/hotels/search/search-params';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { replaceQuery } from './history';

/** In milliseconds. Browsers limit address changes; a moving slider writes once it rests. */
const settleMs = 250;

type ViewChange = Partial<ResultsView> | ((view: ResultsView) => Partial<ResultsView>);

interface ResultsViewInAddress {
  view: ResultsView;
  changeView: (change: ViewChange) => void;
}

/** Sort order, filters, layout and comparison: read from the address once, then state that is written back to the address. */
export function useResultsView(query: URLSearchParams): ResultsViewInAddress {
  const [view, setView] = useState(() => readResultsView(query));

  useEffect(() => {
    pendingView = view;
    const timer = setTimeout(flushView, settleMs);
    return () => {
      clearTimeout(timer);
      pendingView = null;
    };
  }, [view]);

  return {
    view,
    changeView: (change) => setView((current) => ({ ...current, ...(typeof change === 'function' ? change(current) : change) })),
  };
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
  // The visitor may be leaving the page: the view must not get into another address.
  if (pendingView && parseStaySearch(query, todayInQatar())) replaceQuery(queryText(writeResultsView(query, pendingView)));
  pendingView = null;
}
