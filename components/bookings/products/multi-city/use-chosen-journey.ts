import type { FlightSearchRequest, SignedFlightOffer } from '@/lib/flights/offer';
import { explainFailure, type SearchFailure } from '@/lib/flights/search/search-failure';
import * as chosenOffer from '@/lib/flights/selected-offer';
import { isAsSeen, recallOffer, rememberOffer, type SelectedOffer } from '@/lib/flights/selected-offer';
import { type LiveOffer, useLiveOffer } from '../../flow/use-live-offer';
import { findOffer, forgetChoice } from '../flight/use-chosen-offer';

/** The offers chosen for all legs, in the order they are flown. */
export type ChosenJourney = readonly SelectedOffer[];

/** The journey can be booked for as long as every leg can. ISO instant. */
export function expiryOf(journey: ChosenJourney): string {
  return journey.map(chosenOffer.expiryOf).sort()[0] ?? '';
}

export function totalOf(journey: ChosenJourney): number {
  return journey.reduce((sum, leg) => sum + chosenOffer.totalOf(leg), 0);
}

/** The same journey as it is sold now; `offers` in the order flown. */
export function soldNow(journey: ChosenJourney, offers: readonly SignedFlightOffer[]): ChosenJourney {
  return journey.map((leg, index) => {
    const offer = offers[index];
    return offer ? chosenOffer.soldNow(leg, offer) : leg;
  });
}

/** One offer a leg, kept and found again together. */
export function useChosenJourney(
  searches: readonly FlightSearchRequest[],
  offerIds: readonly string[],
): LiveOffer<ChosenJourney, SearchFailure> {
  const legs = searches.map((search, index) => ({ search, offerId: offerIds[index] ?? '' }));
  return useLiveOffer<ChosenJourney, SearchFailure>({
    recall: () => whole(legs.map(({ search, offerId }) => recallOffer(search, offerId))),
    find: async (signal) => whole(await Promise.all(legs.map(({ search, offerId }) => findOffer(search, offerId, signal)))),
    remember(journey) {
      for (const leg of journey) rememberOffer(leg);
    },
    forget(journey, gone) {
      for (const leg of journey.filter((_, index) => gone.includes(index))) forgetChoice(leg);
    },
    expiryOf,
    isAsSeen,
    explain: explainFailure,
    isRenewedAhead: true,
  });
}

/** All legs, or null when one is missing. */
function whole(found: readonly (SelectedOffer | null)[]): ChosenJourney | null {
  const journey = found.flatMap((leg) => leg ?? []);
  return journey.length === found.length ? journey : null;
}
