import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useSendOnce } from '@/components/ui/forms/use-send-once';
import { recordEvent } from '@/lib/analytics/record-event';
import type { DraftErrors } from '@/lib/bookings/draft';
import { type CheckedStay, forgetStayDraft } from '@/lib/bookings/products/stay/draft';
import { stayContent } from '@/lib/bookings/products/stay/schema';
import { keepReceipt, rememberRequested } from '@/lib/bookings/receipt';
import { forgetAttempt, idempotencyKeyOf, type Refusal, refusalOfRenewal, sendBooking } from '@/lib/bookings/send';
import type { ChosenStay } from '@/lib/hotels/chosen-stay';
import { stayRequestPath } from '@/lib/hotels/search/search-params';
import { stayPrice } from '@/lib/hotels/stay-price';
import { countGuests } from '@/lib/hotels/stay-rooms';
import { formatDay } from '@/lib/time/dates';
import { useHotelWords } from '../results/card/use-hotel-words';
import { type Renewal, totalOf } from './use-chosen-stay';

interface StayRequestOptions {
  stay: ChosenStay;
  request: CheckedStay;
  onFieldErrors: (errors: DraftErrors) => void;
  onRenew: () => Promise<Renewal>;
}

/** Sends the request, once however often it is asked to. The rate is found again first, and sent only at the price that was seen. */
export function useStayRequest({ stay, request, onFieldErrors, onRenew }: StayRequestOptions) {
  const t = useTranslations('bookings.refusals.toast');
  const locale = useLocale();
  const receiptOf = useReceipt();
  const sending = useSendOnce<Refusal>({
    received: t('received'),
    unexpected: { kind: 'unexpected', retryAfterSeconds: null },
  });
  const { isSending, refusal, refuse } = sending;

  function succeed(reference: string, asked: ChosenStay) {
    keepReceipt(receiptOf(reference, asked, request));
    rememberRequested(stayRequestPath(asked.search, asked.hotel.id), reference);
    recordEvent({ name: 'booking_requested', kind: 'hotel' });
    sending.goOn(`/booking/confirmation?reference=${reference}`);
    // Last: should anything above throw, sending again still carries the key of what is stored.
    forgetAttempt();
    forgetStayDraft();
  }

  /** Whether the visitor is on the way to the confirmation. */
  async function ask(): Promise<boolean> {
    const renewal = await onRenew();
    if (renewal.status === 'failed') refuse(refusalOfRenewal(renewal.failure));
    // Gone for good or at another price, the page says so itself.
    if (renewal.status !== 'found' || totalOf(renewal.stay) !== totalOf(stay)) return false;
    const { searchParams: search, hotel: offer } = renewal.stay;
    const content = { locale, search, offer, ...request };
    const idempotencyKey = idempotencyKeyOf(stayContent(content));
    const answer = await sendBooking('stay', { ...content, idempotencyKey });
    if (answer.ok) {
      succeed(answer.value.reference, renewal.stay);
      return true;
    }
    const { reason } = answer;
    if (reason.kind === 'fields') onFieldErrors(reason.errors);
    else {
      if (reason.kind === 'keyReused') forgetAttempt();
      refuse(reason);
    }
    return false;
  }

  return { isSending, refusal, send: () => sending.send(ask) };
}

/** What the confirmation shows, in the words of this page. */
function useReceipt() {
  const t = useTranslations('hotels');
  const format = useFormatter();
  const { riyals, address } = useHotelWords();
  return (reference: string, { search, searchParams, hotel }: ChosenStay, { passengers, contact }: CheckedStay) => {
    const price = stayPrice(hotel, searchParams);
    const { freeUntil } = hotel.cancellation;
    const fact = (term: string, text: string) => ({ term, text });
    return {
      kind: 'hotel' as const,
      reference,
      title: hotel.name,
      passengerNames: passengers.flatMap((guest) => (guest ? [`${guest.givenNames} ${guest.surname}`] : [])),
      email: contact.email,
      facts: [
        fact(t('stayRequest.summary.checkIn'), formatDay(searchParams.checkIn)),
        fact(t('stayRequest.summary.checkOut'), formatDay(searchParams.checkOut)),
        fact(
          t('stayRequest.receipt.guests'),
          t('stayRequest.receipt.guestsText', { rooms: search.rooms.length, guests: countGuests(search.rooms) }),
        ),
        fact(t('compare.rows.rooms'), format.list([...new Set(hotel.rooms.map(({ name }) => name))], { type: 'unit' })),
        fact(t('results.filters.boards'), t(`results.boards.${hotel.board}`)),
        fact(t('stayRequest.receipt.address'), address(hotel.address)),
        ...(freeUntil
          ? [fact(t('compare.rows.cancellation'), t.markup('results.card.freeUntil', { day: () => formatDay(freeUntil) }))]
          : []),
      ],
      lines: [
        { label: t('stayRequest.summary.stay'), amount: price.base },
        { label: t('stayRequest.summary.taxes'), amount: price.taxes },
      ],
      total: price.total,
      ...(price.dueAtProperty > 0 && { note: t('stayRequest.receipt.due', { price: riyals(price.dueAtProperty) }) }),
    };
  };
}
