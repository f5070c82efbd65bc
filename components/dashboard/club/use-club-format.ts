import { useLocale, useTranslations } from 'next-intl';
import { intlTag } from '@/lib/i18n/locales';

/** Points and amounts as the language of the page writes them. */
export function useClubFormat() {
  const t = useTranslations('account.club');
  const locale = useLocale();
  const tag = intlTag(locale);
  const number = new Intl.NumberFormat(tag);
  return {
    locale,
    points: (amount: number) => number.format(amount),
    /** For texts that count: `points` chooses the form of the noun, `n` is what is written. */
    counted: (amount: number) => ({ points: amount, n: number.format(amount) }),
    /** In words, as the notifications of the club write it: the sign of the riyal in Arabic ends in a dot of its own. */
    qar: (amount: number) => t('riyals', { amount, n: number.format(amount) }),
  };
}
