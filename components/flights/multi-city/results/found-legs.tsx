import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import {
  multiCityFormPath,
  multiCityScreen,
  oneTicketSearch,
  readTicketView,
  ticketView,
} from '@/lib/flights/multi-city/address';
import type { FlightSearchRequest, FlightSearchResponse } from '@/lib/flights/offer';
import { groupByOutbound } from '@/lib/flights/results/group-by-outbound';
import { defaultView } from '@/lib/flights/results/result-params';
import { summarizeResponse } from '@/lib/flights/results/summarize-offer';
import { localizePath } from '@/lib/i18n/locales';
import { daysBetween } from '@/lib/time/dates';
import { SampleNote } from '../../results/list/list-notes';
import { OfferList } from '../../results/list/offer-list';
import { useRenewedChoice } from '../../results/list/use-renewed-choice';
import { FoundFlightsProvider } from '../../results/results-context';
import { leaveResults, replaceAddress } from '../history';
import { FilteredOffers, type LegView } from './filtered-offers';
import { LegFailed } from './leg/leg-dead-ends';
import { ResultsHead } from './results-head';
import { SeparateTickets } from './separate-tickets';
import { isOneTicketFirst, TicketChoice } from './ticket-choice';
import { answerOf, type LegState, useLegSearches } from './use-leg-searches';

interface FoundLegsProps {
  searches: readonly FlightSearchRequest[];
  query: URLSearchParams;
  whatsappNumber: string;
  /** On a page that the server made: what it found for the legs and for one ticket. */
  drawn?: readonly LegState[];
}

/** The results for all legs: a separate ticket for each, or one for all. */
export function FoundLegs({ query, whatsappNumber, drawn, ...props }: FoundLegsProps) {
  const locale = useLocale();
  // Each selection changes the address, from which the searches are parsed again: keeping the first result keeps the legs as they are.
  const [searches] = useState(props.searches);
  const [ticketSearch] = useState(() => oneTicketSearch(searches));
  const { states, searchAgain } = useLegSearches(searches, ticketSearch, drawn ?? null);
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
  const form = multiCityFormPath(searches);
  const isDrawn = drawn !== undefined;

  function leave() {
    const address = localizePath(form, locale);
    if (isDrawn) window.location.assign(address);
    else leaveResults(address);
  }

  useEffect(() => {
    if (!isDrawn) heading.current?.focus({ preventScroll: true });
  }, [isDrawn]);

  function addressOf(isOne: boolean): string {
    const written = new URLSearchParams(query);
    written.set(ticketView.key, isOne ? ticketView.one : ticketView.separate);
    return localizePath(`${multiCityScreen}?${written}`, locale);
  }

  function chooseTickets(isOne: boolean) {
    setSelected(isOne);
    const now = new URL(window.location.href);
    now.searchParams.set(ticketView.key, isOne ? ticketView.one : ticketView.separate);
    replaceAddress(`${now.pathname}${now.search}`);
  }

  return (
    <div className="flex flex-col gap-3 pb-6">
      <ResultsHead
        searches={searches}
        states={legStates}
        headingRef={heading}
        whatsappNumber={whatsappNumber}
        onLeave={isDrawn ? { href: form } : leave}
      />
      {ticketSearch && ticketState && (
        <>
          <TicketChoice
            legs={legStates}
            oneTicket={ticketState}
            travellers={ticketSearch.adults + ticketSearch.children + ticketSearch.infants}
            hasLongStays={hasLongStays}
            isOneTicket={selected}
            addressOf={addressOf}
            onChoose={chooseTickets}
          />
          {selected === null && <Skeleton className="h-64 rounded-card" />}
          {selected && (
            <OneTicket
              search={ticketSearch}
              state={ticketState}
              legCount={searches.length}
              whatsappNumber={whatsappNumber}
              isDrawn={isDrawn}
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
        isDrawn={isDrawn}
        whatsappNumber={whatsappNumber}
        onSearchAgain={searchAgain}
        onChangeSearch={leave}
      />
      {states.some((state) => state.status === 'found' && state.answer.meta.sandbox) && <SampleNote />}
    </div>
  );
}

interface OneTicketProps {
  /** For all legs. */
  search: FlightSearchRequest;
  state: LegState;
  legCount: number;
  whatsappNumber: string;
  isDrawn: boolean;
  onSearchAgain: () => void;
}

const page = {
  get current() {
    return document.documentElement;
  },
};

/** The tickets that have all legs, in the rows of the list of flights. */
function OneTicket({ search, state, legCount, whatsappNumber, isDrawn, onSearchAgain }: OneTicketProps) {
  const t = useTranslations('flights.multiCity.results.tickets');
  const answer = answerOf(state);
  if (state.status === 'failed')
    return <LegFailed failure={state.failure} retryText={t('retry')} whatsappNumber={whatsappNumber} onRetry={onSearchAgain} />;
  if (!answer) return <Skeleton className="h-64 rounded-card" />;
  if (answer.data.length === 0) return <p className="rounded-card border border-line bg-raised p-4">{t('noneText')}</p>;
  return (
    <FoundFlightsProvider search={search} answer={answer}>
      <Tickets answer={answer} legCount={legCount} isDrawn={isDrawn} onSearchAgain={onSearchAgain} />
    </FoundFlightsProvider>
  );
}

interface TicketsProps extends Pick<OneTicketProps, 'legCount' | 'isDrawn' | 'onSearchAgain'> {
  answer: FlightSearchResponse;
}

function Tickets({ answer, legCount, isDrawn, onSearchAgain }: TicketsProps) {
  const [view, setView] = useState<LegView>(defaultView);
  const [openOffer, setOpenOffer] = useState<string | null>(null);
  const found = useMemo(() => summarizeResponse(answer), [answer]);
  const renewed = useRenewedChoice(found, openOffer, setOpenOffer);
  return (
    <FilteredOffers
      index={legCount}
      answer={answer}
      offers={found}
      view={view}
      onChangeView={setView}
      onSearchAgain={onSearchAgain}
    >
      {(offers, isExpired) => (
        <>
          {renewed?.id === null && (
            <Notice tone="warning" announce="status">
              {renewed.text}
            </Notice>
          )}
          <OfferList
            listId="one-ticket"
            offers={offers}
            outbounds={groupByOutbound(offers)}
            openOffer={openOffer}
            isExpired={isExpired}
            renewed={renewed}
            isWhole={isDrawn}
            onOpen={setOpenOffer}
            onSearchAgain={onSearchAgain}
            scrollArea={page}
          />
        </>
      )}
    </FilteredOffers>
  );
}
