import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { showToast } from '@/components/ui/feedback/toast';
import { recordEvent } from '@/lib/analytics/record-event';
import type { FlightSearchRequest, FlightSearchResponse } from '@/lib/flights/offer';
import { cachedResponseOf, cacheResponse } from '@/lib/flights/search/response-cache';
import { searchFlights } from '@/lib/flights/search/search-flights';
import { type ExplainedFailure, explainFailure } from '@/lib/search/search-failure';

/** The number of offers of the leg that has the fewest: with none, there is no trip. Null until every leg has answered. */
export function fewestOffers(states: readonly LegState[]): number | null {
  const counts = states.flatMap((state) => (state.status === 'found' ? [state.answer.data.length] : []));
  return counts.length > 0 && counts.length === states.length ? Math.min(...counts) : null;
}

export type LegState =
  /** `before` are the previous offers, shown until the new ones arrive. */
  | { status: 'searching'; before?: FlightSearchResponse | null }
  | { status: 'found'; answer: FlightSearchResponse }
  | { status: 'failed'; failure: ExplainedFailure };

/** The offers of a leg that can be looked at. */
export function answerOf(state: LegState | undefined): FlightSearchResponse | null {
  if (state?.status === 'found') return state.answer;
  return (state?.status === 'searching' && state.before) || null;
}

interface LegSearches {
  states: readonly LegState[];
  searchAgain: (index: number) => void;
}

/**
 * Searches all legs at once, except those whose answer the server or this page has; each can be repeated on its own. `oneTicket`, the search for all
 * legs together, starts after them; its failure only shows where its price would be.
 */
export function useLegSearches(
  legs: readonly FlightSearchRequest[],
  oneTicket: FlightSearchRequest | null,
  drawn: readonly LegState[] | null,
): LegSearches {
  const searches = [...legs, ...(oneTicket ? [oneTicket] : [])];
  const t = useTranslations('flights.multiCity');
  const leaving = useRef(new AbortController());
  /** Legs that this page still had were counted before. */
  const isCounted = useRef(drawn === null);
  const [states, setStates] = useState<readonly LegState[]>(() =>
    searches.map((search, index) => {
      const known = drawn?.[index];
      if (known) return known;
      const answer = cachedResponseOf(search);
      return answer ? { status: 'found', answer } : { status: 'searching' };
    }),
  );

  function update(index: number, state: LegState) {
    setStates((current) => current.map((earlier, at) => (at === index ? state : earlier)));
  }

  async function ask(index: number) {
    const search = searches[index];
    if (!search) return;
    const { signal } = leaving.current;
    isCounted.current = false;
    try {
      const answer = await searchFlights(search, signal);
      if (signal.aborted) return;
      cacheResponse(search, answer);
      update(index, { status: 'found', answer });
    } catch (error) {
      if (signal.aborted) return;
      const failure = explainFailure(error);
      update(index, { status: 'failed', failure });
      if (index >= legs.length) return;
      void showToast('error', t('errors.failed'));
      if (failure.code === 'unexpected') console.error(error);
    }
  }

  const count = fewestOffers(states.slice(0, legs.length));
  useEffect(() => {
    if (count === null || isCounted.current) return;
    isCounted.current = true;
    recordEvent({ name: 'search_results', kind: 'multicity', count });
  }, [count]);

  const askForAll = useEffectEvent(() => {
    if (states.some(({ status }) => status === 'searching'))
      void showToast('success', t('results.initiated', { count: legs.length }));
    for (const [index, { status }] of states.entries()) if (status === 'searching') void ask(index);
  });

  const keepDrawn = useEffectEvent(() => {
    for (const [index, state] of (drawn ?? []).entries()) {
      const search = searches[index];
      if (search && state.status === 'found') cacheResponse(search, state.answer);
    }
  });

  useEffect(() => {
    leaving.current = new AbortController();
    keepDrawn();
    askForAll();
    return () => leaving.current.abort();
  }, []);

  return {
    states,
    searchAgain(index) {
      update(index, { status: 'searching', before: answerOf(states[index]) });
      void ask(index);
    },
  };
}
