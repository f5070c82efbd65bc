import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ReviewFact } from '@/components/ui/forms/review-part';
import type { DraftErrors } from '@/lib/bookings/draft';
import { pricesSeen } from '@/lib/bookings/model/price-record';
import { type CheckedStay, clearStayDraft } from '@/lib/bookings/products/stay/draft';
import type { StayGuest } from '@/lib/bookings/products/stay/guests';
import { stayContent } from '@/lib/bookings/products/stay/schema';
import { type MovedRate, readMovedRate, soldNow } from '@/lib/bookings/products/stay/send';
import { idempotencyKeyOf, sendBooking } from '@/lib/bookings/send';
import { hotelResultsPath } from '@/lib/hotels/search/search-params';
import type { SelectedStay } from '@/lib/hotels/selected-stay';
import { stayPrice } from '@/lib/hotels/stay-price';
import { calledName } from '@/lib/text/machine-letters';
import { RefusalCard } from '../../flow/refusal-card';
import { ContactPart, EditablePart, NextSteps, SendLabel, usePaySteps } from '../../flow/review-parts';
import { useSendBooking } from '../../flow/use-send-booking';
import { SoonNotice } from '../../soon-notice';
import { isSameRate, type LiveStay } from './use-selected-stay';
import { useStayReceipt } from './use-stay-receipt';

interface StayReviewProps {
  stay: SelectedStay;
  /** Identifies the selection, as in the address. */
  choice: string;
  guests: readonly StayGuest[];
  request: CheckedStay;
  /** While a new price is not accepted, nothing is sent. */
  isPriceOpen: boolean;
  isPaidAtOnce: boolean;
  /** Its supplier takes orders; otherwise an agent books. */
  isOrdered: boolean;
  onEdit: (path: string) => void;
  onFieldErrors: (errors: DraftErrors) => void;
  live: Pick<LiveStay, 'renew' | 'replace' | 'lose'>;
}

/** The change of a requested rate. */
type AskedRate = MovedRate & { asked: SelectedStay };

/** Everything that will be sent, for a last check, and the button that sends it. */
export function StayReview({
  stay,
  choice,
  guests,
  request,
  isPriceOpen,
  isPaidAtOnce,
  isOrdered,
  live,
  onEdit,
  ...props
}: StayReviewProps) {
  const t = useTranslations('hotels.stayRequest');
  const shared = useTranslations('bookings.review');
  const paySteps = usePaySteps('hotel', !isOrdered);
  const format = useFormatter();
  const locale = useLocale();
  const receiptOf = useStayReceipt();
  const { passengers, wishes } = request;
  const { isSending, refusal, send } = useSendBooking<SelectedStay, AskedRate>({
    kind: 'hotel',
    choice,
    offer: stay,
    ask(asked) {
      const content = { locale, search: asked.searchParams, offer: asked.hotel, ...request };
      const idempotencyKey = idempotencyKeyOf(stayContent(content));
      return sendBooking<AskedRate>('stay', { ...content, idempotencyKey, seenPrices: pricesSeen(choice) }, (answer) => {
        const moved = readMovedRate(answer);
        return moved && { ...moved, asked };
      });
    },
    receiptOf: (receipt, booked) => receiptOf(receipt, booked, request),
    clearDrafts: clearStayDraft,
    onFieldErrors: props.onFieldErrors,
    onProductRefusal(moved) {
      if (moved.kind === 'offerGone') return live.lose(moved.asked);
      const sold = soldNow(moved.asked, moved.offer);
      live.replace(sold);
      return sold;
    },
    // Only a search for one hotel returns the id that pricing needs.
    renewal: {
      isDue: ({ hotel, meta }) => !hotel.offerId || Date.parse(meta.expiresAt) <= Date.now(),
      find: live.renew,
      isUnchanged: isSameRate,
    },
  });

  return (
    <div className="flex flex-col gap-5">
      <EditablePart title={t('review.guests')} onEdit={() => onEdit('passengers.0.givenNames')}>
        <ul className="grid gap-3 sm:grid-cols-2">
          {guests.map(({ room, type, age }, index) => {
            const guest = passengers[index];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a guest is known by their place alone.
              <li key={index}>
                <span className="block text-ink-soft text-sm">
                  {t('form.room', { number: room + 1 })} ·{' '}
                  <span>
                    {index === 0 ? t('form.lead') : type === 'adult' ? t('form.adult') : t('form.child', { age: age ?? 0 })}
                  </span>
                </span>
                {guest ? (
                  <bdi className="break-words font-medium">{calledName(`${guest.givenNames} ${guest.surname}`)}</bdi>
                ) : (
                  <span className="text-ink-soft">{t('review.noName')}</span>
                )}
              </li>
            );
          })}
        </ul>
      </EditablePart>
      <ContactPart contact={request.contact} onEdit={() => onEdit('contact.email')}>
        {wishes.length > 0 && (
          <ReviewFact label={t('review.wishes')}>
            {format.list(
              wishes.map((wish) => t(`wishes.${wish}`)),
              { type: 'unit' },
            )}
          </ReviewFact>
        )}
      </ContactPart>
      <SoonNotice kind="hotel" firstDay={stay.searchParams.checkIn} />
      <NextSteps
        title={t('review.next.title')}
        steps={isPaidAtOnce ? paySteps : [t('review.next.confirm'), t('review.next.pay'), t('review.next.voucher')]}
      />
      {refusal && <RefusalCard refusal={refusal} backTo={hotelResultsPath(stay.search)} />}
      <div className="pb-4">
        <Button
          onClick={() => void send()}
          disabled={isSending || isPriceOpen}
          className="min-h-13 w-full text-lg sm:w-auto sm:px-10"
        >
          <SendLabel
            isSending={isSending}
            isPaidAtOnce={isPaidAtOnce}
            total={stayPrice(stay.hotel, stay.searchParams).total}
            submit={t('review.submit')}
          />
        </Button>
        <p className="mt-3 text-ink-soft text-sm">
          {isPriceOpen ? t('review.priceOpen') : isPaidAtOnce ? shared('payNow.free') : t('review.free')}
        </p>
      </div>
    </div>
  );
}
