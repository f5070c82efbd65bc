import { useLocale } from 'next-intl';
import { intlTag } from '@/lib/i18n/locales';
import { formatQar } from '@/lib/money';

/** Points and amounts as the language of the page writes them. */
export function useClubFormat() {
  const locale = useLocale();
  const tag = intlTag(locale);
  const number = new Intl.NumberFormat(tag);
  return {
    locale,
    points: (amount: number) => number.format(amount),
    /** For texts that count: `points` chooses the form of the noun, `n` is what is written. */
    counted: (amount: number) => ({ points: amount, n: number.format(amount) }),
    qar: (amount: number) => formatQar(amount, tag),
  };
}
