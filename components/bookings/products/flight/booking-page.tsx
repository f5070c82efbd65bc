'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Country } from '@/lib/bookings/country-names';
import { flightContent } from '@/lib/bookings/products/flight/schema';
import { readMovedPrice } from '@/lib/bookings/products/flight/send';
import { tripOf } from '@/lib/bookings/products/flight/trip-rules';
import { idempotencyKeyOf, sendBooking } from '@/lib/bookings/send';
import { reviewStep } from '@/lib/browser/review-step';
import { oneTicketResultsPath, oneTicketSearch, parseMultiCity } from '@/lib/flights/multi-city/address';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { isKnownPlace, searchedPlace } from '@/lib/flights/place-names';
import { evictAnswer } from '@/lib/flights/search/answer-cache';
import { withCompanyFares } from '@/lib/flights/search/company-fares';
import { flightResultsPath, parseFlightSearch } from '@/lib/flights/search/search-params';
import {
  expiryOf,
  isWorse,
  otherFares,
  passengerInfoPath,
  type SelectedOffer,
  soldNow,
  totalOf,
} from '@/lib/flights/selected-offer';
import { Link } from '@/lib/i18n/navigation';
import { legsOf } from '@/supabase/functions/_shared/contracts/flights/legs-of-search';
import { InAddress } from '../../flow/in-address';
import { type SummaryPlace, TripSummary } from '../../flow/trip-summary';
import { BookingSkeleton } from './booking-skeleton';
import { NoTripInAddress, OfferGone, type OfferGoneProps, OfferNotFetched } from './dead-ends';
import { PassengersAndReview } from './passengers/passengers-and-review';
import { ClubPoints } from './summary/club-points';
import { FareIncludes } from './summary/fare-includes';
import { NearestFlights } from './summary/nearest-flights';
import { PriceLines } from './summary/price-lines';
import { TicketNote } from './summary/ticket-note';
import { Trip } from './summary/trip';
import { isSameOffer, useSelectedOffer } from './use-selected-offer';

/** The passenger page of the flight in the address. */
export function BookingPage({ countries }: { countries: Country[] }) {
  return (
    <InAddress waiting={<BookingSkeleton />}>
      {(query) => {
        const asked = parseFlightSearch(query) ?? oneTicketSearch(parseMultiCity(query) ?? []);
        const search = asked && withCompanyFares(asked, query);
        const offerId = query.get('offer');
        const areKnown = search && legsOf(search).every((leg) => isKnownPlace(leg.origin) && isKnownPlace(leg.destination));
        if (!areKnown || !offerId) return <NoTripInAddress />;
        const choice = passengerInfoPath(search, offerId);
        const isReview = query.get(reviewStep.key) === reviewStep.value;
        return <FlightFlow key={choice} {...{ choice, search, offerId, isReview, countries }} />;
      }}
    </InAddress>
  );
}

interface FlightFlowProps {
  /** Path of the page, which contains the search and the offer. */
  choice: string;
  search: FlightSearchRequest;
  offerId: string;
  isReview: boolean;
  countries: Country[];
}

/** One offer until the request: loading, gone, or being filled in. */
function FlightFlow({ choice, offerId, isReview, countries, ...props }: FlightFlowProps) {
  const locale = useLocale();
  // The address is parsed again at each step; keeping the first result prevents the form from starting over.
  const [search] = useState(props.search);
  const { state, renew, replace, lose, searchAgain, acceptPrice, takeNearest } = useSelectedOffer(search, offerId);
  const [refused, setRefused] = useState<OfferGoneProps['refused']>(null);
  const backTo = resultsPathOf(search);

  if (state.status === 'searching') return <BookingSkeleton />;
  if (state.status === 'gone') {
    const nearest = state.nearest && <NearestFlights offers={[state.nearest]} />;
    return <OfferGone backTo={backTo} refused={refused} nearest={nearest} onTake={takeNearest} />;
  }
  if (state.status === 'failed') return <OfferNotFetched backTo={backTo} failure={state.failure} onRetry={searchAgain} />;
  const { selected, before } = state;
  return (
    <PassengersAndReview
      kind="flight"
      choice={choice}
      search={search}
      trip={tripOf(selected.offer)}
      price={{
        before: before && totalOf(before),
        now: totalOf(selected),
        isWorse: before !== null && isWorse([selected], [before]),
        otherFares: before ? otherFares([selected], [before]) : [],
      }}
      isReview={isReview}
      countries={countries}
      summary={(as) => <FareSummary selected={selected} as={as} />}
      offers={[selected.offer]}
      backTo={backTo}
      onAcceptPrice={acceptPrice}
      sending={{
        offer: selected,
        ask({ offer }, people) {
          const content = { locale, search, offer, ...people };
          return sendBooking('flight', { ...content, idempotencyKey: idempotencyKeyOf(flightContent(content)) }, readMovedPrice);
        },
        receiptOf: ({ offer, dictionaries, meta }) => ({
          search,
          offer,
          dictionaries,
          isSample: meta.sandbox,
          firstDay: search.departureDate,
          heldUntil: offer.expiresAt,
        }),
        onGone() {
          setRefused(null);
          return lose([0]);
        },
        onNewPrice([offer = selected.offer]) {
          const sold = soldNow(selected, offer);
          evictAnswer(search);
          replace(sold);
          return sold;
        },
        renewal: {
          isDue: (one) => Date.parse(expiryOf(one)) <= Date.now(),
          find: renew,
          isUnchanged: isSameOffer,
          lose(kind) {
            setRefused(kind);
            return lose([0]);
          },
        },
      }}
    />
  );
}

function resultsPathOf(search: FlightSearchRequest): string {
  return search.furtherLegs ? oneTicketResultsPath(search) : flightResultsPath(search);
}

interface FareSummaryProps {
  selected: SelectedOffer;
  as: SummaryPlace;
}

/** One flight and its price. */
function FareSummary({ selected, as }: FareSummaryProps) {
  const t = useTranslations('bookings.summary');
  const flow = useTranslations('bookings.flow');
  const results = useTranslations('flights.results');
  const { search, offer, dictionaries, meta } = selected;
  const locale = useLocale();
  return (
    <TripSummary
      as={as}
      label={flow('fareLabel')}
      title={
        <>
          <span>{searchedPlace(search.origin, locale)}</span>
          {[search, ...(search.furtherLegs ?? [])].map(({ destination, departureDate }) => (
            <Fragment key={`${departureDate} ${destination}`}>
              {' '}
              <Icon name={search.returnDate ? 'swap' : 'arrow'} className="mx-1 inline size-4 text-ink-soft" />{' '}
              <span>{searchedPlace(destination, locale)}</span>
            </Fragment>
          ))}
        </>
      }
      party={t('passengers', { count: search.adults + search.children + search.infants })}
      total={Number(offer.price.total)}
    >
      <TicketNote offers={[offer]} />
      <Trip offer={offer} dictionaries={dictionaries} />
      <FareIncludes offer={offer} />
      <div className="border-line border-t pt-5">
        <PriceLines offer={offer} />
        <ClubPoints total={Number(offer.price.total)} />
      </div>
      {meta.sandbox && <p className="text-ink-soft text-sm">{results('sandbox')}</p>}
      <Link
        href={resultsPathOf(search)}
        prefetch={false}
        className="inline-flex min-h-11 items-center self-start text-accent text-sm underline underline-offset-4"
      >
        {t('chooseAnother')}
      </Link>
    </TripSummary>
  );
}
