import { useLocale, useTranslations } from 'next-intl';
import { totalOf } from '@/lib/flights/selected-offer';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar, isSameInRiyals } from '@/lib/money';
import type { SelectedJourney } from './use-selected-journey';

interface LegPricesProps {
  before: SelectedJourney;
  now: SelectedJourney;
}

/** Which of the flights cost another price than before. */
export function LegPrices({ before, now }: LegPricesProps) {
  const t = useTranslations('bookings.multiCity');
  const tag = intlTag(useLocale());
  const legs = now.map((leg, index) => ({ number: index + 1, was: totalOf(before[index] ?? leg), is: totalOf(leg) }));
  return legs.flatMap(({ number, was, is }) =>
    isSameInRiyals(was, is) ? (
      []
    ) : (
      <span key={number} className="block">
        {t.rich('legPrice', {
          number,
          before: () => <bdi className="line-through">{formatQar(was, tag)}</bdi>,
          now: () => <bdi className="font-semibold">{formatQar(is, tag)}</bdi>,
        })}
      </span>
    ),
  );
}
