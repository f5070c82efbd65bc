import { useTranslations } from 'next-intl';
import { passportValidUntil } from '@/lib/bookings/people';
import type { Messages } from '@/lib/i18n/messages';
import { formatDay } from '@/lib/time/dates';

type OwnKey = keyof Messages['packages']['request']['errors'];
type SharedKey = keyof Messages['bookings']['errors'];

/** Says an error key in the visitor's language: in our words, else in those of every request; a key without words asks to look. */
export function useErrorText(lastDay: string): (key: string | undefined) => string | undefined {
  const own = useTranslations('packages.request.errors');
  const shared = useTranslations('bookings.errors');
  const values = { validUntil: formatDay(passportValidUntil(lastDay)) };
  return (key) => {
    if (!key) return undefined;
    if (own.has(key as OwnKey)) return own(key as OwnKey, values);
    return shared.has(key as SharedKey) ? shared(key as SharedKey, values) : own('unknown');
  };
}
