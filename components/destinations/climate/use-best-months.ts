import { useLocale, useTranslations } from 'next-intl';
import type { DestinationNote } from '@/content/destination-notes';
import { monthNames } from '@/lib/destinations/months';
import { intlTag } from '@/lib/i18n/locales';

/** The best months in words: "April to June, September and October". */
export function useBestMonths(): (best: DestinationNote['best']) => string {
  const locale = useLocale();
  const t = useTranslations('destinations');
  const months = monthNames(intlTag(locale), 'long');
  const name = (month: number) => months[month - 1] ?? '';
  return (best) => {
    const ranges = best.map(([first, last]) =>
      first === last ? name(first) : t('range', { first: name(first), last: name(last) }),
    );
    return new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }).format(ranges);
  };
}
