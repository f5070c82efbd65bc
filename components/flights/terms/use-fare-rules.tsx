import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { partyOf } from '@/lib/flights/fare';
import { conditionWord } from '@/lib/flights/fare-words';
import type { FlightOffer } from '@/lib/flights/offer';
import { cityName } from '@/lib/flights/place-names';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

export type FareRule = 'change' | 'refund';

/** The change or refund rule of an offer's fare, as a sentence. */
export function useFareRule(): (offer: FlightOffer, rule: FareRule) => ReactNode {
  const t = useTranslations('flights.results.terms');
  const tag = intlTag(useLocale());
  return ({ conditions, travelerPricings }, rule) => {
    if (!conditions) return <span key="none">{t(`${rule}.unknown`)}</span>;
    const fee = () => <bdi className="whitespace-nowrap">{formatQar(Number(conditions[rule].penalty), tag)}</bdi>;
    const word = conditionWord(conditions[rule]);
    return <span key={word}>{t.rich(`${rule}.${word}`, { fee, count: partyOf(travelerPricings) })}</span>;
  };
}

/** The rule for a whole journey: with several legs, a sentence per leg under its route. Null without flights. */
export function useTripRule(): (flights: readonly FlightOffer[], rule: FareRule) => ReactNode {
  const locale = useLocale();
  const ruleOf = useFareRule();
  return (flights, rule) => {
    const [only, ...others] = flights;
    if (!only) return null;
    if (others.length === 0) return ruleOf(only, rule);
    return flights.map((offer) => (
      <span key={offer.id} className="block">
        <bdi>{wayOf(offer)}</bdi>: {ruleOf(offer, rule)}
      </span>
    ));
  };

  function wayOf({ itineraries: [way] }: FlightOffer): string {
    const ends = [way?.segments[0]?.departure, way?.segments.at(-1)?.arrival];
    return ends.flatMap((end) => (end ? [cityName(end.iataCode, locale)] : [])).join(' – ');
  }
}
