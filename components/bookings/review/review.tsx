import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { showAnswer } from '@/components/ui/feedback/use-answer-focus';
import { ReviewFact, ReviewPart } from '@/components/ui/forms/review-part';
import { Spinner } from '@/components/ui/spinner';
import { readablePhone } from '@/lib/bookings/contact';
import type { Country } from '@/lib/bookings/country-names';
import type { DraftErrors } from '@/lib/bookings/draft';
import { namesOf } from '@/lib/bookings/people';
import type { CheckedDraft } from '@/lib/bookings/products/flight/draft';
import type { TripOffers } from '@/lib/flights/trip-countries';
import { TripNote } from '@/lib/flights/trip-note';
import { formatDay } from '@/lib/time/dates';
import { isSamePrice, NewPrice, type PriceSeen } from '../flow/new-price';
import { NextSteps } from './next-steps';
import { RefusalCard } from './refusal-card';
import type { RequestInFlight } from './use-request-once';

export interface RequestReviewProps {
  request: CheckedDraft;
  typedPhone: string;
  countries: Country[];
  /** While a new one waits to be accepted nothing is sent. */
  price: PriceSeen;
  onAcceptPrice: () => void;
  onEdit: (path: string) => void;
  onFieldErrors: (errors: DraftErrors) => void;
}

interface ReviewProps extends RequestReviewProps {
  sending: RequestInFlight;
  offers: TripOffers;
  /** English path of the offers to choose from, for when this one is lost. */
  backTo: string;
  /** What has to be agreed to first; `openText` says so beside the button for as long as that is open, null once it is done. */
  agreement?: { content: ReactNode; openText: string | null };
}

const facts = 'grid grid-cols-2 gap-x-6 gap-y-3';
/** Long text takes the whole line on a phone. */
const longFact = 'col-span-2 min-w-0 sm:col-span-1';

/** Everything that will be sent, to be read once more, and the button that sends it. */
export function Review({ request, price, sending, offers, backTo, agreement, onAcceptPrice, onEdit, ...props }: ReviewProps) {
  const t = useTranslations('bookings.review');
  const words = useTranslations('bookings.passengers');
  const { isSending, refusal, send } = sending;
  const { passengers, contact } = request;
  const names = namesOf(passengers);
  const openText = agreement?.openText ?? null;
  const waitsFor = price.before === null ? openText : t(isSamePrice(price) ? 'termsOpen' : 'priceOpen');
  const outcome = useRef<HTMLDivElement>(null);
  // Stays under the finger that pressed it until it is known what comes next.
  const [accepted, setAccepted] = useState<PriceSeen | null>(null);
  const shownPrice = isSending && price.before === null && accepted ? accepted : price;
  const acceptText = openText === null ? t('acceptAndSend') : undefined;
  const nameOf = (code: string) => props.countries.find((country) => country.code === code)?.name ?? code;

  function acceptPrice() {
    if (isSending) return;
    onAcceptPrice();
    // The button that was pressed is gone by then.
    if (openText !== null) return showAnswer(outcome.current);
    setAccepted(price);
    void send();
  }

  return (
    <>
      <NewPrice {...shownPrice} accept={isSending ? t('sending') : acceptText} onAccept={acceptPrice} />
      <div className="flex flex-col gap-5">
        {passengers.map((passenger, index) => {
          const name = names[index] ?? '';
          return (
            <ReviewPart
              key={passenger.passportNumber}
              title={name}
              note={t(passenger.type)}
              editText={t('edit')}
              editLabel={t('editLabel', { part: name })}
              onEdit={() => onEdit(`passengers.${index}.givenNames`)}
            >
              <dl className={facts}>
                <ReviewFact label={t('titleAndGender')}>
                  {words(`titles.${passenger.title}`)} · {words(`genders.${passenger.gender}`)}
                </ReviewFact>
                <ReviewFact label={t('dateOfBirth')}>
                  <bdi>{formatDay(passenger.dateOfBirth)}</bdi>
                </ReviewFact>
                <ReviewFact label={t('nationality')}>{nameOf(passenger.nationality)}</ReviewFact>
                <ReviewFact label={passenger.travelDocument === 'idCard' ? words('idCardNumber') : t('passportNumber')}>
                  <bdi>{passenger.passportNumber}</bdi>
                </ReviewFact>
                <ReviewFact label={passenger.travelDocument === 'idCard' ? words('idCardExpiry') : t('passportExpiry')}>
                  <bdi>{formatDay(passenger.passportExpiry)}</bdi>
                </ReviewFact>
              </dl>
            </ReviewPart>
          );
        })}
        <ReviewPart
          title={t('contact')}
          editText={t('edit')}
          editLabel={t('editLabel', { part: t('contact') })}
          onEdit={() => onEdit('contact.email')}
        >
          <dl className={facts}>
            <ReviewFact label={t('email')} className={longFact}>
              <bdi>{contact.email}</bdi>
            </ReviewFact>
            <ReviewFact label={t('phone')} className={longFact}>
              <bdi dir="ltr">{readablePhone(contact.phone, props.typedPhone)}</bdi>
            </ReviewFact>
            {contact.notes && (
              <ReviewFact label={t('notes')} className={longFact}>
                <bdi className="whitespace-pre-line">{contact.notes}</bdi>
              </ReviewFact>
            )}
          </dl>
        </ReviewPart>
        <TripNote
          offers={offers}
          heading="h3"
          travellers={passengers.map(({ nationality }, index) => ({ name: names[index] ?? '', nationality }))}
        />
        <NextSteps />
        {agreement?.content}
        <div ref={outcome} tabIndex={-1} className="pb-4 outline-none">
          {refusal && (
            <div className="mb-5">
              <RefusalCard refusal={refusal} backTo={backTo} />
            </div>
          )}
          <Button
            onClick={() => void send()}
            disabled={isSending || waitsFor !== null}
            className="min-h-13 w-full text-lg sm:w-auto sm:px-10"
          >
            {isSending && <Spinner />}
            {isSending ? t('sending') : t('submit')}
          </Button>
          <p className="mt-3 text-ink-soft text-sm">{waitsFor ?? t('free')}</p>
        </div>
      </div>
    </>
  );
}
