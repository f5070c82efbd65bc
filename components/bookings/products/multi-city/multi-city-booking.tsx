'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { Notice } from '@/components/ui/notice';
import type { Country } from '@/lib/bookings/country-names';
import { pricesSeen } from '@/lib/bookings/model/price-record';
import { readMovedPrice } from '@/lib/bookings/products/flight/send';
import { journeyContent } from '@/lib/bookings/products/multi-city/schema';
import { journeyHeldUntil, journeyOf } from '@/lib/bookings/products/multi-city/trip-rules';
import { idempotencyKeyOf, sendBooking } from '@/lib/bookings/send';
import { reviewStep } from '@/lib/browser/review-step';
import {
  multiCityPassengersPath,
  multiCityResultsPath,
  multiCityScreen,
  parseMultiCity,
  readSelectedOffers,
} from '@/lib/flights/multi-city/address';
import { connectionTexts } from '@/lib/flights/multi-city/connection-texts';
import { type HardConnection, hardConnectionsOf, overlapIn } from '@/lib/flights/multi-city/connections';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { isKnownPlace } from '@/lib/flights/place-names';
import { evictResponse } from '@/lib/flights/search/response-cache';
import { isUnchanged, isWorse, otherFares } from '@/lib/flights/selected-offer';
import { InAddress } from '../../flow/in-address';
import { BookingSkeleton } from '../flight/booking-skeleton';
import { NoTripInAddress, OfferGone, type OfferGoneProps, OfferNotFetched } from '../flight/dead-ends';
import { PassengersAndReview } from '../flight/passengers/passengers-and-review';
import { NearestFlights } from '../flight/summary/nearest-flights';
import { useDuration } from '../flight/summary/trip-direction';
import { CannotBeFlown, JourneySummary, LegPrices } from './journey-summary';
import { expiryOf, soldNow, totalOf, useSelectedJourney } from './use-selected-journey';

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
        return (
          <MultiCityFlow
            key={choice}
            choice={choice}
            searches={searches}
            offerIds={offerIds}
            isReview={isReview}
            countries={countries}
          />
        );
      }}
    </InAddress>
  );
}

interface MultiCityFlowProps {
  /** Path of the page, which contains the searches and the offers. */
  choice: string;
  searches: readonly FlightSearchRequest[];
  offerIds: readonly string[];
  isReview: boolean;
  countries: Country[];
}

/** A journey until the request: loading, gone, or being filled in. */
function MultiCityFlow({ choice, isReview, countries, ...props }: MultiCityFlowProps) {
  const locale = useLocale();
  // The address is parsed again at each step; keeping the first result prevents the form from starting over.
  const [{ searches, offerIds }] = useState(props);
  const { state, renew, replace, lose, searchAgain, acceptPrice, takeNearest } = useSelectedJourney(searches, offerIds);
  const connections = state.status === 'selected' ? hardConnectionsOf(state.selected.map(({ offer }) => offer)) : [];
  const [refused, setRefused] = useState<OfferGoneProps['refused']>(null);
  const agreement = useAgreement(connections, isReview);
  const backTo = multiCityResultsPath(searches, offerIds);
  const [first] = searches;

  if (state.status === 'searching' || !first) return <BookingSkeleton />;
  if (state.status === 'gone') {
    const left = offerIds.map((id, index) => (state.legs.includes(index) ? null : id));
    const nearest = state.nearest && <NearestFlights offers={state.nearest} />;
    return <OfferGone backTo={multiCityResultsPath(searches, left)} refused={refused} nearest={nearest} onTake={takeNearest} />;
  }
  if (state.status === 'failed') return <OfferNotFetched backTo={backTo} failure={state.failure} onRetry={searchAgain} />;
  const { selected, before } = state;
  const overlap = overlapIn(connections);
  if (overlap) return <CannotBeFlown overlap={overlap} backTo={backTo} />;
  return (
    <PassengersAndReview
      kind="multicity"
      choice={choice}
      search={first}
      trip={journeyOf(selected)}
      price={{
        before: before && totalOf(before),
        now: totalOf(selected),
        isWorse: before !== null && isWorse(selected, before),
        otherFares: before ? otherFares(selected, before) : [],
        parts: before && <LegPrices before={before} now={selected} />,
      }}
      isReview={isReview}
      countries={countries}
      summary={(as) => <JourneySummary journey={selected} backTo={backTo} as={as} />}
      warnings={
        connections.length > 0 && (
          <div className="mb-5">
            <ConnectionWarnings connections={connections} />
          </div>
        )
      }
      offers={selected.map(({ offer }) => offer)}
      backTo={backTo}
      agreement={agreement}
      onAcceptPrice={acceptPrice}
      sending={{
        offer: selected,
        ask(journey, people) {
          const content = { locale, legs: journey.map(({ search, offer }) => ({ search, offer })), ...people };
          const idempotencyKey = idempotencyKeyOf(journeyContent(content));
          return sendBooking('multi-city', { ...content, idempotencyKey, seenPrices: pricesSeen(choice) }, readMovedPrice);
        },
        receiptOf: (journey) => ({
          legs: journey.map(({ search, offer, dictionaries }) => ({ search, offer, dictionaries })),
          isSample: journey.some(({ meta }) => meta.sandbox),
          firstDay: searches[0]?.departureDate,
          heldUntil: journeyHeldUntil(journey),
        }),
        onGone(legs) {
          setRefused(null);
          return lose(legs);
        },
        onNewPrice(offers) {
          const sold = soldNow(selected, offers);
          for (const search of searches) evictResponse(search);
          replace(sold);
          return sold;
        },
        renewal: {
          isDue: (journey) => Date.parse(expiryOf(journey)) <= Date.now(),
          find: renew,
          isUnchanged,
          lose(kind, legs = searches.map((_, index) => index)) {
            setRefused(kind);
            return lose(legs);
          },
        },
      }}
    />
  );
}

/** Difficult connections must be accepted on each review before anything is sent. */
function useAgreement(connections: readonly HardConnection[], isReview: boolean) {
  const t = useTranslations('bookings.multiCity.connections');
  const [isAccepted, setIsAccepted] = useState(false);
  if (!isReview && isAccepted) setIsAccepted(false);
  return {
    openText: connections.length > 0 && !isAccepted ? t('acceptFirst') : null,
    content: connections.length > 0 && (
      <section aria-labelledby="connections" className="flex flex-col gap-3">
        <h3 id="connections" className="text-lg">
          {t('title')}
        </h3>
        <ConnectionWarnings connections={connections} />
        <Checkbox
          id="accept-connections"
          label={t('accept')}
          checked={isAccepted}
          onChange={(event) => setIsAccepted(event.target.checked)}
        />
      </section>
    ),
  };
}

/** The difficult connections between the selected flights, with reasons. Nothing when there are none. */
function ConnectionWarnings({ connections }: { connections: readonly HardConnection[] }) {
  const own = useTranslations('bookings.multiCity.connections');
  const t = useTranslations('flights.multiCity.results.connection');
  const locale = useLocale();
  const duration = useDuration();
  if (connections.length === 0) return null;
  return (
    <Notice tone="warning">
      {connections.map((hard) => (
        <div key={hard.number} className="not-first:mt-3">
          <p className="font-semibold">{own('between', { number: hard.number, next: hard.number + 1 })}</p>
          {connectionTexts(hard, { t, duration, locale }).map(({ warning, text }) => (
            <p key={warning}>{text}</p>
          ))}
        </div>
      ))}
    </Notice>
  );
}
