'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import type { Country } from '@/lib/bookings/country-names';
import { reviewStep } from '@/lib/browser/review-step';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { isKnownAirport } from '@/lib/flights/place-names';
import { parseFlightSearch, passengerInfoPath } from '@/lib/flights/search/search-params';
import { BookingFlow } from './booking-flow';
import { BookingSkeleton } from './booking-skeleton';
import { NoTripInAddress } from './dead-ends';

interface BookingPageProps {
  countries: Country[];
}

/** Everything of the booking page that depends on its address; the page itself is prerendered around it. */
export function BookingPage({ countries }: BookingPageProps) {
  return (
    <Suspense fallback={<BookingSkeleton />}>
      <BookingInAddress countries={countries} />
    </Suspense>
  );
}

function BookingInAddress({ countries }: BookingPageProps) {
  const query = useSearchParams();
  const isInBrowser = useIsInBrowser();
  const search = parseFlightSearch(query);
  const offerId = query.get('offer');
  if (!search || !offerId || !isKnownAirport(search.origin) || !isKnownAirport(search.destination)) return <NoTripInAddress />;
  if (!isInBrowser) return <BookingSkeleton />;
  return (
    <BookingFlow
      key={passengerInfoPath(search, offerId)}
      search={search}
      offerId={offerId}
      isReview={query.get(reviewStep.key) === reviewStep.value}
      countries={countries}
    />
  );
}
