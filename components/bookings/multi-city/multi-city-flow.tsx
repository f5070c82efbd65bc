import { useState } from 'react';
import type { Country } from '@/lib/bookings/country-names';
import { journeyOf } from '@/lib/bookings/products/multi-city/trip-rules';
import { recallRequested } from '@/lib/bookings/receipt';
import { multiCityPassengersPath, multiCityResultsPath } from '@/lib/flights/multi-city/address';
import { hardConnectionsOf, overlapIn } from '@/lib/flights/multi-city/connections';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { evictAnswer } from '@/lib/flights/search/answer-cache';
import { isForLess } from '@/lib/flights/selected-offer';
import { BookingSkeleton } from '../flow/booking-skeleton';
import { BookingSteps } from '../flow/booking-steps';
import { OfferGone, OfferNotFetched } from '../flow/dead-ends';
import { CannotBeFlown } from './cannot-be-flown';
import { ConnectionWarnings } from './connection-warnings';
import { JourneyReview } from './journey-review';
import { JourneySummary } from './journey-summary';
import { LegPrices } from './leg-prices';
import { soldNow, totalOf, useChosenJourney } from './use-chosen-journey';

interface MultiCityFlowProps {
  searches: readonly FlightSearchRequest[];
  offerIds: readonly string[];
  isReview: boolean;
  countries: Country[];
}

/** A journey on its way to a request: fetched, lost, or being filled in. */
export function MultiCityFlow({ isReview, countries, ...props }: MultiCityFlowProps) {
  // The address is read anew at each step; the first reading keeps the form from starting over.
  const [{ searches, offerIds }] = useState(props);
  const { state, renew, replace, lose, searchAgain, acceptPrice } = useChosenJourney(searches, offerIds);
  const backTo = multiCityResultsPath(searches, offerIds);
  const [first] = searches;

  if (state.status === 'searching' || !first) return <BookingSkeleton />;
  if (state.status === 'gone') {
    const left = offerIds.map((id, index) => (state.legs.includes(index) ? null : id));
    return <OfferGone backTo={multiCityResultsPath(searches, left)} />;
  }
  if (state.status === 'failed') return <OfferNotFetched backTo={backTo} failure={state.failure} onRetry={searchAgain} />;
  const { selected, before } = state;
  const connections = hardConnectionsOf(selected.map(({ offer }) => offer));
  const overlap = overlapIn(connections);
  if (overlap) return <CannotBeFlown overlap={overlap} backTo={backTo} />;
  return (
    <BookingSteps
      kind="multicity"
      draftKey={multiCityPassengersPath(searches, offerIds)}
      search={first}
      trip={journeyOf(selected)}
      total={totalOf(selected)}
      priceBefore={before && totalOf(before)}
      isForLess={before !== null && isForLess(selected, before)}
      priceParts={before && <LegPrices before={before} now={selected} />}
      isReview={isReview}
      countries={countries}
      summary={(isToBeRead) => (
        <div className="flex flex-col gap-4">
          {/* On the review they stand where they are accepted. */}
          {!isToBeRead && <ConnectionWarnings connections={connections} />}
          <JourneySummary journey={selected} backTo={backTo} isToBeRead={isToBeRead} />
        </div>
      )}
      review={(review) => (
        <JourneyReview
          {...review}
          journey={selected}
          choice={multiCityPassengersPath(searches, offerIds)}
          connections={connections}
          backTo={backTo}
          onRenew={renew}
          onGone={lose}
          onNewPrice={(offers) => {
            const sold = soldNow(selected, offers);
            for (const search of searches) evictAnswer(search);
            replace(sold);
            return sold;
          }}
        />
      )}
      recallReference={() => recallRequested(multiCityPassengersPath(searches, offerIds))}
      onAcceptPrice={acceptPrice}
    />
  );
}
