'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Country } from '@/lib/bookings/country-names';
import { pricesSeen } from '@/lib/bookings/model/price-record';
import type { BookingDraft } from '@/lib/bookings/products/flight/draft';
import { flightOnReceipt } from '@/lib/bookings/products/flight/receipt';
import { flightContent } from '@/lib/bookings/products/flight/schema';
import { readMovedPrice } from '@/lib/bookings/products/flight/send';
import { tripOf } from '@/lib/bookings/products/flight/trip-rules';
import { idempotencyKeyOf, sendBooking } from '@/lib/bookings/send';
import { askStep, reviewStep } from '@/lib/browser/review-step';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import { holdUntil } from '@/lib/flights/hold';
import { oneTicketResultsPath } from '@/lib/flights/multi-city/address';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { searchedPlace } from '@/lib/flights/place-names';
import type { ChoiceInAddress } from '@/lib/flights/search/choice-in-address';
import { evictResponse } from '@/lib/flights/search/response-cache';
import { flightResultsPath } from '@/lib/flights/search/search-params';
import {
  isRenewalDue,
  isWorse,
  otherFares,
  passengerInfoPath,
  pricesInResults,
  type SelectedOffer,
  soldNow,
  totalOf,
} from '@/lib/flights/selected-offer';
import { localizePath } from '@/lib/i18n/locales';
import { Link } from '@/lib/i18n/navigation';
import type { PostedDraft } from '../../flow/posted-fields';
import { type SummaryPlace, TripSummary } from '../../flow/trip-summary';
import { BookingSkeleton } from './booking-skeleton';
import { OfferGone, type OfferGoneProps, OfferNotFetched } from './dead-ends';
import { PassengersAndReview } from './passengers/passengers-and-review';
import { ClubPoints } from './summary/club-points';
import { FareIncludes } from './summary/fare-includes';
import { NearestFlights } from './summary/nearest-flights';
import { PriceLines } from './summary/price-lines';
import { TicketNote } from './summary/ticket-note';
import { Trip } from './summary/trip';
import { type DrawnOffer, isSameOffer, useSelectedOffer } from './use-selected-offer';

interface BookingPageProps extends ChoiceInAddress {
  countries: Country[];
  isPaidAtOnce: boolean;
  /** The suppliers that take orders here: their tickets are issued at once, or their seats held and paid later. */
  orderedAt?: readonly string[];
  /** Absent where the page was opened from the results: then this tab knows the offer, or searches for it. */
  drawn?: DrawnOffer;
  posted?: PostedDraft<BookingDraft> | undefined;
}

/** The passenger page of the flight in the address. */
export function BookingPage(props: BookingPageProps) {
  const step = useSearchParams().get(reviewStep.key);
  const isReview = step === reviewStep.value;
  // The server does not know what was typed.
  if (!useIsInBrowser() && ((isReview && !props.posted) || !props.drawn)) return <BookingSkeleton />;
  const choice = passengerInfoPath(props.search, props.offerId);
  return <FlightFlow key={choice} choice={choice} isReview={isReview} isAsk={step === askStep} {...props} />;
}

interface FlightFlowProps extends BookingPageProps {
  /** Path of the page, which contains the search and the offer. */
  choice: string;
  isReview: boolean;
  isAsk: boolean;
}

/** One offer until the request: loading, gone, or being filled in. */
function FlightFlow({
  choice,
  search,
  offerId,
  isReview,
  isAsk,
  countries,
  isPaidAtOnce,
  orderedAt = [],
  drawn,
  posted,
}: FlightFlowProps) {
  const locale = useLocale();
  const { state, renew, replace, lose, searchAgain, acceptPrice, takeNearest } = useSelectedOffer({ search, offerId }, drawn);
  const [refused, setRefused] = useState<OfferGoneProps['refused']>(null);
  const [now] = useState(() => Date.now());
  const backTo = resultsPathOf(search);

  if (state.status === 'searching') return <BookingSkeleton />;
  if (state.status === 'gone') {
    const nearest = state.nearest && <NearestFlights offers={[state.nearest]} />;
    const carried = (isAsk ? `&${reviewStep.key}=${askStep}` : '') + (posted ? `&posted=${posted.token}` : '');
    const nearestAt = state.nearest
      ? localizePath(passengerInfoPath(search, state.nearest.offer.id) + carried, locale)
      : undefined;
    return <OfferGone backTo={backTo} refused={refused} nearest={nearest} nearestAt={nearestAt} onTake={takeNearest} />;
  }
  if (state.status === 'failed') {
    const retryAt = localizePath(choice, locale);
    return <OfferNotFetched backTo={backTo} retryAt={retryAt} failure={state.failure} onRetry={searchAgain} />;
  }
  const { selected, before } = state;
  const isOrdered = orderedAt.includes(selected.offer.supplier);
  const heldUntil = isOrdered ? holdUntil(selected.offer, now) : null;
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
      seenBefore={pricesInResults(search, offerId)}
      isReview={isReview}
      // Tickets that are sold at once have names on them.
      asking={isPaidAtOnce ? undefined : isAsk}
      countries={countries}
      isPaidAtOnce={isPaidAtOnce}
      isOrdered={isOrdered}
      holdUntil={heldUntil}
      posted={posted}
      post={{ action: '/api/bookings/flight/form', fields: { locale, ...fieldsOf(choice, selected) } }}
      // Where it is paid at once, no agent holds seats.
      summary={(as) => <FareSummary selected={selected} as={as} canBeHeld={!isPaidAtOnce || heldUntil !== null} />}
      offers={[selected.offer]}
      backTo={backTo}
      onAcceptPrice={acceptPrice}
      sending={{
        offer: selected,
        ask({ offer }, people) {
          const content = { locale, search, offer, ...people };
          const idempotencyKey = idempotencyKeyOf(flightContent(content));
          return sendBooking('flight', { ...content, idempotencyKey, seenPrices: pricesSeen(choice) }, readMovedPrice);
        },
        receiptOf: flightOnReceipt,
        onGone() {
          setRefused(null);
          return lose([0]);
        },
        onNewPrice([offer = selected.offer]) {
          const sold = soldNow(selected, offer);
          evictResponse(search);
          replace(sold);
          return sold;
        },
        renewal: {
          isDue: (one) => isRenewalDue(one, isPaidAtOnce),
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

/** What the server needs to take the form, and to know which price was shown above it. */
function fieldsOf(choice: string, { offer, dictionaries, meta }: SelectedOffer) {
  const selected = JSON.stringify({ offer, dictionaries, meta });
  return { choice: choice.split('?')[1] ?? '', selected };
}

function resultsPathOf(search: FlightSearchRequest): string {
  return search.furtherLegs ? oneTicketResultsPath(search) : flightResultsPath(search);
}

interface FareSummaryProps {
  selected: SelectedOffer;
  as: SummaryPlace;
  canBeHeld: boolean;
}

/** One flight and its price. */
function FareSummary({ selected, as, canBeHeld }: FareSummaryProps) {
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
      <FareIncludes offer={offer} canBeHeld={canBeHeld} />
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
