import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { cabinsOf, fewSeats, leastBags } from '@/lib/flights/fare';
import { bagsInWords } from '@/lib/flights/fare-words';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { pointsFor } from '@/lib/flights/results/points';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';

/** What the fare includes, and what a member gets for it. */
export function FareFacts({ summary: { offer, totalPrice } }: { summary: OfferSummary }) {
  const t = useTranslations('flights.results.card');
  const chips = useTranslations('flights.results.chips');
  const seats = offer.numberOfBookableSeats;
  const bags = leastBags(offer);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
      <Fact icon="person">
        <Cabins offer={offer} />
      </Fact>
      <Fact icon="suitcase">{bags ? bagsInWords(bags, t) : chips('bagsUnknown')}</Fact>
      {seats > 0 && seats <= fewSeats && (
        <Fact icon="clock" look="text-accent font-medium">
          {t('seats', { count: seats })}
        </Fact>
      )}
      <Fact icon="star">{t('points', { count: pointsFor(totalPrice) })}</Fact>
    </ul>
  );
}

function Fact({ icon, look = 'text-ink-soft', children }: { icon: IconName; look?: string; children: ReactNode }) {
  return (
    <li className={`inline-flex items-center gap-1.5 ${look}`}>
      <Icon name={icon} className="size-4" />
      {children}
    </li>
  );
}

function Cabins({ offer }: { offer: SignedFlightOffer }) {
  const form = useTranslations('flights.form');
  const format = useFormatter();
  return format.list(cabinsOf(offer).map((cabin) => form(cabin.toLowerCase() as Lowercase<typeof cabin>)));
}
