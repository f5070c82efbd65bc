'use client';

import { useSearchParams } from 'next/navigation';
import { startTransition, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { loadToaster } from '@/components/ui/feedback/toast';
import { Skeleton } from '@/components/ui/skeleton';
import { loadAirportLookup } from '@/lib/flights/airports/airport-lookup';
import { cancelPrefetch, loadAnswerReader, prefetchSearch } from '@/lib/flights/search/search-flights';
import { parseFlightSearch, resultsView } from '@/lib/flights/search/search-params';
import type { Locale } from '@/lib/i18n/locales';
import { failedSearch, reportFailedSearch } from './results/failed-search';
import type { FailedResults, FlightResults } from './results/flight-results';
import type { ResultsWords } from './results/words';

interface FlightResultsGateProps {
  locale: Locale;
  whatsappNumber: string;
}

interface LoadedResults {
  Results: typeof FlightResults;
  Failed: typeof FailedResults;
  words: ResultsWords;
}

async function loadResults(locale: Locale): Promise<LoadedResults> {
  const [{ FlightResults: Results, FailedResults: Failed }, words] = await Promise.all([
    import('./results/flight-results'),
    import('./results/words').then(({ loadWords }) => loadWords(locale)),
  ]);
  return { Results, Failed, words };
}

/**
 * Opens the results when the address contains a search. Their code and words load when the visitor starts on a form, or with such an
 * address: the home page itself loads only this gate. The search does not wait for them.
 */
export function FlightResultsGate({ locale, whatsappNumber }: FlightResultsGateProps) {
  const query = useSearchParams();
  const isOpen = query.get(resultsView.key) === resultsView.value;
  const [loaded, setLoaded] = useState<LoadedResults | null>(null);
  const [wasClosed, setWasClosed] = useState(false);
  const failed = useSyncExternalStore(failedSearch.subscribe, failedSearch.read, failedSearch.readOnServer);
  if (!isOpen && !wasClosed) setWasClosed(true);

  useEffect(() => {
    if (isOpen) return;
    const prefetchResults = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && target.closest('form'))) return;
      document.removeEventListener('focusin', prefetchResults);
      // After the airports, which the field needs first.
      const prefetch = () => Promise.all([loadResults(locale), loadAnswerReader(), loadToaster()]);
      loadAirportLookup()
        .then(prefetch, prefetch)
        .catch(() => undefined);
    };
    document.addEventListener('focusin', prefetchResults);
    return () => document.removeEventListener('focusin', prefetchResults);
  }, [isOpen, locale]);

  const startSearch = useEffectEvent(() => {
    // Loaded results run their effects first: they have already started the search or taken the prefetched one.
    // The codes of a company are read where the results are.
    const search = loaded || query.has('company') ? null : parseFlightSearch(query);
    if (search) prefetchSearch(search);
  });

  useEffect(() => () => reportFailedSearch(null), []);

  useEffect(() => {
    if (!isOpen) return;
    reportFailedSearch(null);
    startSearch();
    return cancelPrefetch;
  }, [isOpen]);

  // A search that failed on the page of results is reported here.
  const isNeeded = isOpen || failed !== null;
  useEffect(() => {
    if (!isNeeded) return;
    loadResults(locale).then(
      // In parts, between which the phone answers to touch.
      (screen) => startTransition(() => setLoaded(screen)),
      // Throwing while rendering shows the error page of this locale.
      (error: unknown) =>
        setLoaded(() => {
          throw error;
        }),
    );
  }, [isNeeded, locale]);

  if (!isOpen && failed && loaded) {
    const { Failed, words } = loaded;
    return <Failed locale={locale} words={words} whatsappNumber={whatsappNumber} failed={failed} />;
  }
  if (!isOpen) return null;
  if (!loaded) return <ResultsPlaceholder />;
  const { Results, words } = loaded;
  return <Results locale={locale} words={words} whatsappNumber={whatsappNumber} query={query} isOverHome={wasClosed} />;
}

function ResultsPlaceholder() {
  return (
    <div aria-hidden="true" className="fixed inset-0 z-50 bg-surface">
      <div className="h-16 bg-night" />
      <Skeleton className="m-4 h-dvh rounded-card" />
    </div>
  );
}
