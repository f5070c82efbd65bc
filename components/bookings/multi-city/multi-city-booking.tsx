'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense } from 'react';
import type { Country } from '@/lib/bookings/country-names';
import { reviewStep } from '@/lib/browser/review-step';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { multiCityPassengersPath, parseMultiCity, readChosenOffers } from '@/lib/flights/multi-city/address';
import { multiCityScreen } from '@/lib/flights/multi-city/screen-path';
import { isKnownAirport } from '@/lib/flights/place-names';
import { BookingSkeleton } from '../flow/booking-skeleton';
import { NoTripInAddress } from '../flow/dead-ends';
import { MultiCityFlow } from './multi-city-flow';

interface MultiCityBookingProps {
  countries: Country[];
}

/** Everything of the passenger page of a journey that depends on its address; the page itself is prerendered around it. */
export function MultiCityBooking({ countries }: MultiCityBookingProps) {
  return (
    <Suspense fallback={<BookingSkeleton />}>
      <JourneyInAddress countries={countries} />
    </Suspense>
  );
}

function JourneyInAddress({ countries }: MultiCityBookingProps) {
  const query = useSearchParams();
  const isInBrowser = useIsInBrowser();
  const searches = parseMultiCity(query) ?? [];
  const offerIds = readChosenOffers(query, searches.length).flatMap((id) => id ?? []);
  const areKnown = searches.every(({ origin, destination }) => isKnownAirport(origin) && isKnownAirport(destination));
  if (searches.length === 0 || offerIds.length < searches.length || !areKnown)
    return <NoTripInAddress searchAt={multiCityScreen} />;
  if (!isInBrowser) return <BookingSkeleton />;
  return (
    <MultiCityFlow
      key={multiCityPassengersPath(searches, offerIds)}
      searches={searches}
      offerIds={offerIds}
      isReview={query.get(reviewStep.key) === reviewStep.value}
      countries={countries}
    />
  );
}
