'use client';

import type { Country } from '@/lib/bookings/country-names';
import { reviewStep } from '@/lib/browser/review-step';
import { isKnownPlace } from '@/lib/flights/place-names';
import { parseFlightSearch, passengerInfoPath } from '@/lib/flights/search/search-params';
import { InAddress } from '../../flow/in-address';
import { BookingSkeleton } from './booking-skeleton';
import { NoTripInAddress } from './dead-ends';
import { FlightFlow } from './flight-flow';

/** The passenger page of the flight in the address. */
export function BookingPage({ countries }: { countries: Country[] }) {
  return (
    <InAddress waiting={<BookingSkeleton />}>
      {(query) => {
        const search = parseFlightSearch(query);
        const offerId = query.get('offer');
        if (!search || !offerId || !isKnownPlace(search.origin) || !isKnownPlace(search.destination)) return <NoTripInAddress />;
        const choice = passengerInfoPath(search, offerId);
        const isReview = query.get(reviewStep.key) === reviewStep.value;
        return <FlightFlow key={choice} {...{ choice, search, offerId, isReview, countries }} />;
      }}
    </InAddress>
  );
}
