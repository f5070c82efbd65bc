import { useEffect, useState } from 'react';
import { type ResultsView, readResultsView, writeResultsView } from '@/lib/flights/result-params';
import { replaceQuery } from './history';

/** Browsers limit how often an address may change; a moving slider writes once it rests. */
const settleMs = 250;

interface ResultsViewInAddress {
  view: ResultsView;
  changeView: (change: Partial<ResultsView>) => void;
  /** Writes at once what has not been written yet: before leaving the page. */
  flush: () => void;
}

/** Sort order, filters and the open card: read from the address once, then kept here and written back to it. */
export function useResultsView(query: URLSearchParams): ResultsViewInAddress {
  const [view, setView] = useState(() => readResultsView(query));

  useEffect(() => {
    const timer = setTimeout(() => write(view), settleMs);
    return () => clearTimeout(timer);
  }, [view]);

  return { view, changeView: (change) => setView((current) => ({ ...current, ...change })), flush: () => write(view) };
}

function write(view: ResultsView): void {
  replaceQuery(writeResultsView(new URLSearchParams(window.location.search), view));
}
