import { useLocale, useTranslations } from 'next-intl';
import { intlTag } from '@/lib/i18n/locales';
import { formatQarExactly } from '@/lib/money';

/** The amounts of a rule in words: "4% + QAR 20". Basis points, and dirhams. */
export function useMarkupWord(): (basisPoints: number, fixedAmount: number) => string {
  const t = useTranslations('desk.markup');
  const tag = intlTag(useLocale());
  return (basisPoints, fixedAmount) => {
    const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);
    const fixed = formatQarExactly(fixedAmount / 100, tag);
    if (basisPoints > 0 && fixedAmount > 0) return t('both', { percent, fixed });
    if (basisPoints > 0) return percent;
    return fixedAmount > 0 ? fixed : t('nothing');
  };
}
