import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ReviewFact } from '@/components/ui/forms/review-part';
import { Spinner } from '@/components/ui/spinner';
import type { DraftErrors } from '@/lib/bookings/draft';
import { type CheckedPeople, clearDrafts, type PackageDraft } from '@/lib/bookings/products/package/draft';
import { type ChangedPrice, packageContent } from '@/lib/bookings/products/package/schema';
import { type ChangedPackagePrice, readPackageAnswer } from '@/lib/bookings/products/package/send';
import { lastDayOf } from '@/lib/bookings/products/package/trip-rules';
import { idempotencyKeyOf, sendBooking } from '@/lib/bookings/send';
import { partyOf, placesOf } from '@/lib/packages/party';
import type { PackagePrice } from '@/lib/packages/price';
import { formatDay } from '@/lib/time/dates';
import { RefusalCard } from '../../../flow/refusal-card';
import { ContactPart } from '../../../flow/review-parts';
import { useSendBooking } from '../../../flow/use-send-booking';
import { AskAboutPage } from '../../../reach';
import { DocumentNotice } from '../../../travellers/document-notice';
import { PriceLines } from '../price-lines';
import type { BookingStep } from '../step-address';
import type { BookedPackage } from '../use-receipt';
import { useReceipt } from '../use-receipt';
import { EditableFacts, TripReview } from './trip-review';

interface ReviewStepProps {
  holiday: BookedPackage;
  /** Path of the page, which contains the package. */
  choice: string;
  draft: PackageDraft;
  people: CheckedPeople;
  price: PackagePrice;
  nights: number;
  /** While a new price is not accepted, nothing is sent. */
  isPriceOpen: boolean;
  isPaidAtOnce: boolean;
  onEdit: (step: BookingStep, id?: string) => void;
  onBack: () => void;
  onFieldErrors: (errors: DraftErrors) => void;
  onPriceChanged: (changed: ChangedPrice) => void;
}

/** Everything that will be sent, for a last check, and the button that sends it. */
export function ReviewStep({
  holiday,
  choice,
  draft,
  people,
  price,
  nights,
  isPriceOpen,
  isPaidAtOnce,
  ...props
}: ReviewStepProps) {
  const { onEdit, onBack } = props;
  const t = useTranslations('packages.request.review');
  const request = useTranslations('packages.request');
  const shared = useTranslations('bookings.review');
  const locale = useLocale();
  const { departureDate, extraNights, extras, wishes } = draft;
  const rooms = partyOf(draft.rooms);
  const { travellers, contact } = people;
  const lastDay = lastDayOf(draft, nights);
  const receiptOf = useReceipt({ holiday, draft, people, price, nights });
  const { isSending, refusal, send } = useSendBooking<null, ChangedPackagePrice>({
    kind: 'package',
    choice,
    offer: null,
    ask() {
      const trip = { departureDate, extraNights, rooms, extras, wishes };
      const content = { locale, packageId: holiday.id, trip, total: price.total, travellers, contact };
      const idempotencyKey = idempotencyKeyOf(packageContent(content));
      return sendBooking('package', { idempotencyKey, ...content }, readPackageAnswer);
    },
    receiptOf,
    clearDrafts,
    onFieldErrors: props.onFieldErrors,
    onProductRefusal({ changed }) {
      props.onPriceChanged(changed);
      return null;
    },
  });
  const places = placesOf(rooms);

  return (
    <div className="flex flex-col gap-5">
      <TripReview draft={draft} nights={nights} onEdit={onEdit} />
      {travellers.map(({ givenNames, surname, dateOfBirth, passportNumber, passportExpiry }, index) => (
        <EditableFacts
          key={places[index]?.key}
          title={`${givenNames} ${surname}`}
          note={request('travellers.room', { number: places[index]?.room ?? 1 })}
          onEdit={() => onEdit('travellers', `travellers.${index}.givenNames`)}
          after={<DocumentNotice expiry={passportExpiry} trip={{ departureDate, lastDay }} />}
        >
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
      <ContactPart contact={contact} onEdit={() => onEdit('travellers', 'contact.email')} />
      <section className="rounded-card border border-line bg-raised p-4 shadow-card md:p-6 lg:hidden">
        <h3 className="mb-4 text-lg">{t('price')}</h3>
        <PriceLines price={price} />
      </section>
      {refusal && (
        <RefusalCard refusal={refusal}>
          <AskAboutPage />
        </RefusalCard>
      )}
      <div className="pb-4">
        <div className="flex flex-wrap gap-3 max-sm:flex-col-reverse">
          <Button variant="secondary" onClick={onBack} disabled={isSending} className="min-h-13">
            {request('back')}
          </Button>
          <Button onClick={() => void send()} disabled={isSending || isPriceOpen} className="min-h-13 text-lg sm:px-10">
            {isSending && <Spinner />}
            <span>{isSending ? shared('sending') : t('submit')}</span>
          </Button>
        </div>
        <p className="mt-3 text-ink-soft text-sm">
          {isPriceOpen ? t('priceOpen') : isPaidAtOnce ? `${shared('payNow.pay')} ${shared('payNow.free')}` : t('free')}
        </p>
      </div>
    </div>
  );
}
