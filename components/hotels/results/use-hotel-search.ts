import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { dismissToast, showToast } from '@/components/ui/feedback/toast';
import { recordEvent } from '@/lib/analytics/record-event';
import type { HotelSearchResponse } from '@/lib/hotels/offer';
import { cachedResponseOf, cacheResponse, searchKey } from '@/lib/hotels/search/response-cache';
import { searchHotels } from '@/lib/hotels/search/search-hotels';
import type { StaySearch } from '@/lib/hotels/search/search-params';
import type { Result } from '@/lib/result';
import { type ExplainedFailure, explainFailure } from '@/lib/search/search-failure';

export type SearchState =
  | { status: 'searching' }
  | { status: 'found'; answer: HotelSearchResponse }
  | { status: 'failed'; failure: ExplainedFailure };

interface HotelSearchInFlight {
  state: SearchState;
  searchAgain: () => void;
}

/** What the server found for a search. */
export type DrawnHotels = Result<HotelSearchResponse, ExplainedFailure>;

/** Loads the hotels of one search, unless the server or this page has them. Leaving aborts the request. */
export function useHotelSearch(search: StaySearch, drawn: DrawnHotels | undefined): HotelSearchInFlight {
  const t = useTranslations('hotels.results');
  const locale = useLocale();
  const [state, setState] = useState<SearchState>(() => {
    if (drawn) return drawn.ok ? { status: 'found', answer: drawn.value } : { status: 'failed', failure: drawn.reason };
    const answer = cachedResponseOf(searchKey(search, locale));
    return answer ? { status: 'found', answer } : { status: 'searching' };
  });
  const isSearching = state.status === 'searching';

  function record({ hotels: { length: count } }: HotelSearchResponse) {
    recordEvent({ name: 'search_results', kind: 'hotel', count });
  }

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    void showToast('info', t('toasts.searching'));
    const stop = () => void dismissToast();
    signal.addEventListener('abort', stop);
    try {
      const answer = await searchHotels(search, locale, signal);
      if (signal.aborted) return;
      signal.removeEventListener('abort', stop);
      cacheResponse(searchKey(search, locale), answer);
      setState({ status: 'found', answer });
      const count = answer.hotels.length;
      record(answer);
      if (count === 0) void showToast('info', t('toasts.none'));
      else void showToast('success', t('count', { count }));
    } catch (error) {
      if (signal.aborted) return;
      signal.removeEventListener('abort', stop);
      const failure = explainFailure(error);
      void showToast('error', t('failure.title', { code: 'unexpected' }));
      setState({ status: 'failed', failure });
      if (failure.code === 'unexpected') console.error(error);
    }
  });

  useEffect(() => {
    if (!isSearching) return;
    const controller = new AbortController();
    void ask(controller.signal);
    return () => controller.abort();
  }, [isSearching]);

  const keepDrawn = useEffectEvent((answer: HotelSearchResponse) => {
    cacheResponse(searchKey(search, locale), answer);
    record(answer);
  });
  useEffect(() => {
    if (drawn?.ok) keepDrawn(drawn.value);
  }, [drawn]);

  // "Nothing found" does not matter on the next page, where the toast would cover a field.
  const isNone = state.status === 'found' && state.answer.hotels.length === 0;
  useEffect(() => {
    if (isNone) return () => void dismissToast();
  }, [isNone]);

  return { state, searchAgain: () => setState({ status: 'searching' }) };
}
