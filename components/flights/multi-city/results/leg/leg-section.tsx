import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { brandOf } from '@/lib/flights/fare';
import { type Connection, tooSoonAfter } from '@/lib/flights/multi-city/connections';
import type { SelectedLeg } from '@/lib/flights/multi-city/selected-leg';
import type { FlightOffer, FlightSearchRequest, SignedFlightOffer } from '@/lib/flights/offer';
import { cityName } from '@/lib/flights/place-names';
import { defaultView } from '@/lib/flights/results/result-params';
import { summarizeOffer } from '@/lib/flights/results/summarize-offer';
import { isWorse, otherFares, type SelectedOffer, totalOf } from '@/lib/flights/selected-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { formatShortDay } from '@/lib/time/short-day';
import { AirlineTile } from '../../../results/card/airline-tile';
import { ItineraryRow } from '../../../results/card/itinerary-row';
import { useOfferSentence } from '../../../results/card/use-offer-sentence';
import { FoundFlightsProvider, useNames } from '../../../results/results-context';
import type { LegView } from '../filtered-offers';
import { answerOf, type LegState } from '../use-leg-searches';
import { LegFailed, NoOffers } from './leg-dead-ends';
import { LegOffers } from './leg-offers';

/** Id of the heading that opens a leg; `index` from 0. */
export const legHeadingId = (index: number) => `multi-city-leg-${index + 1}`;

interface LegSectionProps {
  search: FlightSearchRequest;
  index: number;
  state: LegState;
  selected: SelectedLeg;
  /** The selection for the previous leg. */
  before: FlightOffer | null;
  isOpen: boolean;
  whatsappNumber: string;
  /** The page with an offer of this leg selected, by its id. */
  addressOf: ((offerId: string) => string) | undefined;
  onOpen: () => void;
  onChoose: (selected: SelectedOffer) => void;
  onAcceptPrice: () => void;
  onSearchAgain: () => void;
  onChangeSearch: () => void;
}

