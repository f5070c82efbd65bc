import { useFormatter, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { cabinsOf, leastBags } from '@/lib/flights/fare';
import { bagsInWords } from '@/lib/flights/fare-words';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import type { LayoverWarning } from '@/lib/flights/results/layovers';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';

/** From here on a traveller who waits may find the seats gone. */
const fewSeats = 4;

/** What the fare includes, and what to know before choosing it. */
export function FareFacts({ summary: { offer, itineraries } }: { summary: OfferSummary }) {
  const t = useTranslations('flights.results.card');
  const warnings = new Set(itineraries.flatMap(({ layovers }) => layovers.flatMap((layover) => layover.warnings)));
  const seats = offer.numberOfBookableSeats;
  const bags = leastBags(offer);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
      <Fact icon="person">
        <Cabins offer={offer} />
      </Fact>
      {bags && <Fact icon="suitcase">{bagsInWords(bags, t)}</Fact>}
      {seats > 0 && seats <= fewSeats && (
        <Fact icon="clock" look="text-accent font-medium">
          {t('seats', { count: seats })}
        </Fact>
      )}
      {[...warnings].map((warning) => (
        <Fact key={warning} icon={warningIcons[warning]} look="rounded-pill bg-sun-soft px-2.5 text-on-sun-soft">
          {t(warning)}
        </Fact>
      ))}
    </ul>
  );
}

const warningIcons: Record<LayoverWarning, IconName> = { short: 'warning', overnight: 'crescent', airportChange: 'road' };

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
