import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Country } from '@/lib/bookings/country-names';
import { mayDocumentsFollow } from '@/lib/bookings/documents';
import type { DraftErrors } from '@/lib/bookings/draft';
import type { SeenPrice } from '@/lib/bookings/model/price-record';
import { passengerTypesOf } from '@/lib/bookings/people';
import { type BookingDraft, checkDraft, emptyBookingDraft, loadDraft, saveDraft } from '@/lib/bookings/products/flight/draft';
import type { TripDates } from '@/lib/bookings/products/flight/trip-rules';
import { useIsInBrowser } from '@/lib/browser/use-is-in-browser';
import type { FlightSearchRequest } from '@/lib/flights/offer';
import { airlinesOf } from '@/lib/flights/place-names';
import type { TripOffers } from '@/lib/flights/trip-countries';
import { FormAndReview } from '../../../flow/form-and-review';
import type { FormPost, PostedDraft } from '../../../flow/posted-fields';
import type { SummaryPlace } from '../../../flow/trip-summary';
import { usePaidAtOnce } from '../../../flow/use-paid-at-once';
import { NewPrice, type PriceSeen } from '../new-price';
import type { FlightsToSend } from '../use-send-flights';
import { AskForm, OtherForm } from './ask-form';
import { PassengersForm } from './passengers-form';
import { PassengersReview } from './passengers-review';

interface PassengersAndReviewProps<Offer> {
  kind: 'flight' | 'multicity';
  /** Identifies the selection. Drafts are stored under it. */
  choice: string;
  /** Determines the passengers. */
  search: FlightSearchRequest;
  trip: TripDates;
  price: PriceSeen;
  seenBefore?: readonly SeenPrice[] | undefined;
  isReview: boolean;
  /** Whether only who asks is named; left out where all passengers must be. */
  asking?: boolean | undefined;
  countries: Country[];
  /** If the page knows. */
  isPaidAtOnce?: boolean;
  /** Ordered from its supplier as soon as it is paid; else an agent books it. */
  isOrdered?: boolean;
  /** Until when the seats can be held and paid later; null when they cannot. */
  holdUntil?: Date | null;
  summary: (as: SummaryPlace) => ReactNode;
  /** Warnings before filling in; on the review they are part of the agreement. */
  warnings?: ReactNode;
  offers: TripOffers;
  /** English path of the offers, for when this one is gone. */
  backTo: string;
  /** What the visitor must confirm first. `openText` shows beside the button until then, and is null afterwards. */
  agreement?: { content: ReactNode; openText: string | null };
  sending: FlightsToSend<Offer>;
  posted?: PostedDraft<BookingDraft> | undefined;
  post?: FormPost | undefined;
  onAcceptPrice: () => void;
}

/** The passengers of a flight or a journey, and the review of the request. */
export function PassengersAndReview<Offer>(props: PassengersAndReviewProps<Offer>) {
  const { kind, choice, search, price, countries, asking, posted, post, onAcceptPrice } = props;
  const t = useTranslations('bookings.flow');
  const passengers = useTranslations('bookings.passengers');
  const isInBrowser = useIsInBrowser();
  const [typed, setDraft] = useState<BookingDraft | null>(posted?.draft ?? null);
  const [tripAtFirst] = useState(props.trip);
  const isPaidAtOnce = usePaidAtOnce(kind, props.isPaidAtOnce);
  const trip = { ...props.trip, needsDocuments: isPaidAtOnce };
  const documentsFollow = !isPaidAtOnce && mayDocumentsFollow(tripAtFirst);
  const [nobody, following] = useMemo(() => [emptyBookingDraft(search), emptyBookingDraft(search, true)] as const, [search]);
  const before = useMemo(
    () => (isInBrowser && loadDraft(choice, passengerTypesOf(search), tripAtFirst)) || nobody,
    [isInBrowser, choice, search, tripAtFirst, nobody],
  );
  const known = typed ?? before;
  // A contact from the account may be there before it is known how this is paid.
  const isOpen = [nobody, following].some(({ passengers }) => passengers === known.passengers);
  const draft = isOpen ? { ...known, passengers: (documentsFollow ? following : nobody).passengers } : known;
  const [errors, setErrors] = useState<DraftErrors>(posted?.errors ?? {});
  const otherForm = <OtherForm choice={choice} isAsk={asking ?? false} onOpen={() => setErrors({})} />;
  const form = {
    draft,
    errors,
    onErrors: setErrors,
    onChange(next: BookingDraft) {
      setDraft(next);
      saveDraft(choice, next);
    },
  };

  // With script, the tab keeps what was posted: a reload must not bring it back over what was typed since.
  useEffect(() => {
    const address = new URL(window.location.href);
    if (!posted || address.searchParams.get('posted') !== posted.token) return;
    saveDraft(choice, posted.draft);
    address.searchParams.delete('posted');
    window.history.replaceState(window.history.state, '', address);
  }, [posted, choice]);

  return (
    <FormAndReview
      kind={kind}
      choice={choice}
      isReview={props.isReview}
      total={price.now}
      seenBefore={props.seenBefore}
      isOneScreen={asking}
      check={() => checkDraft(draft, trip)}
      steps={{
        label: t('steps.label'),
        done: t('steps.done'),
        selected: t('steps.flight'),
        form: asking
          ? { key: 'ask', label: '', heading: t('justAsk.heading') }
          : { key: 'passengers', label: t('steps.passengers'), heading: t('passengersHeading'), onward: passengers('submit') },
        review: { label: t('steps.review'), heading: t('reviewHeading') },
      }}
      summaryLabel={t('fareLabel')}
      summary={props.summary}
      alreadyRequested={(reference) => t.rich('alreadyRequested', { reference })}
      notice={(leave, isToBeRead) =>
        // On the review it is shown beside the button that sends.
        !isToBeRead && (
          <>
            {props.warnings}
            <NewPrice
              {...price}
              takesFocus={false}
              form={asking && posted ? 'travellers' : undefined}
              onAccept={() => {
                onAcceptPrice();
                leave();
              }}
            />
          </>
        )
      }
      form={(complete) => (
        <>
          {asking === false && otherForm}
          {asking ? (
            <AskForm {...props} {...form} otherForm={otherForm} />
          ) : (
            <PassengersForm
              {...form}
              trip={trip}
              countries={countries}
              airlines={sellersOf(props.offers)}
              flownBy={props.offers.flatMap(airlinesOf)}
              post={post}
              onComplete={complete}
            />
          )}
        </>
      )}
      review={(request, edit) => (
        <PassengersReview
          {...props}
          trip={trip}
          request={request}
          isPaidAtOnce={isPaidAtOnce}
          onEdit={edit}
          onFieldErrors={(found) => {
            setErrors(found);
            edit(Object.keys(found)[0] ?? '');
          }}
        />
      )}
    />
  );
}

function sellersOf(offers: TripOffers): string[] {
  return offers.flatMap(({ itineraries }) => itineraries.flatMap(({ segments }) => segments.map((one) => one.carrierCode)));
}
