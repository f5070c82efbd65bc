import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { TripNote } from '@/components/flights/terms/trip-note';
import { Button } from '@/components/ui/button';
import { showAnswer } from '@/components/ui/feedback/use-answer-focus';
import { ReviewFact } from '@/components/ui/forms/review-part';
import type { Country } from '@/lib/bookings/country-names';
import { documentDueBy } from '@/lib/bookings/documents';
import type { DraftErrors } from '@/lib/bookings/draft';
import { fieldRows, type PassengerFieldName, passengerFields } from '@/lib/bookings/model/passenger-fields';
import { namesOf, type Passenger } from '@/lib/bookings/people';
import type { BookingDraft, CheckedDraft } from '@/lib/bookings/products/flight/draft';
import type { TripDates } from '@/lib/bookings/products/flight/trip-rules';
import { airlineName } from '@/lib/flights/place-names';
import type { TripOffers } from '@/lib/flights/trip-countries';
import { localizePath } from '@/lib/i18n/locales';
import { isolated } from '@/lib/text/isolate';
import { firstName, noGivenNames } from '@/lib/text/machine-letters';
import { ageOn, formatDay } from '@/lib/time/dates';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { type FormPost, type PostedDraft, PostedFields, postOf, reviewPost } from '../../../flow/posted-fields';
import { RefusalCard } from '../../../flow/refusal-card';
import { ContactPart, EditablePart, NextSteps, SendLabel } from '../../../flow/review-parts';
import { AskAboutPage } from '../../../reach';
import { SoonNotice } from '../../../soon-notice';
import { DocumentNotice } from '../../../travellers/document-notice';
import { isSamePrice, NewPrice, type PriceReason, type PriceSeen } from '../new-price';
import { type FlightsToSend, useSendFlights } from '../use-send-flights';
import { useFinish } from './use-finish';

interface PassengersReviewProps<Offer> {
  kind: string;
  choice: string;
  request: CheckedDraft;
  trip: TripDates;
  countries: Country[];
  /** While a new price is not accepted, nothing is sent. */
  price: PriceSeen;
  offers: TripOffers;
  backTo: string;
  agreement?: { content: ReactNode; openText: string | null };
  isPaidAtOnce: boolean;
  /** Ordered from its supplier as soon as it is paid; else an agent books it. */
  isOrdered?: boolean | undefined;
  holdUntil?: Date | null;
  sending: FlightsToSend<Offer>;
  posted?: PostedDraft<BookingDraft> | undefined;
  post?: FormPost | undefined;
  onAcceptPrice: () => void;
  onEdit: (path: string) => void;
  onFieldErrors: (errors: DraftErrors) => void;
}

/** The traveller data sent to the airline that may change its price; null when there is none. */
function useReason(passengers: CheckedDraft['passengers'], { lastDay }: TripDates): PriceReason | null {
  const format = useFormatter();
  const young = passengers.flatMap(({ type, givenNames, surname, dateOfBirth }) => {
    const age = ageOn(dateOfBirth, lastDay);
    return type === 'adult' && age < 18 ? [isolated(`${firstName(givenNames, surname)} (${age})`)] : [];
  });
  const hasNumber = passengers.some(({ loyaltyNumber }) => loyaltyNumber);
  if (young.length === 0 && !hasNumber) return null;
  return { sent: young.length === 0 ? 'loyalty' : hasNumber ? 'both' : 'age', people: format.list(young) };
}

