import { useState } from 'react';
import type { Country } from '@/lib/bookings/country-names';
import { tripOf } from '@/lib/bookings/products/flight/trip-rules';
import { recallRequested } from '@/lib/bookings/receipt';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { evictAnswer } from '@/lib/flights/search/answer-cache';
import { flightResultsPath, passengerInfoPath } from '@/lib/flights/search/search-params';
import { isForLess, soldNow, totalOf } from '@/lib/flights/selected-offer';
import { FareSummary } from '../fare-summary/fare-summary';
import { FlightReview } from '../review/flight-review';
import { BookingSkeleton } from './booking-skeleton';
import { BookingSteps } from './booking-steps';
import { OfferGone, OfferNotFetched } from './dead-ends';
import { useChosenOffer } from './use-chosen-offer';

interface BookingFlowProps {
  search: FlightSearchRequest;
  offerId: string;
  isReview: boolean;
  countries: Country[];
}

/** One offer on its way to a request: fetched, lost, or being filled in. */
export function BookingFlow({ offerId, isReview, countries, ...props }: BookingFlowProps) {
  // The address is read anew at each step; the first reading keeps the form from starting over.
  const [search] = useState(props.search);
  const { state, renew, replace, lose, searchAgain, acceptPrice } = useChosenOffer(search, offerId);
  const backTo = flightResultsPath(search);

  if (state.status === 'searching') return <BookingSkeleton />;
  if (state.status === 'gone') return <OfferGone backTo={backTo} />;
  if (state.status === 'failed') return <OfferNotFetched backTo={backTo} failure={state.failure} onRetry={searchAgain} />;
  const { selected, before } = state;
  return (
    <BookingSteps
      kind="flight"
      draftKey={passengerInfoPath(search, offerId)}
      search={search}
      trip={tripOf(selected.offer)}
      total={totalOf(selected)}
      priceBefore={before && totalOf(before)}
      isForLess={before !== null && isForLess([selected], [before])}
      isReview={isReview}
      countries={countries}
      summary={(isToBeRead) => <FareSummary selected={selected} isToBeRead={isToBeRead} />}
      review={(review) => (
        <FlightReview
          {...review}
          selected={selected}
          choice={passengerInfoPath(search, offerId)}
          onRenew={renew}
          onGone={() => lose([0])}
          onNewPrice={([offer = selected.offer]) => {
            const sold = soldNow(selected, offer);
            evictAnswer(search);
            replace(sold);
            return sold;
          }}
        />
      )}
      recallReference={() => recallRequested(passengerInfoPath(search, offerId))}
      onAcceptPrice={acceptPrice}
    />
  );
}
