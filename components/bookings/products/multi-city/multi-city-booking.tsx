'use client';

import type { Country } from '@/lib/bookings/country-names';
import { reviewStep } from '@/lib/browser/review-step';
import { multiCityPassengersPath, multiCityScreen, parseMultiCity, readSelectedOffers } from '@/lib/flights/multi-city/address';
import { isKnownPlace } from '@/lib/flights/place-names';
import { InAddress } from '../../flow/in-address';
import { BookingSkeleton } from '../flight/booking-skeleton';
import { NoTripInAddress } from '../flight/dead-ends';
import { MultiCityFlow } from './multi-city-flow';

/** The passenger page of the journey in the address. */
export function MultiCityBooking({ countries }: { countries: Country[] }) {
  return (
    <InAddress waiting={<BookingSkeleton />}>
      {(query) => {
        const searches = parseMultiCity(query) ?? [];
        const offerIds = readSelectedOffers(query, searches.length).flatMap((id) => id ?? []);
        const areKnown = searches.every(({ origin, destination }) => isKnownPlace(origin) && isKnownPlace(destination));
        if (searches.length === 0 || offerIds.length < searches.length || !areKnown)
          return <NoTripInAddress searchAt={multiCityScreen} />;
        const choice = multiCityPassengersPath(searches, offerIds);
        const isReview = query.get(reviewStep.key) === reviewStep.value;
        return <MultiCityFlow key={choice} {...{ choice, searches, offerIds, isReview, countries }} />;
      }}
    </InAddress>
  );
}
