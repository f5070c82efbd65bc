import { useLocale, useTranslations } from 'next-intl';
import type { DeskRule } from '@/lib/desk/markup-rules';
import { airlineName, cityName } from '@/lib/flights/place-names';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';
import { isolated } from '@/lib/text/isolate';

/** The amounts of a rule in words: "4% + QAR 20". Basis points, and dirhams. */
export function useMarkupWord(): (basisPoints: number, fixedAmount: number) => string {
  const t = useTranslations('desk.markup');
  const tag = intlTag(useLocale());
  return (basisPoints, fixedAmount) => {
    const percent = isolated(
      new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000),
    );
    const fixed = isolated(formatQarExactly(fixedAmount / 100, tag));
    if (basisPoints > 0 && fixedAmount > 0) return t('both', { percent, fixed });
    if (basisPoints > 0) return percent;
    return fixedAmount > 0 ? fixed : t('nothing');
  };
}

export type RuleFacts = Pick<
  DeskRule,
  'product' | 'airline' | 'origin' | 'destination' | 'place_name' | 'cabin' | 'basis_points' | 'fixed_amount'
>;

/** A rule in one sentence: "Qatar Airways, Doha (DOH) – London (LON), business: 4% + QAR 20". */
export function useRuleSentence(): (rule: RuleFacts) => string {
  const t = useTranslations('desk.markup');
  const locale = useLocale();
  const amountWord = useMarkupWord();
  const placeWord = (code: string) => `${cityName(code, locale)} (${isolated(code)})`;

  function aboutFlights({ airline, origin, destination, cabin }: RuleFacts): string {
    const [from, to] = [origin && placeWord(origin), destination && placeWord(destination)];
    const route = from && to ? t('route', { from, to }) : from ? t('from', { from }) : to && t('to', { to });
    const parts = [airline && isolated(airlineName(airline, locale, {})), route, cabin && t(`cabins.${cabin}`)];
    return parts.filter(Boolean).join(`${t('comma')} `) || t('allFlights');
  }

  return (rule) => {
    const { product, place_name: place, basis_points, fixed_amount } = rule;
    const stays = place ? t('staysIn', { place: isolated(place[locale]) }) : t('allStays');
    const begun = product === 'flight' ? aboutFlights(rule) : stays;
    const about = begun.charAt(0).toLocaleUpperCase(locale) + begun.slice(1);
    return t('sentence', { about, amount: amountWord(basis_points, fixed_amount) });
  };
}
