import { useFormatter, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { cabinsOf, leastBags } from '@/lib/flights/fare';
import type { SignedFlightOffer } from '@/lib/flights/offer';
import { useFareTerms } from '@/lib/flights/use-fare-terms';

/** The cabin, what may be checked in on every flight of the trip, and what else the supplier says of the fare. */
export function FareIncludes({ offer }: { offer: SignedFlightOffer }) {
  const form = useTranslations('flights.form');
  const t = useTranslations('flights.results.card');
  const format = useFormatter();
  const bags = leastBags(offer);
  const pieces = bags?.quantity ? t('bags', { count: bags.quantity }) : t('noBag');
  const terms = useFareTerms(offer);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-ink-soft text-sm">
      <li className="inline-flex items-center gap-1.5">
        <Icon name="person" className="size-4" />
        {format.list(cabinsOf(offer).map((cabin) => form(cabin.toLowerCase() as Lowercase<typeof cabin>)))}
      </li>
      {bags && (
        <li className="inline-flex items-center gap-1.5">
          <Icon name="suitcase" className="size-4" />
          {bags.weight ? t('bagWeight', { weight: String(bags.weight), unit: bags.weightUnit ?? 'KG' }) : pieces}
        </li>
      )}
      {terms.map(({ name, text }) => (
        <li key={name} className="basis-full">
          {text}
        </li>
      ))}
    </ul>
  );
}
