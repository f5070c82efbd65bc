import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { fewSeats, leastBags } from '@/lib/flights/fare';
import { bagsInWords, conditionWord } from '@/lib/flights/fare-words';
import { comparedEmissions } from '@/lib/flights/results/emissions';
import { pointsFor } from '@/lib/flights/results/points';
import type { OfferSummary } from '@/lib/flights/results/summarize-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

const looks = {
  plain: 'bg-sunken text-ink-soft',
  good: 'bg-success-soft text-success',
  caution: 'bg-sun-soft text-on-sun-soft',
};

interface FareChipsProps {
  summary: OfferSummary;
  averageEmissions: number | null;
}

/** The conditions of a fare in a few words each, those a traveller must know first. Nothing is said that the supplier does not say. */
export function FareChips({ summary: { offer, itineraries, totalPrice, travellers }, averageEmissions }: FareChipsProps) {
  const t = useTranslations('flights.results.chips');
  const card = useTranslations('flights.results.card');
  const tag = intlTag(useLocale());
  const chips: { name: string; look: keyof typeof looks; text: ReactNode }[] = [];
  const add = (name: string, text: ReactNode, look: keyof typeof looks = 'plain') => chips.push({ name, look, text });

  const warnings = new Set(itineraries.flatMap(({ layovers }) => layovers.flatMap((layover) => layover.warnings)));
  for (const warning of warnings) add(warning, card(warning), 'caution');
  const bags = leastBags(offer);
  add('bags', bags ? bagsInWords(bags, card) : t('bagsUnknown'));
  for (const rule of ['refund', 'change'] as const) {
    const condition = offer.conditions?.[rule];
    const word = condition && conditionWord(condition);
    if (!word || word === 'unknown') continue;
    const fee = () => <bdi>{formatQar(Number(condition.penalty), tag)}</bdi>;
    add(rule, t.rich(`${rule}.${word}`, { fee, count: travellers }), word === 'free' ? 'good' : 'plain');
  }
  if (offer.numberOfBookableSeats > 0 && offer.numberOfBookableSeats <= fewSeats)
    add('seats', t('seats', { count: offer.numberOfBookableSeats }), 'caution');
  const percent = comparedEmissions(offer.emissionsKg, averageEmissions);
  if (percent !== 0) {
    const values = { percent: String(Math.abs(percent)) };
    add('emissions', percent < 0 ? t('lessCarbon', values) : t('moreCarbon', values), percent < 0 ? 'good' : 'plain');
  }
  add('points', t('points', { count: pointsFor(totalPrice) }));

  return (
    <ul className="contents">
      {chips.map(({ name, look, text }) => (
        <li key={name} className={`whitespace-nowrap rounded-sm px-1.5 ${looks[look]}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}
