import { useTranslations } from 'next-intl';
import type { Messages } from '@/lib/i18n/messages';

type ErrorKey = keyof Messages['bookings']['errors'];

/** Translates an error key. A key unknown here, from a newer server, becomes a general error message. */
export function useErrorText(): (key: string | undefined) => string | undefined {
  const t = useTranslations('bookings.errors');
  const isKnown = (key: string): key is ErrorKey => t.has(key as ErrorKey);
  return (key) => key && t(isKnown(key) ? key : 'unknown');
}
