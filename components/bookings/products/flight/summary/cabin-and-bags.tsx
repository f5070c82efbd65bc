import { useFormatter, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { brandOf, cabinsOf, leastBags } from '@/lib/flights/fare';
import { bagsInWords } from '@/lib/flights/fare-words';
import type { SignedFlightOffer } from '@/lib/flights/offer';

/** Entries of a list: the cabin, the name of the fare, and what may be checked in on every flight of the trip. */
export function CabinAndBags({ offer }: { offer: SignedFlightOffer }) {
  const form = useTranslations('flights.form');
  const t = useTranslations('flights.results.card');
  const format = useFormatter();
  const bags = leastBags(offer);
  const brand = brandOf(offer);
  return (
    <>
      <li className="inline-flex items-center gap-1.5">
        <Icon name="person" className="size-4" />
        {format.list(cabinsOf(offer).map((cabin) => form(cabin.toLowerCase() as Lowercase<typeof cabin>)))}
        {brand && (
          <>
            {' · '}
            <bdi>{brand}</bdi>
          </>
        )}
      </li>
      {bags && (
        <li className="inline-flex items-center gap-1.5">
          <Icon name="suitcase" className="size-4" />
          {bagsInWords(bags, t)}
        </li>
      )}
    </>
  );
}
