import { useTranslations } from 'next-intl';
import { startTransition, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Letterhead } from '@/components/layout/letterhead';
import { dismissToast, showToast } from '@/components/ui/feedback/toast';
import { useModal } from '@/components/ui/overlays/use-modal';
import type { FlightSearchAnswer, FlightSearchRequest } from '@/lib/flights/offer';
import { activeFilters } from '@/lib/flights/results/filter-offers';
import { cachedAnswerOf, searchKey } from '@/lib/flights/search/answer-cache';
import { cancelPrefetch, isPrefetched, takeAnswer } from '@/lib/flights/search/search-flights';
import { type ExplainedFailure, explainFailure } from '@/lib/search/search-failure';
import { reportFailedSearch } from './failed-search';
import { FlexibleDates } from './flexible-dates/flexible-dates';
import { leaveResults } from './history';
import { FoundFlightsView, flightList } from './list/found-flights-view';
import { FoundFlightsProvider } from './results-context';
import { ResultsHeader } from './results-header';
import { type FoundSearch, isSameRoute, keepBeforeChange, searchBeforeChange } from './search-before-change';
import { SearchingFlights, SearchingNote, WhatsAppHelp } from './search-states';
import { useResultsView } from './use-results-view';

interface ResultsDialogProps {
  search: FlightSearchRequest;
  query: URLSearchParams;
  whatsappNumber: string;
}

/** The full screen over the home page: the search at the top, below it progress, failure or flights. It stays open when the search changes. */
export function ResultsDialog({ query, whatsappNumber, ...props }: ResultsDialogProps) {
  // Each filter changes the address, from which the search is read again: the first reading avoids rendering all cards again.
  const [search, setSearch] = useState(props.search);
  if (searchKey(search) !== searchKey(props.search)) setSearch(props.search);
  const { state, searchAgain } = useFlightSearch(search);
  const { view, changeView } = useResultsView(query, search);
  const found = state.status === 'found' ? state.found : null;
  const shown = state.status === 'found' ? state.found : state.before;
  const isSearching = state.status === 'searching';
  /** The shown results are of another day or party, and cannot be selected. */
  const isOfBefore = shown !== null && searchKey(shown.search) !== searchKey(search);
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useModal(dialog, heading);

  function leave() {
    keepBeforeChange(null);
    leaveResults();
  }

  function leaveToChange() {
    keepBeforeChange({ search, view, found: shown });
    leaveResults();
  }

  const leaveFailed = useEffectEvent(({ failure, before }: Extract<SearchState, { status: 'failed' }>) => {
    const { pathname, search: query } = window.location;
    reportFailedSearch({ search, failure, address: `${pathname}${query}`, before: before?.search ?? null });
    leaveToChange();
  });
  useEffect(() => {
    if (state.status === 'failed') leaveFailed(state);
  }, [state]);

  function refresh() {
    // The pressed button is disabled until the answer arrives.
    heading.current?.focus({ preventScroll: true });
    searchAgain();
  }

  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={headingId}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      data-ends-above-toast=""
      className="print-sheet m-0 h-[calc(100%-var(--toast-room,0px))] w-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-surface text-ink backdrop:bg-surface transition duration-200 starting:translate-y-4 starting:opacity-0"
    >
      <div className="px-4">
        <Letterhead />
      </div>
      <ResultsHeader
        search={search}
        headingRef={heading}
        headingId={headingId}
        help={<WhatsAppHelp search={search} number={whatsappNumber} look="icon" />}
        onSkip={found && (() => dialog.current?.querySelector<HTMLElement>(`#${flightList} button`)?.focus())}
        onLeave={leave}
        onChangeSearch={leaveToChange}
      />
      <div className="page-width pt-2 pb-12 sm:pt-3">
        <FlexibleDates search={search} answer={found?.answer ?? null} isFiltered={activeFilters(view.filters).length > 0} />
        {isSearching && (shown ? <SearchingNote /> : <SearchingFlights />)}
        {shown && (
          <div
            inert={isSearching || isOfBefore}
            className={`transition-opacity duration-200 ${isSearching || isOfBefore ? 'opacity-50' : ''}`}
          >
            <FoundFlightsProvider key={searchKey(shown.search)} search={shown.search} answer={shown.answer}>
              <FoundFlightsView
                view={view}
                onChangeView={changeView}
                onSearchAgain={refresh}
                onChangeSearch={leave}
                scrollArea={dialog}
              />
            </FoundFlightsProvider>
          </div>
        )}
      </div>
    </dialog>,
    document.body,
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

/** Loads the offers of a search, unless this page still has them. Another search, or leaving, aborts the request. */
function useFlightSearch(search: FlightSearchRequest): FlightSearchInFlight {
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
