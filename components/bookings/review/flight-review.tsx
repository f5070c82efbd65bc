import { useLocale } from 'next-intl';
import { recordEvent } from '@/lib/analytics/record-event';
import { idempotencyKeyFor } from '@/lib/bookings/draft-storage';
import { keepReceipt } from '@/lib/bookings/receipt-storage';
import { requestBooking } from '@/lib/bookings/request-booking';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { flightResultsPath } from '@/lib/flights/search/search-params';
import { expiryOf, isAsSeen, type SelectedOffer } from '@/lib/flights/selected-offer';
import type { Renewal } from '../flow/use-offered';
import { namesOf, type RequestReviewProps, Review } from './review';
import { useRequestOnce } from './use-request-once';

interface FlightReviewProps extends RequestReviewProps {
  selected: SelectedOffer;
  onRenew: () => Promise<Renewal<SelectedOffer>>;
  onNewPrice: (offers: readonly SignedFlightOffer[]) => SelectedOffer;
  onGone: () => void;
}

/** The request for one offer. */
export function FlightReview({ selected, onRenew, onNewPrice, onGone, ...props }: FlightReviewProps) {
  const locale = useLocale();
  const { request, onFieldErrors } = props;
  const sending = useRequestOnce({
    selected,
    expiryOf,
    isAsSeen: (sold, seen) => isAsSeen([sold], [seen]),
    ask({ search, offer }) {
      const content = { locale, search, offer, ...request };
      return requestBooking({ ...content, idempotencyKey: idempotencyKeyFor(content) });
    },
    keep(receipt, { search, offer, dictionaries }) {
      const { email } = request.contact;
      keepReceipt({ kind: 'flight', ...receipt, search, offer, dictionaries, passengerNames: namesOf(request), email });
      recordEvent({ name: 'booking_requested', kind: 'flight' });
    },
    onFieldErrors,
    onRenew,
    onNewPrice,
    onGone,
  });
  return <Review {...props} sending={sending} offers={[selected.offer]} backTo={flightResultsPath(selected.search)} />;
}
