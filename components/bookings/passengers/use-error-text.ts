import { useTranslations } from 'next-intl';
import { documentValidUntil, type TripDates } from '@/lib/bookings/products/flight/trip-rules';
import type { Messages } from '@/lib/i18n/messages';
import { formatDay } from '@/lib/time/dates';

type ErrorKey = keyof Messages['bookings']['errors'];

/** Says an error key in the visitor's language; a key without words, from a newer server, asks to look at the entry. */
export function useErrorText(trip: TripDates): (key: string | undefined) => string | undefined {
  const t = useTranslations('bookings.errors');
  const isKnown = (key: string): key is ErrorKey => t.has(key as ErrorKey);
  return (key) => {
    const document = key === 'idCardTooShort' ? 'idCard' : 'passport';
    return key && t(isKnown(key) ? key : 'unknown', { validUntil: formatDay(documentValidUntil(document, trip)) });
  };
}
