import { Dialog, DialogPanel } from '@headlessui/react';
import { useRef, useState } from 'react';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { FailedSearch } from './failed-search';
import { FlexibleDates } from './flexible-dates/flexible-dates';
import { leaveResults } from './history';
import { FoundFlightsView } from './list/found-flights-view';
import { FoundFlightsProvider } from './results-context';
import { ResultsHeader } from './results-header';
import { SearchingFlights } from './searching-flights';
import { useFlightSearch } from './use-flight-search';
import { useResultsView } from './use-results-view';
import { WhatsAppHelp } from './whatsapp-help';

/** One dialog per search: the parent gives each its own key. */
interface ResultsDialogProps {
  search: FlightSearchRequest;
  query: URLSearchParams;
  whatsappNumber: string;
}

/** The full screen over the home page: what was searched on top, below it the wait, the failure or the flights. */
export function ResultsDialog({ query, whatsappNumber, ...props }: ResultsDialogProps) {
  // Each filter writes the address, from which the search is read anew: the first reading keeps the cards from being drawn again.
  const [search] = useState(props.search);
  const { state, searchAgain } = useFlightSearch(search);
  const { view, changeView } = useResultsView(query);
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  return (
    <Dialog open onClose={leaveResults} initialFocus={heading} className="fixed inset-0 z-50">
      <DialogPanel
        ref={panel}
        transition
        className="h-full overflow-y-auto overscroll-contain bg-surface transition duration-200 data-closed:translate-y-4 data-closed:opacity-0"
      >
        <ResultsHeader
          search={search}
          headingRef={heading}
          help={<WhatsAppHelp search={search} number={whatsappNumber} look="icon" />}
          onLeave={leaveResults}
        />
        <div className="page-width pt-2 pb-12 sm:pt-3">
          {state.status !== 'failed' && <FlexibleDates search={search} answer={state.status === 'found' ? state.answer : null} />}
          {state.status === 'searching' && <SearchingFlights />}
          {state.status === 'failed' && (
            <FailedSearch
              failure={state.failure}
              onRetry={searchAgain}
              onChangeSearch={leaveResults}
              help={<WhatsAppHelp search={search} number={whatsappNumber} look="button" />}
            />
          )}
          {state.status === 'found' && (
            <FoundFlightsProvider search={search} answer={state.answer}>
              <FoundFlightsView
                view={view}
                onChangeView={changeView}
                onSearchAgain={searchAgain}
                onChangeSearch={leaveResults}
                scrollArea={panel}
              />
            </FoundFlightsProvider>
          )}
        </div>
      </DialogPanel>
    </Dialog>
  );
}