/** Everything that will be sent, for a last check, and the button that sends it. */
export function PassengersReview<Offer>(props: PassengersReviewProps<Offer>) {
  const { request, trip, price, offers, agreement, posted, onEdit } = props;
  const post = posted && props.post && reviewPost(props.post, posted.token);
  const t = useTranslations('bookings.review');
  const locale = useLocale();
  const formAt = posted && localizePath(`${props.choice}&posted=${posted.token}`, locale);
  // A price that came with a refusal is already based on the travellers' data.
  const [isAnswer, setIsAnswer] = useState(false);
  const finish = useFinish({ ...props, total: price.now });
  const { isSending, refusal, send } = useSendFlights({
    ...props,
    request: finish.isHold ? { ...request, hold: true } : request,
    refusalBefore: posted?.refusal,
    sending: {
      ...props.sending,
      onNewPrice(now) {
        setIsAnswer(true);
        return props.sending.onNewPrice(now);
      },
    },
  });
  const reason = useReason(request.passengers, trip);
  const { passengers } = request;
  const names = namesOf(passengers);
  const firstDay = offers[0]?.itineraries[0]?.segments[0]?.departure.at.slice(0, 10);
  const openText = agreement?.openText ?? null;
  const waitsFor = price.before === null ? openText : t(isSamePrice(price) ? 'termsOpen' : 'priceOpen');
  const dueBy = formatDay(documentDueBy(trip.departureDate, trip.today ?? todayInQatar()));
  const outcome = useRef<HTMLDivElement>(null);
  // Keep showing the accepted price while sending, so that the pressed button does not move.
  const [accepted, setAccepted] = useState<PriceSeen | null>(null);
  const shownPrice = isSending && price.before === null && accepted ? accepted : price;
  const acceptText = openText === null ? t('acceptAndSend') : undefined;

  function acceptPrice() {
    if (isSending) return;
    props.onAcceptPrice();
    setIsAnswer(false);
    // The pressed button has disappeared by then.
    if (openText !== null) return showAnswer(outcome.current);
    setAccepted(price);
    void send();
  }

  return (
    <>
      <NewPrice
        {...shownPrice}
        reason={isAnswer ? reason : null}
        accept={isSending ? t(finish.isPaidNow ? 'payNow.sending' : 'sending') : acceptText}
        form={post && sendId}
        onAccept={acceptPrice}
      />
      <div className="flex flex-col gap-5">
        {passengers.map((passenger, index) => (
          <EditablePart
            key={`${names[index]} ${passenger.dateOfBirth}`}
            title={names[index] ?? ''}
            note={t(passenger.type)}
            onEdit={() => onEdit(`passengers.${index}.givenNames`)}
            editAt={formAt && `${formAt}#passengers.${index}`}
          >
            <PassengerFacts passenger={passenger} countries={props.countries} dueBy={dueBy} />
            <DocumentNotice document={passenger.travelDocument} expiry={passenger.passportExpiry} trip={trip} />
          </EditablePart>
        ))}
        <ContactPart contact={request.contact} onEdit={() => onEdit('contact.email')} editAt={formAt && `${formAt}#contact`} />
        <TripNote
          offers={offers}
          heading="h3"
          travellers={passengers.map(({ nationality }, index) => ({ name: names[index] ?? '', nationality }))}
        />
        {firstDay && <SoonNotice kind={props.kind} firstDay={firstDay} />}
        <NextSteps title={t('next.title')} steps={finish.steps} />
        {agreement?.content}
        <div ref={outcome} tabIndex={-1} className="pb-4 outline-none">
          {refusal && (
            <div className="mb-5">
              <RefusalCard refusal={refusal} backTo={props.backTo}>
                <AskAboutPage />
              </RefusalCard>
            </div>
          )}
          <form
            {...postOf(post)}
            id={sendId}
            className="scroll-mt-80"
            onSubmit={(event) => {
              event.preventDefault();
              if (waitsFor === null) void send();
            }}
          >
            <PostedFields post={post} />
            <div className="mb-5 empty:hidden">{finish.choice}</div>
            <Button
              type="submit"
              disabled={isSending || waitsFor !== null}
              className="min-h-13 w-full text-lg sm:w-auto sm:px-10"
            >
              <SendLabel isSending={isSending} isPaidAtOnce={finish.isPaidNow} total={price.now} submit={finish.submit} />
            </Button>
          </form>
          <p className="mt-3 text-ink-soft text-sm">{waitsFor ?? finish.note}</p>
        </div>
      </div>
    </>
  );
}

interface PassengerFactsProps {
  passenger: Passenger;
  countries: readonly Country[];
  /** The day by which a missing document is needed, as shown. */
  dueBy: string;
}

const sendId = 'send-request';

const lines = fieldRows.filter(({ kind, within }) => kind !== 'heading' && !within);

/** All that was typed of a passenger, below the name. */
export function PassengerFacts({ passenger, countries, dueBy }: PassengerFactsProps) {
  const t = useTranslations('bookings.review');
  const words = useTranslations('bookings.passengers');
  const locale = useLocale();
  const isCard = passenger.travelDocument === 'idCard';
  const own: Partial<Record<PassengerFieldName, { label: string; text?: ReactNode }>> = {
    title: { label: t('titleAndGender'), text: [textOf('title'), ' · ', textOf('gender')] },
    passportNumber: {
      label: isCard ? words('idCardNumber') : t('passportNumber'),
      text: passenger.passportNumber ? textOf('passportNumber') : t('follows', { day: dueBy }),
    },
    passportExpiry: { label: isCard ? words('idCardExpiry') : t('passportExpiry') },
    loyaltyNumber: {
      label: t('loyalty'),
      text: [airlineName(passenger.loyaltyAirline ?? '', locale, {}), ' ', textOf('loyaltyNumber')],
    },
  };
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
      {passenger.givenNames === noGivenNames && (
        <ReviewFact label={t('onTicket')}>
          <bdi>{`${passenger.givenNames} ${passenger.surname}`}</bdi>
        </ReviewFact>
      )}
      {lines.map(
        ({ name }) =>
          (passenger[name] || name === 'passportNumber') && (
            <ReviewFact key={name} label={own[name]?.label ?? words(name as 'surname')}>
              {own[name]?.text ?? textOf(name)}
            </ReviewFact>
          ),
      )}
    </dl>
  );

  function textOf(field: PassengerFieldName): ReactNode {
    const value = passenger[field] ?? '';
    const { kind } = passengerFields[field];
    if (kind === 'choice') return words(`${field}s.${value}` as 'titles.MR');
    if (kind === 'country') return countries.find(({ code }) => code === value)?.name ?? value;
    return <bdi key={field}>{kind === 'day' ? formatDay(value) : value}</bdi>;
  }
}
