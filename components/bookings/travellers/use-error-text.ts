import { useTranslations } from 'next-intl';
import type { Messages } from '@/lib/i18n/messages';
import { formatDay } from '@/lib/time/dates';

type ErrorKey = keyof Messages['bookings']['errors'];

/**
 * Says an error key in the visitor's language; a key without words, from a newer server, asks to look at the entry. `validUntil` is
 * the day (yyyy-MM-dd) a document must be valid until, by the error that names it.
 */
export function useErrorText(validUntil: (key: string) => string = () => ''): (key: string | undefined) => string | undefined {
  const t = useTranslations('bookings.errors');
  const isKnown = (key: string): key is ErrorKey => t.has(key as ErrorKey);
  return (key) => {
    if (!key) return undefined;
    const day = validUntil(key);
    return t(isKnown(key) ? key : 'unknown', { validUntil: day && formatDay(day) });
  };
}
