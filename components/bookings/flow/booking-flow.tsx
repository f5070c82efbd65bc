import { useState } from 'react';
import type { Country } from '@/lib/bookings/country-names';
import type { FlightSearchRequest } from '@/lib/flights/offer';
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
  const { state, renew, searchAgain, acceptPrice } = useChosenOffer(search, offerId);

  if (state.status === 'searching') return <BookingSkeleton />;
  if (state.status === 'gone') return <OfferGone search={search} />;
  if (state.status === 'failed') return <OfferNotFetched search={search} failure={state.failure} onRetry={searchAgain} />;
  return (
    <BookingSteps
      selected={state.selected}
      priceBefore={state.priceBefore}
      isReview={isReview}
      countries={countries}
      onAcceptPrice={acceptPrice}
      onRenew={renew}
    />
  );
}
