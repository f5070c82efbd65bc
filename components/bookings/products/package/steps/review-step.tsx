import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ReviewFact } from '@/components/ui/forms/review-part';
import type { CheckedPeople } from '@/lib/bookings/products/package/draft';
import { lastDayOf } from '@/lib/bookings/products/package/trip-rules';
import { partyOf, placesOf } from '@/lib/packages/party';
import { calledName, noGivenNames } from '@/lib/text/machine-letters';
import { formatDay } from '@/lib/time/dates';
import { type FormPost, PostedFields, postOf } from '../../../flow/posted-fields';
import { RefusalCard } from '../../../flow/refusal-card';
import { ContactPart, NextSteps, SendLabel, usePaySteps } from '../../../flow/review-parts';
import { AskAboutPage } from '../../../reach';
import { DocumentNotice } from '../../../travellers/document-notice';
import { type PriceInParts, PriceLines } from '../price-lines';
import type { BookingStep } from '../step-address';
import { type PackageToSend, useSendPackage } from '../use-send-package';
import { EditableFacts, TripReview, useStepAddress } from './trip-review';

interface ReviewStepProps extends PackageToSend {
  people: CheckedPeople;
  parts: PriceInParts;
  /** While a new price is not accepted, nothing is sent. */
  isPriceOpen: boolean;
  isPaidAtOnce: boolean;
  /** How it is sent without script, where its people were posted. */
  post: FormPost | undefined;
  onEdit: (step: BookingStep, id?: string) => void;
  onBack: () => void;
}

/** Everything that will be sent, for a last check, and the button that sends it. */
export function ReviewStep({ people, parts, isPriceOpen, isPaidAtOnce, post, onEdit, onBack, ...sent }: ReviewStepProps) {
  const { choice, draft, flights, nights } = sent;
  const t = useTranslations('packages.request.review');
  const request = useTranslations('packages.request');
  const shared = useTranslations('bookings.review');
  const paySteps = usePaySteps('package', true);
  const { departureDate } = draft;
  const { travellers, contact } = people;
  const lastDay = lastDayOf(draft, nights);
  const addressOf = useStepAddress(choice, draft);
  const { isSending, refusal, send } = useSendPackage(people, sent);
  const isClosed = isPriceOpen || flights.isAwaited;
  const places = placesOf(partyOf(draft.rooms));

  return (
    <div className="flex flex-col gap-5">
      <TripReview choice={choice} draft={draft} flights={flights} nights={nights} onEdit={onEdit} />
      {travellers.map(({ givenNames, surname, dateOfBirth, passportNumber, passportExpiry }, index) => (
        <EditableFacts
          key={places[index]?.key}
          title={calledName(`${givenNames} ${surname}`)}
          note={request('travellers.room', { number: places[index]?.room ?? 1 })}
          onEdit={() => onEdit('travellers', `travellers.${index}.givenNames`)}
          editAt={`${addressOf('travellers')}#travellers.${index}`}
          after={<DocumentNotice expiry={passportExpiry} trip={{ departureDate, lastDay }} />}
        >
          {givenNames === noGivenNames && (
            <ReviewFact label={shared('onTicket')}>
              <bdi>{`${givenNames} ${surname}`}</bdi>
            </ReviewFact>
          )}
          <ReviewFact label={shared('dateOfBirth')}>
            <bdi>{formatDay(dateOfBirth)}</bdi>
          </ReviewFact>
          <ReviewFact label={t('passport')}>
            {passportNumber ? <bdi>{passportNumber}</bdi> : <span>{t('passportLater')}</span>}
            {passportExpiry && (
              <>
                <span>{' · '}</span>
                <bdi>{formatDay(passportExpiry)}</bdi>
              </>
            )}
          </ReviewFact>
        </EditableFacts>
      ))}
      <ContactPart
        contact={contact}
        onEdit={() => onEdit('travellers', 'contact.email')}
        editAt={`${addressOf('travellers')}#contact`}
      />
      <section className="rounded-card border border-line bg-raised p-4 shadow-card md:p-6 lg:hidden">
        <h3 className="mb-4 text-lg">{t('price')}</h3>
        <PriceLines {...parts} />
      </section>
      {isPaidAtOnce && <NextSteps title={shared('next.title')} steps={paySteps} />}
      {refusal && (
        <RefusalCard refusal={refusal}>
          <AskAboutPage />
        </RefusalCard>
      )}
      <form
        {...postOf(post)}
        id="send-request"
        className="scroll-mt-80 pb-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isClosed) void send();
        }}
      >
        <PostedFields post={post} />
        <div className="flex flex-wrap gap-3 max-sm:flex-col-reverse">
          <Button variant="secondary" onClick={onBack} disabled={isSending} className="min-h-13 noscript:hidden">
            {request('back')}
          </Button>
          <Button type="submit" disabled={isSending || isClosed} className="min-h-13 text-lg sm:px-10">
            <SendLabel isSending={isSending} isPaidAtOnce={isPaidAtOnce} total={parts.total} submit={t('submit')} />
          </Button>
        </div>
        <p className="mt-3 text-ink-soft text-sm">
          {isPriceOpen
            ? t('priceOpen')
            : flights.isAwaited
              ? request('flights.wait')
              : isPaidAtOnce
                ? shared('payNow.free')
                : t('free')}
        </p>
      </form>
    </div>
  );
}
