import { useLocale } from 'next-intl';
import { recordEvent } from '@/lib/analytics/record-event';
import { idempotencyKeyOf } from '@/lib/bookings/draft-storage';
import { keepReceipt } from '@/lib/bookings/receipt-storage';
import { sendBookingRequest } from '@/lib/bookings/request-booking';
import type { Renewal } from '../flow/use-offered';
import { namesOf, type RequestReviewProps, Review } from '../review/review';
import { useRequestOnce } from '../review/use-request-once';
import { type ChosenJourney, expiryOf, totalOf } from './use-chosen-journey';

interface JourneyReviewProps extends RequestReviewProps {
  journey: ChosenJourney;
  /** English path of the flights to choose from. */
  backTo: string;
  onRenew: () => Promise<Renewal<ChosenJourney>>;
}

/** The request for all legs together. */
export function JourneyReview({ journey, backTo, onRenew, ...props }: JourneyReviewProps) {
  const locale = useLocale();
  const { request, onFieldErrors } = props;
  const sending = useRequestOnce<ChosenJourney>({
    selected: journey,
    expiryOf,
    totalOf,
    ask(offered) {
      const unsealed = offered.map(({ search, offer: { signature: _, ...flights } }) => ({ search, flights }));
      const legs = offered.map(({ search, offer }) => ({ search, offer }));
      const idempotencyKey = idempotencyKeyOf({ locale, legs: unsealed, ...request });
      return sendBookingRequest('/api/bookings/multi-city', { idempotencyKey, locale, legs, ...request });
    },
    keep(reference, offered) {
      const legs = offered.map(({ search, offer, dictionaries }) => ({ search, offer, dictionaries }));
      keepReceipt({ kind: 'multicity', reference, legs, passengerNames: namesOf(request), email: request.contact.email });
      recordEvent({ name: 'booking_requested', kind: 'multicity' });
    },
    onFieldErrors,
    onRenew,
  });
  return <Review {...props} sending={sending} backTo={backTo} />;
}
