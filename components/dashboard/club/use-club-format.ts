import { useLocale, useTranslations } from 'next-intl';
import { intlTag } from '@/lib/i18n/locales';

/** Formats points and amounts for the page's language. */
export function useClubFormat() {
  const t = useTranslations('account.club');
  const locale = useLocale();
  const tag = intlTag(locale);
  const number = new Intl.NumberFormat(tag);
  return {
    locale,
    points: (amount: number) => number.format(amount),
    /** For plural messages: `points` selects the plural form, `n` is the formatted number. */
    counted: (amount: number) => ({ points: amount, n: number.format(amount) }),
    /** In words, as in the club's notifications: the Arabic riyal sign ends in a dot. */
    qar: (amount: number) => t('riyals', { amount, n: number.format(amount) }),
  };
}
