import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { FlightSearchAnswer, FlightSearchRequest } from '@/lib/flights/offer';
import { groupByOutbound } from '@/lib/flights/results/group-by-outbound';
import { defaultView } from '@/lib/flights/results/result-params';
import { summarizeAnswer } from '@/lib/flights/results/summarize-offer';
import { OfferList } from '../../results/list/offer-list';
import { useRenewedChoice } from '../../results/list/use-renewed-choice';
import { FoundFlightsProvider } from '../../results/results-context';
import { FilteredOffers, type LegView } from './filtered-offers';
import { LegFailed } from './leg/leg-dead-ends';
import { answerOf, type LegState } from './use-leg-searches';

interface OneTicketProps {
  /** For all legs. */
  search: FlightSearchRequest;
  state: LegState;
  legCount: number;
  whatsappNumber: string;
  onSearchAgain: () => void;
}

const page = {
  get current() {
    return document.documentElement;
  },
};

/** The tickets that have all legs, in the rows of the list of flights. */
export function OneTicket({ search, state, legCount, whatsappNumber, onSearchAgain }: OneTicketProps) {
  const t = useTranslations('flights.multiCity.results.tickets');
  const answer = answerOf(state);
  if (state.status === 'failed')
    return <LegFailed failure={state.failure} retryText={t('retry')} whatsappNumber={whatsappNumber} onRetry={onSearchAgain} />;
  if (!answer) return <Skeleton className="h-64 rounded-card" />;
  if (answer.data.length === 0) return <p className="rounded-card border border-line bg-raised p-4">{t('noneText')}</p>;
  return (
    <FoundFlightsProvider search={search} answer={answer}>
      <Tickets answer={answer} legCount={legCount} onSearchAgain={onSearchAgain} />
    </FoundFlightsProvider>
  );
}

interface TicketsProps extends Pick<OneTicketProps, 'legCount' | 'onSearchAgain'> {
  answer: FlightSearchAnswer;
}

function Tickets({ answer, legCount, onSearchAgain }: TicketsProps) {
  const [view, setView] = useState<LegView>(defaultView);
  const [openOffer, setOpenOffer] = useState<string | null>(null);
  const found = useMemo(() => summarizeAnswer(answer), [answer]);
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
            onOpen={setOpenOffer}
            onSearchAgain={onSearchAgain}
            scrollArea={page}
          />
        </>
      )}
    </FilteredOffers>
  );
}
