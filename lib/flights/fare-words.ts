/** What a fare includes, in words of flights.json. */
import type { useTranslations } from 'next-intl';
import type { Bags, FlightOffer } from './offer';

type CardWords = ReturnType<typeof useTranslations<'flights.results.card'>>;

/** "2 checked bags", "30 kg checked"; `t` translates `flights.results.card`. */
export function bagsInWords({ quantity = 0, weight, weightUnit = 'KG' }: Bags, t: CardWords): string {
  if (weight) return t('bagWeight', { weight: String(weight), unit: weightUnit });
  return quantity > 0 ? t('bags', { count: quantity }) : t('noBag');
}

export type FareCondition = NonNullable<FlightOffer['conditions']>['change'];

/** The key of `flights.results.terms.*` for a condition: `allowed` when no fee is known, `unknown` when the supplier does not say. */
export function conditionWord({ allowed, penalty }: FareCondition): 'free' | 'fee' | 'allowed' | 'refused' | 'unknown' {
  if (allowed === null) return 'unknown';
  if (!allowed) return 'refused';
  if (penalty === undefined) return 'allowed';
  return Number(penalty) === 0 ? 'free' : 'fee';
}
