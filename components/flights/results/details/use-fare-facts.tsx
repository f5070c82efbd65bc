import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { FareRule } from '@/components/flights/terms/use-fare-rules';
import type { IconName } from '@/components/ui/icon';
import { brandOf, cabinsOf, leastBags, leastCabinBags } from '@/lib/flights/fare';
import { bagsInWords, cabinBagsInWords, conditionWord, serviceWords } from '@/lib/flights/fare-words';
import { pointsFor } from '@/lib/flights/results/points';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { comma, intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';
import { whoPays } from '../card/offer-price';
import { useFoundFlights } from '../results-context';

export interface FareFact {
  icon: IconName;
  text: string;
  /** `quiet`: the airline does not state it. */
  look: 'plain' | 'good' | 'quiet';
}

/** The name of a fare, with a substitute when the airline gives none. */
export function useFareName(): (fare: OfferSummary) => string {
  const t = useTranslations('flights.results.fares');
  return (fare) => brandOf(fare.offer) || t('unnamed', { number: fare.fares.indexOf(fare) + 1 });
}

interface FareFacts {
  /** The same facts in the same order for every fare, for comparison. */
  factsOf: (fare: OfferSummary) => FareFact[];
  /** Name, price and facts, for screen readers. */
  sentenceOf: (fare: OfferSummary) => string;
}

/** What a fare includes, and the cost of changes and refunds. What the airline does not state is marked as unknown. */
export function useFareFacts(): FareFacts {
  const t = useTranslations('flights.results.fares');
  const card = useTranslations('flights.results.card');
  const chips = useTranslations('flights.results.chips');
  const { search } = useFoundFlights();
  const locale = useLocale();
  const tag = intlTag(locale);
  const nameOf = useFareName();
  const cabins = useCabins();
  const list = (parts: string[]) => parts.join(comma[locale]);

  const bagFact = (icon: IconName, text: string | null, unsaid: string): FareFact =>
    text === null ? { icon, text: unsaid, look: 'quiet' } : { icon, text, look: 'plain' };
  const serviceFact = (icon: IconName, text: string, word: string): FareFact => ({
    icon,
    text,
    look: word === 'unknown' ? 'quiet' : 'plain',
  });

  function ruleFact(icon: IconName, { offer, travellers }: OfferSummary, rule: FareRule): FareFact {
    const condition = offer.conditions?.[rule];
    const word = condition ? conditionWord(condition) : 'unknown';
    if (word === 'unknown') return { icon, text: t(`unsaid.${rule}`), look: 'quiet' };
    const fee = () => isolated(formatQar(Number(condition?.penalty), tag));
    return { icon, text: chips.markup(`${rule}.${word}`, { fee, count: travellers }), look: word === 'free' ? 'good' : 'plain' };
  }

  function factsOf(fare: OfferSummary): FareFact[] {
    const [cabin, checked] = [leastCabinBags(fare.offer), leastBags(fare.offer)];
    const services = serviceWords(fare.offer);
    const saysPriority = fare.fares.some(({ offer }) => serviceWords(offer).priority !== 'unknown');
    const isOtherCabin = fare.fares.some(({ offer }) => cabinsOf(offer).some((each) => each !== search.cabinClass));
    return [
      ...(isOtherCabin ? [{ icon: 'person', text: cabins(fare), look: 'plain' } as const] : []),
      bagFact('suitcase', cabin && cabinBagsInWords(cabin, t), t('unsaid.cabinBags')),
      bagFact('bag', checked && bagsInWords(checked, card), t('unsaid.checkedBags')),
      ruleFact('swap', fare, 'change'),
      ruleFact('shield', fare, 'refund'),
      serviceFact('seat', t(`seat.${services.seat}`), services.seat),
      serviceFact('meal', t(`meal.${services.meal}`), services.meal),
      ...(saysPriority ? [serviceFact('plane', t(`priority.${services.priority}`), services.priority)] : []),
      { icon: 'star', text: chips('points', { count: pointsFor(fare.totalPrice) }), look: 'plain' },
    ];
  }

  function sentenceOf(fare: OfferSummary): string {
    const { adultPrice, totalPrice, travellers } = fare;
    const total = card.markup('total', { count: travellers, price: () => formatQar(totalPrice, tag) });
    const each = `${formatQar(adultPrice, tag)} ${card(whoPays(fare))}`;
    return t('sentence', {
      name: nameOf(fare),
      price: list(travellers > 1 ? [each, total] : [each]),
      facts: list([...(fare.offer.companyCode ? [chips('companyFare')] : []), ...factsOf(fare).map(({ text }) => text)]),
    });
  }

  return { factsOf, sentenceOf };
}

/** The cabins of an adult, in the order flown: "Business and Economy". */
export function useCabins(): (summary: Pick<OfferSummary, 'offer'>) => string {
  const form = useTranslations('flights.form');
  const format = useFormatter();
  return ({ offer }) => format.list(cabinsOf(offer).map((cabin) => form(cabin.toLowerCase() as Lowercase<typeof cabin>)));
}
