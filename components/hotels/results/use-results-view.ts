import { useEffect, useState } from 'react';
import { createSettledWriter } from '@/lib/browser/settled-writer';
import { type ResultsView, readResultsView, writeResultsView } from '@/lib/hotels/results/result-params';
import { parseStaySearch, queryText } from '@/lib/hotels/search/search-params';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { replaceQuery } from './history';

type ViewChange = Partial<ResultsView> | ((view: ResultsView) => Partial<ResultsView>);

interface ResultsViewInAddress {
  view: ResultsView;
  changeView: (change: ViewChange) => void;
}

/** The address of the results of `query` in a view, from the root. */
export function addressOfView(query: URLSearchParams, view: ResultsView, locale: Locale): string {
  return localizePath(`/explore/hotels/results?${queryText(writeResultsView(query, view))}`, locale);
}

export const viewInAddress = createSettledWriter((view: ResultsView) => {
  const query = new URLSearchParams(window.location.search);
  // The visitor may be leaving the page: the view must not get into another address.
  if (parseStaySearch(query, todayInQatar())) replaceQuery(queryText(writeResultsView(query, view)));
});

/** Sort order, filters, layout and comparison: read from the address once, then state that is written back to the address. */
export function useResultsView(query: URLSearchParams): ResultsViewInAddress {
  const [view, setView] = useState(() => readResultsView(query));

  useEffect(() => viewInAddress.writeSoon(view), [view]);

  return {
    view,
    changeView: (change) => setView((current) => ({ ...current, ...(typeof change === 'function' ? change(current) : change) })),
  };
}
