import { useEffect, useState } from 'react';
import { type ResultsView, readResultsView, writeResultsView } from '@/lib/hotels/results/result-params';
import { parseStaySearch, queryText } from '@/lib/hotels/search/search-params';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { replaceQuery } from './history';

/** Browsers limit how often an address may change; a moving slider writes once it rests. */
const settleMs = 250;

type ViewChange = Partial<ResultsView> | ((view: ResultsView) => Partial<ResultsView>);

interface ResultsViewInAddress {
  view: ResultsView;
  changeView: (change: ViewChange) => void;
}

/** Sort order, filters, layout and comparison: read from the address once, then state, written back to the address. */
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

/** Writes this view into the history entry that was just entered: the address follows the screen. */
export function writeView(view: ResultsView): void {
  pendingView = view;
  flushView();
}

let pendingView: ResultsView | null = null;

/** Writes at once what has not been written yet: before leaving the page, so that coming back shows the same. */
export function flushView(): void {
  const query = new URLSearchParams(window.location.search);
  // The page may be on its way out: the view of these results has no place in another address.
  if (pendingView && parseStaySearch(query, todayInQatar())) replaceQuery(queryText(writeResultsView(query, pendingView)));
  pendingView = null;
}
