import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { recordEvent } from '@/lib/analytics/record-event';
import { namesOf } from '@/lib/bookings/people';
import { readMovedPrice } from '@/lib/bookings/products/flight/send';
import { journeyContent } from '@/lib/bookings/products/multi-city/schema';
import { keepReceipt, rememberRequested } from '@/lib/bookings/receipt';
import { idempotencyKeyOf, sendBooking } from '@/lib/bookings/send';
import type { HardConnection } from '@/lib/flights/multi-city/connections';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { isAsSeen } from '@/lib/flights/selected-offer';
import type { Renewal } from '../flow/use-offered';
import { type RequestReviewProps, Review } from '../review/review';
import { useRequestOnce } from '../review/use-request-once';
import { ConnectionWarnings } from './connection-warnings';
import { type ChosenJourney, expiryOf } from './use-chosen-journey';

interface JourneyReviewProps extends RequestReviewProps {
  journey: ChosenJourney;
  /** Names what was chosen, as its address does. */
  choice: string;
  /** What the visitor has to accept before anything is sent. */
  connections: readonly HardConnection[];
  /** English path of the flights to choose from. */
  backTo: string;
  onRenew: () => Promise<Renewal<ChosenJourney>>;
  onNewPrice: (offers: readonly SignedFlightOffer[]) => ChosenJourney;
  onGone: (legs: readonly number[]) => void;
}

/** The request for all legs together. Connections that are hard to make are accepted first. */
export function JourneyReview({
  journey,
  choice,
  connections,
  backTo,
  onRenew,
  onNewPrice,
  onGone,
  ...props
}: JourneyReviewProps) {
  const locale = useLocale();
  const t = useTranslations('bookings.multiCity.connections');
  const { request, onFieldErrors } = props;
  const [isAccepted, setIsAccepted] = useState(false);
  const isOpen = connections.length > 0 && !isAccepted;
  const sending = useRequestOnce<ChosenJourney>({
    selected: journey,
    expiryOf,
    isAsSeen,
    ask(offered) {
      const content = { locale, legs: offered.map(({ search, offer }) => ({ search, offer })), ...request };
      return sendBooking('multi-city', { ...content, idempotencyKey: idempotencyKeyOf(journeyContent(content)) }, readMovedPrice);
    },
    keep(receipt, offered) {
      const legs = offered.map(({ search, offer, dictionaries }) => ({ search, offer, dictionaries }));
      keepReceipt({
        kind: 'multicity',
        ...receipt,
        legs,
        passengerNames: namesOf(request.passengers),
        email: request.contact.email,
      });
      rememberRequested(choice, receipt.reference);
      recordEvent({ name: 'booking_requested', kind: 'multicity' });
    },
    onFieldErrors,
    onRenew,
    onNewPrice,
    onGone,
  });
  return (
    <Review
      {...props}
      sending={sending}
      offers={journey.map(({ offer }) => offer)}
      backTo={backTo}
      agreement={{
        openText: isOpen ? t('acceptFirst') : null,
        content: connections.length > 0 && (
          <section aria-labelledby="connections" className="flex flex-col gap-3">
            <h3 id="connections" className="text-lg">
              {t('title')}
            </h3>
            <ConnectionWarnings connections={connections} />
            <Checkbox
              id="accept-connections"
              label={t('accept')}
              checked={isAccepted}
              onChange={(event) => setIsAccepted(event.target.checked)}
            />
          </section>
        ),
      }}
    />
  );
}
