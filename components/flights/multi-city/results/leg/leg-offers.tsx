import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Connection } from '@/lib/flights/multi-city/connections';
import type { FlightSearchResponse, SignedFlightOffer } from '@/lib/flights/offer';
import { averageEmissions } from '@/lib/flights/results/emissions';
import { filterOffers } from '@/lib/flights/results/filter-offers';
import { findHighlights, sortOffers } from '@/lib/flights/results/sort-offers';
import { type OfferSummary, summarizeResponse } from '@/lib/flights/results/summarize-offer';
import { FilteredOffers, type LegView } from '../filtered-offers';
import { LegOffer } from './leg-offer';
import { TooSoonOffers } from './too-soon-offers';

interface LegOffersProps {
  index: number;
  answer: FlightSearchResponse;
  view: LegView;
  /** The offers that leave before the leg before has landed, or too soon after it, by id. */
  tooSoon: ReadonlyMap<string, Connection>;
  selectedId: string | null;
  /** The page with an offer selected, by its id. */
  addressOf: ((offerId: string) => string) | undefined;
  onChangeView: (view: LegView) => void;
  onChoose: (offer: SignedFlightOffer) => void;
  onSearchAgain: () => void;
}

/** Enough to choose from while the other legs stay visible. */
const batch = 6;

/** Identifies the flights of an offer, in any fare. */
const flightsIdOf = ({ id, fares: [cheapest] }: OfferSummary) => cheapest?.id ?? id;

/**
 * The offers of one leg in the selected order, a few at a time; the selected one is always shown. Offers that leave too soon after the previous
 * leg are listed apart, and are never recommended.
 */
export function LegOffers(props: LegOffersProps) {
  const { index, answer, view, tooSoon, selectedId, addressOf, onChangeView, onChoose, onSearchAgain } = props;
  const t = useTranslations('flights.multiCity.results');
  const [limit, setLimit] = useState(batch);
  const [openId, setOpenId] = useState<string | null>(null);
  /** Ids of fares, the last one picked first. */
  const [picked, setPicked] = useState<readonly string[]>(selectedId ? [selectedId] : []);
  const found = useMemo(() => summarizeResponse(answer), [answer]);
  const isTooSoon = (offer: OfferSummary) => tooSoon.has(flightsIdOf(offer));
  const all = found.filter((offer) => !isTooSoon(offer));
  const early = sortOffers(filterOffers(found.filter(isTooSoon), view.filters), view.sort);
  const emissions = averageEmissions(answer.data);
  const isSelected = ({ fares }: OfferSummary) => fares.some(({ id }) => id === selectedId);

  const row = (offer: OfferSummary, isExpired: boolean) => {
    const summary = picked.flatMap((id) => offer.fares.find((fare) => fare.id === id) ?? [])[0] ?? offer;
    const id = flightsIdOf(offer);
    return {
      summary,
      number: index + 1,
      averageEmissions: emissions,
      isSelected: summary.id === selectedId,
      isExpired,
      isOpen: openId === id,
      address: addressOf?.(summary.id),
      onOpen: () => setOpenId(openId === id ? null : id),
      onPickFare: (fare: string) => setPicked([fare, ...picked]),
      onChoose: () => onChoose(summary.offer),
    };
  };

  return (
    <FilteredOffers
      index={index}
      answer={answer}
      view={view}
      onChangeView={onChangeView}
      onSearchAgain={onSearchAgain}
      offers={all}
      noneText={t('tooSoon.all', { number: index })}
    >
      {(offers, isExpired) => {
        const shown = offers.filter((offer, at) => at < limit || isSelected(offer));
        const highlights = findHighlights(offers);
        const highlightOf = (offer: OfferSummary) =>
          (['best', 'cheapest', 'fastest'] as const).find((name) => highlights?.[name] === offer) ?? null;
        return (
          <>
            <ul className="flex flex-col gap-2">
              {shown.map((offer) => (
                <LegOffer key={flightsIdOf(offer)} {...row(offer, isExpired)} highlight={highlightOf(offer)} />
              ))}
            </ul>
            {offers.length > shown.length && (
              <Button
                variant="secondary"
                onClick={() => setLimit(limit + batch)}
                className="self-center noscript:hidden print:hidden"
              >
                {t('more', { count: Math.min(batch, offers.length - shown.length) })}
              </Button>
            )}
            {early.length > 0 && (
              <TooSoonOffers
                offers={early}
                connectionOf={(offer) => tooSoon.get(flightsIdOf(offer))}
                isShownFirst={early.some(isSelected)}
                row={(offer) => row(offer, isExpired)}
              />
            )}
          </>
        );
      }}
    </FilteredOffers>
  );
}
