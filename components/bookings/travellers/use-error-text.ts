import { useTranslations } from 'next-intl';
import type { Messages } from '@/lib/i18n/messages';

type ErrorKey = keyof Messages['bookings']['errors'];

/** Says an error key in the visitor's language; a key without words, from a newer server, asks to look at the entry. */
export function useErrorText(): (key: string | undefined) => string | undefined {
  const t = useTranslations('bookings.errors');
  const isKnown = (key: string): key is ErrorKey => t.has(key as ErrorKey);
  return (key) => key && t(isKnown(key) ? key : 'unknown');
}
