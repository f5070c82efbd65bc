import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import { multiCityFormPath, oneTicketSearch, readTicketView, ticketView } from '@/lib/flights/multi-city/address';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { localizePath } from '@/lib/i18n/locales';
import { daysBetween } from '@/lib/time/dates';
import { SampleNote } from '../../results/list/list-notes';
import { leaveResults, replaceAddress } from '../history';
import { OneTicket } from './one-ticket';
import { ResultsHead } from './results-head';
import { SeparateTickets } from './separate-tickets';
import { isOneTicketFirst, TicketChoice } from './ticket-choice';
import { useLegSearches } from './use-leg-searches';

interface FoundLegsProps {
  searches: readonly FlightSearchRequest[];
  query: URLSearchParams;
  whatsappNumber: string;
}

/** The results for all legs: a separate ticket for each, or one for all. */
export function FoundLegs({ query, whatsappNumber, ...props }: FoundLegsProps) {
  const locale = useLocale();
  // Each selection changes the address, from which the searches are parsed again: keeping the first result keeps the legs as they are.
  const [searches] = useState(props.searches);
  const [ticketSearch] = useState(() => oneTicketSearch(searches));
  const { states, searchAgain } = useLegSearches(searches, ticketSearch);
  const [selected, setSelected] = useState(() => readTicketView(query));
  const heading = useRef<HTMLHeadingElement>(null);
  const legStates = states.slice(0, searches.length);
  const ticketState = states[searches.length];
  // The cheaper tickets, once both prices are known; a later search changes nothing under the reader's hand.
  if (selected === null && ticketState) {
    const first = isOneTicketFirst(legStates, ticketState);
    if (first !== null) setSelected(first);
  }
  const days = searches.map(({ departureDate }) => departureDate);
  const hasLongStays = days.every((day, place) => place === 0 || daysBetween(days[place - 1] ?? day, day) >= 2);
  const leave = () => leaveResults(localizePath(multiCityFormPath(searches), locale));

  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  function chooseTickets(isOne: boolean) {
    setSelected(isOne);
    const now = new URL(window.location.href);
    now.searchParams.set(ticketView.key, isOne ? ticketView.one : ticketView.separate);
    replaceAddress(`${now.pathname}${now.search}`);
  }

  return (
    <div className="flex flex-col gap-3 pb-6">
      <ResultsHead searches={searches} states={legStates} headingRef={heading} whatsappNumber={whatsappNumber} onLeave={leave} />
      {ticketSearch && ticketState && (
        <>
          <TicketChoice
            legs={legStates}
            oneTicket={ticketState}
            travellers={ticketSearch.adults + ticketSearch.children + ticketSearch.infants}
            hasLongStays={hasLongStays}
            isOneTicket={selected}
            onChoose={chooseTickets}
          />
          {selected === null && <Skeleton className="h-64 rounded-card" />}
          {selected && (
            <OneTicket
              search={ticketSearch}
              state={ticketState}
              legCount={searches.length}
              whatsappNumber={whatsappNumber}
              onSearchAgain={() => searchAgain(searches.length)}
            />
          )}
        </>
      )}
      <SeparateTickets
        searches={searches}
        states={legStates}
        query={query}
        isHidden={selected !== false}
        whatsappNumber={whatsappNumber}
        onSearchAgain={searchAgain}
        onChangeSearch={leave}
      />
      {states.some((state) => state.status === 'found' && state.answer.meta.sandbox) && <SampleNote />}
    </div>
  );
}
