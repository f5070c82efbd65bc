import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatDay } from '@/lib/dates';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';
import type { FlightOffer } from './offer';

type Condition = NonNullable<FlightOffer['conditions']>['change'];

export interface FareTerm {
  name: 'change' | 'refund' | 'emissions' | 'converted';
  text: ReactNode;
}

/** What a supplier says of an offer besides its price, in the words of the page; what it does not say is left out. */
export function useFareTerms(offer: FlightOffer): FareTerm[] {
  const t = useTranslations('flights.results.terms');
  const tag = intlTag(useLocale());
  const { conditions, emissionsKg, price, travelerPricings } = offer;
  const terms: FareTerm[] = [];

  if (conditions) {
    for (const name of ['change', 'refund'] as const) {
      const fee = () => <bdi className="whitespace-nowrap">{formatQar(Number(conditions[name].penalty), tag)}</bdi>;
      terms.push({ name, text: t.rich(`${name}.${ruleOf(conditions[name])}`, { fee }) });
    }
  }
  if (emissionsKg !== undefined) {
    const seated = travelerPricings.filter(({ travelerType }) => travelerType !== 'HELD_INFANT');
    const count = seated.reduce((sum, { quantity }) => sum + quantity, 0);
    const amount = () => <bdi>{new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }).format(emissionsKg)}</bdi>;
    terms.push({ name: 'emissions', text: t.rich('emissions', { count, amount }) });
  }
  if (price.convertedFrom) {
    const { currency, total, asOf } = price.convertedFrom;
    const amount = () => (
      <bdi className="whitespace-nowrap">
        {currency} {new Intl.NumberFormat(tag, { minimumFractionDigits: decimalsOf(total) }).format(Number(total))}
      </bdi>
    );
    const text = asOf
      ? t.rich('converted', { amount, day: () => <bdi>{formatDay(asOf)}</bdi> })
      : t.rich('convertedAtPeg', { amount });
    terms.push({ name: 'converted', text });
  }
  return terms;
}

/** `allowed` without a fee that is known, `unknown` when the supplier does not say. */
function ruleOf({ allowed, penalty }: Condition): 'free' | 'fee' | 'allowed' | 'refused' | 'unknown' {
  if (allowed === null) return 'unknown';
  if (!allowed) return 'refused';
  if (penalty === undefined) return 'allowed';
  return Number(penalty) === 0 ? 'free' : 'fee';
}

function decimalsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}
