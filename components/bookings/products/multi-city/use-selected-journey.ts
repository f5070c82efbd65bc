import { hardConnectionsOf, overlapIn } from '@/lib/flights/multi-city/connections';
import type { FlightSearchRequest, SignedFlightOffer } from '@/lib/flights/offer';
import * as selectedOffer from '@/lib/flights/selected-offer';
import { isUnchanged, loadOffer, type SelectedOffer, saveOffer } from '@/lib/flights/selected-offer';
import { type ExplainedFailure, explainFailure } from '@/lib/search/search-failure';
import { type Found, type LiveOffer, useLiveOffer } from '../../flow/use-live-offer';
import { clearChoice, findOffer } from '../flight/use-selected-offer';

/** The selected offers of all legs, in the order flown. */
export type SelectedJourney = readonly SelectedOffer[];

/** The journey can be booked while every leg can. ISO instant. */
export function expiryOf(journey: SelectedJourney): string {
  return journey.map(selectedOffer.expiryOf).sort()[0] ?? '';
}

export function totalOf(journey: SelectedJourney): number {
  return journey.reduce((sum, leg) => sum + selectedOffer.totalOf(leg), 0);
}

/** The journey as sold now; `offers` in the order flown. */
export function soldNow(journey: SelectedJourney, offers: readonly SignedFlightOffer[]): SelectedJourney {
  return journey.map((leg, index) => {
    const offer = offers[index];
    return offer ? selectedOffer.soldNow(leg, offer) : leg;
  });
}

/** One offer per leg, cached and refreshed together. */
export function useSelectedJourney(
  searches: readonly FlightSearchRequest[],
  offerIds: readonly string[],
): LiveOffer<SelectedJourney, ExplainedFailure> {
  const legs = searches.map((search, index) => ({ search, offerId: offerIds[index] ?? '' }));
  return useLiveOffer<SelectedJourney, ExplainedFailure>({
    load: () => whole(legs.map(({ search, offerId }) => loadOffer(search, offerId))),
    find: async (signal) => together(await Promise.all(legs.map(({ search, offerId }) => findOffer(search, offerId, signal)))),
    save(journey) {
      for (const leg of journey) saveOffer(leg);
    },
    clear(journey, gone) {
      for (const leg of journey.filter((_, index) => gone.includes(index))) clearChoice(leg);
    },
    instead: async (journey, gone, signal) => {
      const offerOf = (leg: SelectedOffer, index: number) =>
        gone.includes(index) ? findOffer(leg.search, offerIds[index] ?? '', signal, leg) : { selected: leg, nearest: leg };
      return together(await Promise.all(journey.map(offerOf)));
    },
    expiryOf,
    isUnchanged,
    explain: explainFailure,
    isRenewedAhead: true,
  });
}

/** A leg without a replacement that leaves after the previous leg has arrived gets none. */
function together(legs: readonly Found<SelectedOffer>[]): Found<SelectedJourney> {
  const nearest = whole(legs.map((leg) => leg.nearest ?? null));
  const canBeFlown = nearest && !overlapIn(hardConnectionsOf(nearest.map(({ offer }) => offer)));
  return { selected: whole(legs.map(({ selected }) => selected)), nearest: canBeFlown ? nearest : null };
}

/** All legs, or null when one is missing. */
function whole(found: readonly (SelectedOffer | null)[]): SelectedJourney | null {
  const journey = found.flatMap((leg) => leg ?? []);
  return journey.length === found.length ? journey : null;
}
