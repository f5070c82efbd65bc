import { useFormatter, useTranslations } from 'next-intl';
import { useFareTerms } from '@/components/flights/terms/use-fare-terms';
import { Icon } from '@/components/ui/icon';
import { brandOf, cabinAndBrand, cabinsOf, leastBags, leastCabinBags } from '@/lib/flights/fare';
import { bagsInWords, cabinBagsInWords, serviceWords } from '@/lib/flights/fare-words';
import type { SignedFlightOffer } from '@/lib/flights/offer';

/** Cabin and name of the fare, what it includes on every flight of the trip, and the supplier's other terms. */
export function FareIncludes({ offer, canBeHeld = false }: { offer: SignedFlightOffer; canBeHeld?: boolean }) {
  const form = useTranslations('flights.form');
  const t = useTranslations('flights.results');
  const fares = useTranslations('flights.results.fares');
  const card = useTranslations('flights.results.card');
  const format = useFormatter();
  // Of no use once they are booked, nor for a part of a journey.
  const terms = useFareTerms(offer).filter(({ name }) => name !== 'hold' || canBeHeld);
  const bags = leastBags(offer);
  const cabinBags = leastCabinBags(offer);
  const services = serviceWords(offer);
  const cabin = format.list(cabinsOf(offer).map((each) => form(each.toLowerCase() as Lowercase<typeof each>)));
  return (
    <ul className="col-span-full flex flex-wrap gap-x-5 gap-y-2 text-ink-soft text-sm">
      <li className="inline-flex items-center gap-1.5">
        <Icon name="person" className="size-4" />
        {cabinAndBrand(cabin, brandOf(offer)).map((name, index) => (
          <span key={name}>
            {index > 0 && <span>· </span>}
            <bdi>{name}</bdi>
          </span>
        ))}
      </li>
      {offer.companyCode && (
        <li className="inline-flex items-center gap-1.5 text-success">
          <Icon name="check" className="size-4" />
          {t.rich('chips.companyFareOf', { code: () => <bdi>{offer.companyCode}</bdi> })}
        </li>
      )}
      <li className="inline-flex items-center gap-1.5">
        <Icon name="bag" className="size-4" />
        <span>{bags ? bagsInWords(bags, card) : t('chips.bagsUnknown')}</span>
      </li>
      <li className="inline-flex items-center gap-1.5">
        <Icon name="suitcase" className="size-4" />
        <span>{cabinBags ? cabinBagsInWords(cabinBags, fares) : fares('unsaid.cabinBags')}</span>
      </li>
      <li className="inline-flex items-center gap-1.5">
        <Icon name="seat" className="size-4" />
        {t(`fares.seat.${services.seat}`)}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <Icon name="meal" className="size-4" />
        {t(`fares.meal.${services.meal}`)}
      </li>
      {services.priority !== 'unknown' && (
        <li className="inline-flex items-center gap-1.5">
          <Icon name="plane" className="size-4" />
          {t(`fares.priority.${services.priority}`)}
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
