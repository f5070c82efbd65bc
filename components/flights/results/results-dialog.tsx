import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Letterhead } from '@/components/layout/letterhead';
import { useModal } from '@/components/ui/overlays/use-modal';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { activeFilters } from '@/lib/flights/results/filter-offers';
import { searchKey } from '@/lib/flights/search/answer-cache';
import { reportFailedSearch } from './failed-search';
import { FlexibleDates } from './flexible-dates/flexible-dates';
import { leaveResults } from './history';
import { FoundFlightsView, flightList } from './list/found-flights-view';
import { FoundFlightsProvider } from './results-context';
import { ResultsHeader } from './results-header';
import { keepBeforeChange } from './search-before-change';
import { SearchingFlights, SearchingNote, WhatsAppHelp } from './search-states';
import { type SearchState, useFlightSearch } from './use-flight-search';
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
