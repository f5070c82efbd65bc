import { useTranslations } from 'next-intl';
import { type RefObject, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { dismissToast, showToast } from '@/components/ui/feedback/toast';
import type { FlightSearchRequest, FlightSearchResponse } from '@/lib/flights/offer';
import { activeFilters } from '@/lib/flights/results/filter-offers';
import type { ResultsView } from '@/lib/flights/results/result-params';
import { cachedResponseOf, cacheResponse, searchKey } from '@/lib/flights/search/response-cache';
import { cancelPrefetch, isPrefetched, takeAnswer } from '@/lib/flights/search/search-flights';
import { type ExplainedFailure, explainFailure } from '@/lib/search/search-failure';
import { FlexibleDates } from './flexible-dates/flexible-dates';
import { FoundFlightsView, flightList } from './list/found-flights-view';
import { FoundFlightsProvider } from './results-context';
import { type FoundSearch, isSameRoute, searchBeforeChange } from './search-before-change';
import { SearchingFlights, SearchingNote } from './search-states';
import { TripCalendarNote } from './trip-calendar-note';
import { useResultsView } from './use-results-view';

/** What is on the screen when it is left. */
export interface LeftResults {
  search: FlightSearchRequest;
  view: ResultsView;
  found: FoundSearch | null;
}

interface ResultsBodyProps {
  search: FlightSearchRequest;
  query: URLSearchParams;
  /** What the server found for the search of the address. */
  drawn?: FlightSearchResponse | undefined;
  /** The element that scrolls. */
  scrollArea: RefObject<HTMLElement | null>;
  /** Takes the focus while a pressed button is disabled. */
  heading: RefObject<HTMLElement | null>;
  onLeave: () => void;
  onFailed: (failure: ExplainedFailure, left: LeftResults) => void;
  /** Kept up to date for whoever leaves from elsewhere. */
  left: RefObject<LeftResults | null>;
}

/** Below the search: its days, and progress or flights. */
export function ResultsBody({ query, drawn, scrollArea, heading, onLeave, onFailed, left, ...props }: ResultsBodyProps) {
  const t = useTranslations('flights.results');
  // Each filter changes the address, from which the search is read again: the first reading avoids rendering all cards again.
  const [search, setSearch] = useState(props.search);
  if (searchKey(search) !== searchKey(props.search)) setSearch(props.search);
  const { state, searchAgain } = useFlightSearch(search, drawn);
  const { view, changeView } = useResultsView(query, search);
  const found = state.status === 'found' ? state.found : null;
  const shown = state.status === 'found' ? state.found : state.before;
  const isSearching = state.status === 'searching';
  /** The shown results are of another day or party, and cannot be selected. */
  const isOfBefore = shown !== null && searchKey(shown.search) !== searchKey(search);

  useEffect(() => {
    left.current = { search, view, found: shown };
  });

  const leaveFailed = useEffectEvent(({ failure, before }: Extract<SearchState, { status: 'failed' }>) => {
    onFailed(failure, { search, view, found: before });
  });
  useEffect(() => {
    if (state.status === 'failed') leaveFailed(state);
  }, [state]);

  function refresh() {
    // The pressed button is disabled until the answer arrives.
    heading.current?.focus({ preventScroll: true });
    searchAgain();
  }

  return (
    <>
      {found && (
        <Button
          onClick={() => document.querySelector<HTMLElement>(`#${flightList} [role=button]`)?.focus()}
          className="sr-only z-30 focus-visible:not-sr-only focus-visible:absolute! focus-visible:start-4"
        >
          {t('skip')}
        </Button>
      )}
      <FlexibleDates search={search} answer={found?.answer ?? null} isFiltered={activeFilters(view.filters).length > 0} />
      <TripCalendarNote search={search} />
      {isSearching && (shown ? <SearchingNote /> : <SearchingFlights />)}
      {shown && (
        <div
          inert={isSearching || isOfBefore}
          className={`transition-opacity duration-200 ${isSearching || isOfBefore ? 'opacity-50' : ''}`}
        >
          <FoundFlightsProvider key={searchKey(shown.search)} search={shown.search} answer={shown.answer}>
            <FoundFlightsView
              view={view}
              isDrawn={shown.answer === drawn}
              onChangeView={changeView}
              onSearchAgain={refresh}
              onChangeSearch={onLeave}
              scrollArea={scrollArea}
            />
          </FoundFlightsProvider>
        </div>
      )}
    </>
  );
}

type SearchState =
  /** `before`: flights of the same route on another day, for another party or at expired prices, shown in the meantime. */
  | { status: 'searching'; before: FoundSearch | null }
  | { status: 'found'; found: FoundSearch }
  | { status: 'failed'; failure: ExplainedFailure; before: FoundSearch | null };

interface FlightSearchInFlight {
  state: SearchState;
  searchAgain: () => void;
}

/** Loads the offers of a search, unless the server or this page has them. Another search, or leaving, aborts the request. */
function useFlightSearch(search: FlightSearchRequest, drawn: FlightSearchResponse | undefined): FlightSearchInFlight {
  const [held, setHeld] = useState(() => ({
    search,
    state: drawn ? foundState(search, drawn) : begin(search, searchBeforeChange(search)?.found ?? null),
  }));
  if (held.search !== search) setHeld({ search, state: begin(search, lastFound(held.state)) });
  const t = useTranslations('flights.toasts');
  const { state } = held;
  const setState = (next: SearchState) => setHeld((now) => (now.search === search ? { search, state: next } : now));
  const isSearching = state.status === 'searching';

  function sayHowMany({ data: { length: count } }: FlightSearchResponse) {
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
      startTransition(() => setState(foundState(asked, answer)));
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

  const keepDrawn = useEffectEvent((answer: FlightSearchResponse) => cacheResponse(search, answer));
  useEffect(() => {
    if (drawn) keepDrawn(drawn);
  }, [drawn]);

  return { state, searchAgain: () => setState({ status: 'searching', before: lastFound(state) }) };
}

function foundState(search: FlightSearchRequest, answer: FlightSearchResponse): SearchState {
  return { status: 'found', found: { search, answer } };
}

function begin(search: FlightSearchRequest, before: FoundSearch | null): SearchState {
  const answer = cachedResponseOf(search);
  if (answer) return foundState(search, answer);
  return { status: 'searching', before: before && isSameRoute(before.search, search) ? before : null };
}

function lastFound(state: SearchState): FoundSearch | null {
  return state.status === 'found' ? state.found : state.before;
}
