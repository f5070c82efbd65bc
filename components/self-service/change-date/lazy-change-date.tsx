import { factsOf } from '@/lib/bookings/products/kinds';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { LazyDetails } from '../lazy-details';
import type { ChangeDatePanel, MovableBooking } from './change-date-panel';

const load = async (locale: Locale) => {
  const words = loadMessages(locale, ['changeDate', 'ui']);
  const [parts, messages] = await Promise.all([import('./change-date-panel'), words]);
  return { View: parts.ChangeDatePanel as typeof ChangeDatePanel, messages };
};

type DatedBooking = Pick<MovableBooking, 'kind' | 'flights'> & { status: string };

/** Not for a trip with several tickets, whose parts depend on each other. */
export function hasChangeDate({ kind, status, flights }: DatedBooking): boolean {
  const isOneTrip = factsOf(kind).isFlown ? flights.length === 1 : kind === 'hotel';
  return isOneTrip && (status === 'confirmed' || status === 'ticketed');
}

interface LazyChangeDateProps {
  label: string;
  failed: string;
  booking: MovableBooking & DatedBooking;
  /** The surname of a traveller, which the requests need. */
  lastName: string;
}

/** Shows the cost of other dates for a confirmed booking, and changes it. */
export function LazyChangeDate({ booking, lastName, ...words }: LazyChangeDateProps) {
  if (!hasChangeDate(booking)) return null;
  return (
    <LazyDetails {...words} className="mt-1 print:hidden" load={load}>
      {({ View, messages }, locale) => <View locale={locale} messages={messages} booking={booking} lastName={lastName} />}
    </LazyDetails>
  );
}
