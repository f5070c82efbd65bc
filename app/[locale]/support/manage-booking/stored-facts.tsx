import { NextIntlClientProvider } from 'next-intl';
import { BookedFacts } from '@/components/dashboard/trips/booked-facts';
import { detailsOf } from '@/lib/bookings/products/read-stored';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { FoundBooking } from '@/lib/self-service/found';
import { daysBetween } from '@/lib/time/dates';

interface StoredFactsProps {
  booking: FoundBooking;
  locale: Locale;
  messages: Pick<Messages, 'account' | 'hotels' | 'packages'>;
}

/** A stay or a package, rendered like on the dashboard. */
export function StoredFacts({ booking: { kind, offer, firstDay, lastDay }, locale, messages }: StoredFactsProps) {
  const details = detailsOf(kind, offer.stored);
  return (
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
      {details && <BookedFacts details={details} nights={daysBetween(firstDay, lastDay)} />}
    </NextIntlClientProvider>
  );
}
