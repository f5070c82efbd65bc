import { useTranslations } from 'next-intl';
import type { SummaryError } from '@/components/ui/forms/error-summary';
import type { DraftErrors } from '@/lib/bookings/draft';
import type { StayGuest } from '@/lib/bookings/products/stay/guests';
import type { Messages } from '@/lib/i18n/messages';

type ErrorKey = keyof Messages['bookings']['errors'];

/** Says error keys in the visitor's language: at their fields, and with the guest they belong to in the summary. */
export function useErrorText(guests: readonly StayGuest[]) {
  const t = useTranslations('bookings.errors');
  const form = useTranslations('hotels.stayRequest.form');
  const isKnown = (key: string): key is ErrorKey => t.has(key as ErrorKey);

  function textOf(key: string | undefined): string | undefined {
    return key && t(isKnown(key) ? key : 'unknown', { validUntil: '' });
  }

  function lineOf(path: string, key: string): SummaryError {
    const text = textOf(key) ?? '';
    const index = Number(/^passengers\.(\d+)\./.exec(path)?.[1] ?? Number.NaN);
    const room = guests[index]?.room;
    if (room === undefined) return { id: path, text };
    const number = index - guests.findIndex((other) => other.room === room) + 1;
    const guest = index === 0 ? form('lead') : form('guestInRoom', { room: room + 1, number });
    return { id: path, text: form('errorLine', { guest, text }) };
  }

  return {
    textOf,
    linesOf: (errors: DraftErrors) => Object.entries(errors).map(([path, key]) => lineOf(path, key)),
  };
}
