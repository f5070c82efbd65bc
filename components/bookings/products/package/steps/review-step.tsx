import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ReviewFact } from '@/components/ui/forms/review-part';
import { Spinner } from '@/components/ui/spinner';
import type { DraftErrors } from '@/lib/bookings/draft';
import { type CheckedPeople, clearDrafts, type PackageDraft } from '@/lib/bookings/products/package/draft';
import { type ChangedPrice, packageContent } from '@/lib/bookings/products/package/schema';
import { type ChangedPackagePrice, readPackageAnswer } from '@/lib/bookings/products/package/send';
import { lastDayOf } from '@/lib/bookings/products/package/trip-rules';
import { idempotencyKeyOf, sendBooking } from '@/lib/bookings/send';
import { intlTag } from '@/lib/i18n/locales';
import { partyOf, placesOf, type RoomParty } from '@/lib/packages/party';
import type { PackagePrice } from '@/lib/packages/price';
import { formatDay, formatDayInWords } from '@/lib/time/dates';
import { RefusalCard } from '../../../flow/refusal-card';
import { ContactPart, EditablePart } from '../../../flow/review-parts';
import { useSendBooking } from '../../../flow/use-send-booking';
import { AskAboutPage } from '../../../reach';
import { DocumentNotice } from '../../../travellers/document-notice';
import { PriceLines } from '../price-lines';
import type { BookingStep } from '../step-address';
import type { BookedPackage } from '../use-receipt';
import { useReceipt } from '../use-receipt';

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
  const tag = intlTag(locale);
  const { departureDate, extraNights, extras, wishes } = draft;
  const rooms = partyOf(draft.rooms);
  const { travellers, contact } = people;
  const lastDay = lastDayOf(draft, nights);
  const roomText = useRoomText();
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
  const numbered = rooms.map((room, index) => ({ room, number: index + 1, at: `room-${index}` }));

  return (
    <div className="flex flex-col gap-5">
      <EditableFacts title={t('days')} onEdit={() => onEdit('dates', 'departure')}>
        <ReviewFact label={t('departure')}>{formatDayInWords(departureDate, tag)}</ReviewFact>
        <ReviewFact label={t('home')}>{formatDayInWords(lastDay, tag)}</ReviewFact>
        <ReviewFact label={t('nights')}>{nights + extraNights}</ReviewFact>
      </EditableFacts>
      <EditableFacts title={t('rooms')} onEdit={() => onEdit('rooms')}>
        {numbered.map(({ room, number, at }) => (
          <ReviewFact key={at} label={request('rooms.room', { number })}>
            {roomText(room)}
          </ReviewFact>
        ))}
      </EditableFacts>
      <EditableFacts title={t('extras')} onEdit={() => onEdit('extras')}>
        <ReviewFact label={t('extras')}>
          <Choices texts={extras.length > 0 ? extras.map((extra) => request(`extras.${extra}`)) : [t('noExtras')]} />
        </ReviewFact>
        {wishes.length > 0 && (
          <ReviewFact label={t('answer')}>
            <Choices texts={wishes.map((wish) => request(`extras.${wish}`))} />
          </ReviewFact>
        )}
      </EditableFacts>
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

function EditableFacts({ children, after, ...part }: ComponentProps<typeof EditablePart> & { after?: ReactNode }) {
  return (
    <EditablePart {...part}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">{children}</dl>
      {after}
    </EditablePart>
  );
}

function Choices({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
}

/** "2 adults, child of 8". */
function useRoomText() {
  const t = useTranslations('packages.request.review');
  const format = useFormatter();
  return ({ adults, childAges }: RoomParty) =>
    t('roomWith', { adults, children: childAges.length, ages: format.list(childAges.map(String)) });
}
