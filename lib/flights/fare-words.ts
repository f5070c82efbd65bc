/** Messages for what a fare includes, from flights.json. */
import type { useTranslations } from 'next-intl';
import { includesService } from './fare';
import type { Bags, FareService, FlightOffer } from './offer';

type CardWords = ReturnType<typeof useTranslations<'flights.results.card'>>;
type FareWords = ReturnType<typeof useTranslations<'flights.results.fares'>>;

/** "2 checked bags", "30 kg checked"; `t` translates `flights.results.card`. */
export function bagsInWords({ quantity = 0, weight, weightUnit = 'KG' }: Bags, t: CardWords): string {
  if (weight) return t('bagWeight', { weight: String(weight), unit: weightUnit });
  return quantity > 0 ? t('bags', { count: quantity }) : t('noBag');
}

/** "1 cabin bag", "Cabin bag 7 kg"; `t` translates `flights.results.fares`. */
export function cabinBagsInWords({ quantity = 0, weight, weightUnit = 'KG' }: Bags, t: FareWords): string {
  return weight ? t('cabinWeight', { weight: String(weight), unit: weightUnit }) : t('cabinBags', { count: quantity });
}

export type FareCondition = NonNullable<FlightOffer['conditions']>['change'];

/** The key of `flights.results.terms.*` for a condition: `allowed` when no fee is known, `unknown` when the supplier does not state it. */
export function conditionWord({ allowed, penalty }: FareCondition): 'free' | 'fee' | 'allowed' | 'refused' | 'unknown' {
  if (allowed === null) return 'unknown';
  if (!allowed) return 'refused';
  if (penalty === undefined) return 'allowed';
  return Number(penalty) === 0 ? 'free' : 'fee';
}

/** The keys of `flights.results.fares.{seat,meal,priority}` for the contents of a fare; `unknown` when the supplier does not state them. */
export function serviceWords(offer: FlightOffer) {
  const word = (service: FareService) => {
    const isIncluded = includesService(offer, service);
    return isIncluded === null ? 'unknown' : isIncluded ? 'included' : 'excluded';
  };
  return { seat: word('seat'), meal: word('meal'), priority: priorityWord(offer) } as const;
}

function priorityWord(offer: FlightOffer): 'both' | 'boarding' | 'checkIn' | 'excluded' | 'unknown' {
  const [boarding, checkIn] = [includesService(offer, 'priorityBoarding'), includesService(offer, 'priorityCheckIn')];
  if (boarding) return checkIn ? 'both' : 'boarding';
  if (checkIn) return 'checkIn';
  return boarding === null ? 'unknown' : 'excluded';
}
