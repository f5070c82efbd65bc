import { useTranslations } from 'next-intl';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { dismissToast, showToast } from '@/components/ui/feedback/toast';
import type { FlightSearchAnswer, FlightSearchRequest } from '@/lib/flights/offer';
import { cachedAnswerOf } from '@/lib/flights/search/answer-cache';
import { cancelPrefetch, isPrefetched, takeAnswer } from '@/lib/flights/search/search-flights';
import { type ExplainedFailure, explainFailure } from '@/lib/search/search-failure';
import { type FoundSearch, isSameRoute, searchBeforeChange } from './search-before-change';

export type SearchState =
  /** `before`: flights of the same route on another day, for another party or at expired prices, shown in the meantime. */
  | { status: 'searching'; before: FoundSearch | null }
  | { status: 'found'; found: FoundSearch }
  | { status: 'failed'; failure: ExplainedFailure; before: FoundSearch | null };

interface FlightSearchInFlight {
  state: SearchState;
  searchAgain: () => void;
}

/** Loads the offers of a search, unless this page still has them. Another search, or leaving, aborts the request. */
export function useFlightSearch(search: FlightSearchRequest): FlightSearchInFlight {
  const [held, setHeld] = useState(() => ({ search, state: begin(search, searchBeforeChange(search)?.found ?? null) }));
  if (held.search !== search) setHeld({ search, state: begin(search, lastFound(held.state)) });
  const t = useTranslations('flights.toasts');
  const { state } = held;
  const setState = (next: SearchState) => setHeld((now) => (now.search === search ? { search, state: next } : now));
  const isSearching = state.status === 'searching';

  function sayHowMany({ data: { length: count } }: FlightSearchAnswer) {
    void showToast(count > 0 ? 'success' : 'info', t('found', { count }));
  }

  /** The answer came before this screen had loaded. An answer of an earlier search was announced then. */
  const sayWhatCameEarly = useEffectEvent(() => {
    if (state.status === 'found' && isPrefetched(search)) sayHowMany(state.found.answer);
  });

  const ask = useEffectEvent(async (asked: FlightSearchRequest, signal: AbortSignal) => {
    void showToast('info', t('searching'));
    const stop = () => void dismissToast();
    signal.addEventListener('abort', stop);
    try {
      const answer = await takeAnswer(asked, signal);
      if (signal.aborted) return;
      signal.removeEventListener('abort', stop);
      sayHowMany(answer);
      // In parts, between which the phone answers to touch.
      startTransition(() => setState({ status: 'found', found: { search: asked, answer } }));
    } catch (error) {
      if (signal.aborted) return;
      signal.removeEventListener('abort', stop);
      const failure = explainFailure(error);
      void showToast('error', t('failed'));
      setState({ status: 'failed', failure, before: lastFound(state) });
      if (failure.code === 'unexpected') console.error(error);
    }
  });

  useEffect(() => {
    if (!isSearching) {
      sayWhatCameEarly();
      // A prefetched answer was taken from the cache: the next search makes a new request.
      return cancelPrefetch();
    }
    const controller = new AbortController();
    void ask(search, controller.signal);
    return () => controller.abort();
  }, [isSearching, search]);

  return { state, searchAgain: () => setState({ status: 'searching', before: lastFound(state) }) };
}

function begin(search: FlightSearchRequest, before: FoundSearch | null): SearchState {
  const answer = cachedAnswerOf(search);
  if (answer) return { status: 'found', found: { search, answer } };
  return { status: 'searching', before: before && isSameRoute(before.search, search) ? before : null };
}

function lastFound(state: SearchState): FoundSearch | null {
  return state.status === 'found' ? state.found : state.before;
}
