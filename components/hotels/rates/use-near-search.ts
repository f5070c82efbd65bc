import { useEffect, useState } from 'react';
import type { HotelSearchResponse } from '@/lib/hotels/offer';
import { cachedResponseOf, cacheResponse, searchKey } from '@/lib/hotels/search/response-cache';
import { searchHotels } from '@/lib/hotels/search/search-hotels';
import type { StaySearch } from '@/lib/hotels/search/search-params';
import type { Locale } from '@/lib/i18n/locales';
import { type ExplainedFailure, explainFailure } from '@/lib/search/search-failure';

export type NearSearchState =
  | { status: 'searching' }
  | { status: 'found'; answer: HotelSearchResponse }
  | { status: 'failed'; failure: ExplainedFailure };

/** Debounce: adding a room and two children is one search. */
const restMs = 500;

/** Searches hotels, again when the search changes. Never shows the answer to another search. */
export function useNearSearch(search: StaySearch, locale: Locale) {
  const key = searchKey(search, locale);
  const [attempts, setAttempts] = useState(0);
  const [known, setKnown] = useState<{ key: string; state: NearSearchState } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of the search, and an attempt asks again.
  useEffect(() => {
    const controller = new AbortController();
    const show = (state: NearSearchState) => {
      if (!controller.signal.aborted) setKnown({ key, state });
    };
    const ask = () =>
      searchHotels(search, locale, controller.signal).then(
        (answer) => {
          cacheResponse(key, answer);
          show({ status: 'found', answer });
        },
        (error: unknown) => show({ status: 'failed', failure: explainFailure(error) }),
      );

    const cached = cachedResponseOf(key);
    if (cached) return show({ status: 'found', answer: cached });
    show({ status: 'searching' });
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [key, attempts]);

  const state: NearSearchState = known?.key === key ? known.state : { status: 'searching' };
  return { state, searchAgain: () => setAttempts(attempts + 1) };
}
