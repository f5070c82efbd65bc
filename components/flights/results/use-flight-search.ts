import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { dismissToast, showToast } from '@/components/ui/feedback/toast';
import { recordEvent } from '@/lib/analytics/record-event';
import type { FlightSearchAnswer, FlightSearchRequest } from '@/lib/flights/offer';
import { cacheAnswer, cachedAnswerOf } from '@/lib/flights/search/answer-cache';
import { explainFailure, type SearchFailure } from '@/lib/flights/search/search-failure';
import { takeAnswer } from '@/lib/flights/search/search-flights';

export type SearchState =
  | { status: 'searching' }
  | { status: 'found'; answer: FlightSearchAnswer }
  | { status: 'failed'; failure: SearchFailure };

interface FlightSearchInFlight {
  state: SearchState;
  searchAgain: () => void;
}

/** Asks for the offers of one search, unless this page still has them. Leaving ends the request. */
export function useFlightSearch(search: FlightSearchRequest): FlightSearchInFlight {
  const t = useTranslations('flights.toasts');
  const [state, setState] = useState<SearchState>(() => {
    const answer = cachedAnswerOf(search);
    return answer ? { status: 'found', answer } : { status: 'searching' };
  });
  const isSearching = state.status === 'searching';

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    void showToast('info', t('searching'));
    recordEvent({ name: 'search', kind: 'flight' });
    try {
      const answer = await takeAnswer(search, signal);
      if (signal.aborted) return;
      cacheAnswer(search, answer);
      setState({ status: 'found', answer });
      recordEvent({ name: 'search_results', kind: 'flight', count: answer.data.length });
      void dismissToast();
    } catch (error) {
      if (signal.aborted) return;
      const failure = explainFailure(error);
      // The card in the results says what went wrong (docs/decisions/0005-results-errors.md).
      void dismissToast();
      setState({ status: 'failed', failure });
      if (failure.kind === 'unexpected') console.error(error);
    }
  });

  useEffect(() => {
    if (!isSearching) return;
    const controller = new AbortController();
    void ask(controller.signal);
    return () => controller.abort();
  }, [isSearching]);

  return { state, searchAgain: () => setState({ status: 'searching' }) };
}
