import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { Country } from '@/lib/bookings/country-names';
import { flightContent } from '@/lib/bookings/products/flight/schema';
import { readMovedPrice } from '@/lib/bookings/products/flight/send';
import { tripOf } from '@/lib/bookings/products/flight/trip-rules';
import { idempotencyKeyOf, sendBooking } from '@/lib/bookings/send';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { evictAnswer } from '@/lib/flights/search/answer-cache';
import { flightResultsPath } from '@/lib/flights/search/search-params';
import { expiryOf, isWorse, soldNow, totalOf } from '@/lib/flights/selected-offer';
import { BookingSkeleton } from './booking-skeleton';
import { OfferGone, OfferNotFetched } from './dead-ends';
import { PassengersAndReview } from './passengers/passengers-and-review';
import { FareSummary } from './summary/fare-summary';
import { isSameOffer, useSelectedOffer } from './use-selected-offer';

interface FlightFlowProps {
  /** Path of the page, which names the search and the offer. */
  choice: string;
  search: FlightSearchRequest;
  offerId: string;
  isReview: boolean;
  countries: Country[];
}

/** One offer on its way to a request: fetched, lost, or being filled in. */
export function FlightFlow({ choice, offerId, isReview, countries, ...props }: FlightFlowProps) {
  const locale = useLocale();
  // The address is read anew at each step; the first reading keeps the form from starting over.
  const [search] = useState(props.search);
  const { state, renew, replace, lose, searchAgain, acceptPrice } = useSelectedOffer(search, offerId);
  const backTo = flightResultsPath(search);

  if (state.status === 'searching') return <BookingSkeleton />;
  if (state.status === 'gone') return <OfferGone backTo={backTo} />;
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
        receiptOf: ({ offer, dictionaries }) => ({
          search,
          offer,
          dictionaries,
          firstDay: search.departureDate,
          heldUntil: offer.expiresAt,
        }),
        onGone: () => lose([0]),
        onNewPrice([offer = selected.offer]) {
          const sold = soldNow(selected, offer);
          evictAnswer(search);
          replace(sold);
          return sold;
        },
        renewal: { isDue: (one) => Date.parse(expiryOf(one)) <= Date.now(), find: renew, isUnchanged: isSameOffer },
      }}
    />
  );
}
