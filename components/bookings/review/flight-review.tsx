import { useLocale } from 'next-intl';
import { recordEvent } from '@/lib/analytics/record-event';
import { namesOf } from '@/lib/bookings/people';
import { flightContent } from '@/lib/bookings/products/flight/schema';
import { readMovedPrice } from '@/lib/bookings/products/flight/send';
import { keepReceipt, rememberRequested } from '@/lib/bookings/receipt';
import { idempotencyKeyOf, sendBooking } from '@/lib/bookings/send';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { flightResultsPath } from '@/lib/flights/search/search-params';
import { expiryOf, isAsSeen, type SelectedOffer } from '@/lib/flights/selected-offer';
import type { Renewal } from '../flow/use-offered';
import { type RequestReviewProps, Review } from './review';
import { useRequestOnce } from './use-request-once';

interface FlightReviewProps extends RequestReviewProps {
  selected: SelectedOffer;
  /** Names what was chosen, as its address does. */
  choice: string;
  onRenew: () => Promise<Renewal<SelectedOffer>>;
  onNewPrice: (offers: readonly SignedFlightOffer[]) => SelectedOffer;
  onGone: () => void;
}

/** The request for one offer. */
export function FlightReview({ selected, choice, onRenew, onNewPrice, onGone, ...props }: FlightReviewProps) {
  const locale = useLocale();
  const { request, onFieldErrors } = props;
  const sending = useRequestOnce({
    selected,
    expiryOf,
    isAsSeen: (sold, seen) => isAsSeen([sold], [seen]),
    ask({ search, offer }) {
      const content = { locale, search, offer, ...request };
      return sendBooking('flight', { ...content, idempotencyKey: idempotencyKeyOf(flightContent(content)) }, readMovedPrice);
    },
    keep(receipt, { search, offer, dictionaries }) {
      const { email } = request.contact;
      keepReceipt({
        kind: 'flight',
        ...receipt,
        search,
        offer,
        dictionaries,
        passengerNames: namesOf(request.passengers),
        email,
      });
      rememberRequested(choice, receipt.reference);
      recordEvent({ name: 'booking_requested', kind: 'flight' });
    },
    onFieldErrors,
    onRenew,
    onNewPrice,
    onGone,
  });
  return <Review {...props} sending={sending} offers={[selected.offer]} backTo={flightResultsPath(selected.search)} />;
}
