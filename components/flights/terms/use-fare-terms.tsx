import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { holdUntil } from '@/lib/flights/hold';
import type { FlightOffer } from '@/lib/flights/offer';
import { intlTag } from '@/lib/i18n/locales';
import { momentInQatar } from '@/lib/i18n/opening-hours';
import { formatDay } from '@/lib/time/dates';
import { useFareRule } from './use-fare-rules';

export interface FareTerm {
  name: 'change' | 'refund' | 'hold' | 'emissions' | 'converted';
  text: ReactNode;
}

/** The terms of an offer besides its price, as texts of the page. Rules that are not stated are listed as such. */
export function useFareTerms(offer: FlightOffer): FareTerm[] {
  const t = useTranslations('flights.results.terms');
  const locale = useLocale();
  const tag = intlTag(locale);
  const [now] = useState(() => Date.now());
  const ruleOf = useFareRule();
  const { emissionsKg, price, travelerPricings } = offer;
  const terms: FareTerm[] = [];

  for (const name of ['change', 'refund'] as const) terms.push({ name, text: ruleOf(offer, name) });
  const until = holdUntil(offer, now);
  if (until) {
    const moment = () => <bdi>{momentInQatar(until, locale)}</bdi>;
    terms.push({ name: 'hold', text: t.rich('hold', { moment }) });
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

function decimalsOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}