/** One leg: its offers while open, the selected offer while closed, and errors in both cases. */
export function LegSection(props: LegSectionProps) {
  const { search, index, state, selected, before, isOpen, whatsappNumber, onOpen, onChoose, onSearchAgain } = props;
  const t = useTranslations('flights.multiCity');
  const locale = useLocale();
  const tag = intlTag(locale);
  // Preserved while the leg is closed.
  const [view, setView] = useState<LegView>(defaultView);
  const answer = answerOf(state);
  const isSearching = state.status === 'searching';
  const offers = answer?.data ?? noOffers;
  const tooSoon = useMemo(() => tooSoonAfter(before, offers), [before, offers]);
  const bodyId = `${legHeadingId(index)}-offers`;
  const route = t('results.route', {
    origin: cityName(search.origin, locale),
    destination: cityName(search.destination, locale),
  });
  return (
    <li className="rounded-card border border-line bg-raised shadow-card">
      <h2 className="text-base">
        <button
          type="button"
          id={legHeadingId(index)}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onOpen}
          className="flex min-h-16 w-full scroll-mt-20 items-center gap-3 rounded-card px-4 py-3 text-start sm:px-5"
        >
          <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-pill bg-accent-soft text-accent">
            {selected.selected ? <Icon name="check" /> : <bdi>{index + 1}</bdi>}
          </span>
          <span className="min-w-0 grow">
            <span className="block font-semibold">
              <span className="sr-only">{t('flight', { number: index + 1 })} </span>
              {route}
            </span>
            <span className="flex flex-wrap gap-x-3 font-normal text-ink-soft text-sm">
              <bdi>{formatShortDay(search.departureDate, tag)}</bdi>
              {/* The list of offers below shows the same. */}
              <span className={isOpen && answer?.data.length ? 'max-sm:sr-only' : ''}>
                <LegStatus state={state} tooSoon={tooSoon} />
              </span>
            </span>
          </span>
          <Icon name="down" className={`size-5 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <div className="px-4 sm:px-5">
        <PickNotices leg={selected} onAcceptPrice={props.onAcceptPrice} />
        {state.status === 'failed' && (
          <LegFailed
            failure={state.failure}
            retryText={t('results.retry', { number: index + 1 })}
            whatsappNumber={whatsappNumber}
            onRetry={onSearchAgain}
          />
        )}
      </div>
      {answer && (
        <FoundFlightsProvider search={search} answer={answer}>
          {!isOpen && selected.selected && <SelectedLegOffer selected={selected.selected} number={index + 1} onChange={onOpen} />}
          <div
            id={bodyId}
            hidden={!isOpen}
            inert={isSearching}
            className={`border-line border-t p-2 pt-1 transition-opacity duration-200 sm:p-4 sm:pt-2 ${isSearching ? 'opacity-50' : ''}`}
          >
            {isOpen && answer.data.length > 0 && (
              <LegOffers
                index={index}
                answer={answer}
                view={view}
                tooSoon={tooSoon}
                onChangeView={setView}
                selectedId={selected.selected?.offer.id ?? null}
                addressOf={props.addressOf}
                onChoose={(offer) => onChoose({ search, offer, meta: answer.meta, dictionaries: answer.dictionaries })}
                onSearchAgain={onSearchAgain}
              />
            )}
            {isOpen && answer.data.length === 0 && (
              <NoOffers whatsappNumber={whatsappNumber} onChangeSearch={props.onChangeSearch} />
            )}
          </div>
        </FoundFlightsProvider>
      )}
      {!answer && <div id={bodyId} hidden />}
    </li>
  );
}

/** The same for every leg that has none yet. */
const noOffers: readonly SignedFlightOffer[] = [];

function LegStatus({ state, tooSoon }: { state: LegState; tooSoon: ReadonlyMap<string, Connection> }) {
  const t = useTranslations('flights.multiCity.results');
  const tag = intlTag(useLocale());
  if (state.status === 'searching') {
    return (
      <span key="searching" className="inline-flex items-center gap-1.5 align-bottom">
        <Spinner className="size-4 text-accent" />
        {t('searching')}
      </span>
    );
  }
  if (state.status === 'failed')
    return (
      <span key="failed" className="text-danger">
        {t('failed')}
      </span>
    );
  if (state.answer.data.length === 0) return <span key="none">{t('none')}</span>;
  const data = state.answer.data.filter(({ id }) => !tooSoon.has(id));
  if (data.length === 0) return <span key="tooSoon">{t('tooSoon.none')}</span>;
  const lowest = Math.min(...data.map(({ travelerPricings }) => Number(travelerPricings[0]?.price.total)));
  return <span key="found">{t.rich('found', { count: data.length, price: () => <bdi>{formatQar(lowest, tag)}</bdi> })}</span>;
}

/**
 * Changes to the selected offer of a leg: no longer available, or sold at another price, in another fare or on other terms, which the visitor
 * must accept.
 */
function PickNotices({ leg, onAcceptPrice }: { leg: SelectedLeg; onAcceptPrice: () => void }) {
  const t = useTranslations('flights.multiCity.results');
  const changes = useTranslations('flights.results.expired');
  const tag = intlTag(useLocale());
  const { selected, isGone, before } = leg;
  if (isGone) {
    return (
      <Notice key="gone" tone="warning" announce="status" className="mb-4">
        {t('gone')}
      </Notice>
    );
  }
  if (!selected || !before) return null;
  const [was, now] = [before, selected].map((offer) => formatQar(totalOf(offer), tag));
  return (
    <Notice key="price" tone="warning" announce="alert" className="mb-4">
      {otherFares([selected], [before]).map((fare) => (
        <p key={fare.now}>{changes('fareGone', { was: isolated(fare.was), now: isolated(fare.now) })}</p>
      ))}
      {isWorse([selected], [before]) && <p>{changes('stricter')}</p>}
      {was !== now && (
        <p>
          {t.rich('priceChanged', {
            before: () => <bdi className="line-through">{was}</bdi>,
            now: () => <bdi className="font-semibold">{now}</bdi>,
          })}
        </p>
      )}
      <Button variant="secondary" onClick={onAcceptPrice} className="mt-2">
        {t('accept')}
      </Button>
    </Notice>
  );
}

interface SelectedLegOfferProps {
  selected: SelectedOffer;
  /** The number of the leg, from 1. */
  number: number;
  onChange: () => void;
}

/** The selection for a leg, and a button to change it. */
function SelectedLegOffer({ selected: { offer }, number, onChange }: SelectedLegOfferProps) {
  const t = useTranslations('flights.multiCity.results');
  const names = useNames();
  const format = useFormatter();
  const tag = intlTag(useLocale());
  const summary = summarizeOffer(offer);
  const { wayOf } = useOfferSentence();
  const [itinerary] = summary.itineraries;
  if (!itinerary) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-line border-t p-4 sm:p-5 md:grid-cols-[minmax(0,1fr)_10.5rem] md:items-center">
      <div className="flex min-w-0 flex-col gap-3">
        <p className="flex items-center gap-3">
          <AirlineTile code={summary.airlines[0] ?? ''} className="size-8" />
          {format.list(summary.airlines.map(names.airline), { style: 'short', type: 'unit' })}
          <bdi className="text-ink-soft text-sm">{brandOf(offer)}</bdi>
        </p>
        <p className="sr-only">{wayOf(itinerary)}</p>
        <div aria-hidden="true">
          <ItineraryRow itinerary={itinerary} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 md:flex-col md:items-stretch md:text-center">
        <p>
          <bdi className="block font-semibold text-xl tabular-nums">{formatQar(summary.totalPrice, tag)}</bdi>
          <span className="block text-ink-soft text-sm">{t('totalFor', { count: summary.travellers })}</span>
        </p>
        <Button variant="secondary" aria-label={t('changeFlightLabel', { number })} onClick={onChange} className="print:hidden">
          {t('changeFlight')}
        </Button>
      </div>
    </div>
  );
}
