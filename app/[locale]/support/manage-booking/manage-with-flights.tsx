'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { firstExpiry, Progress } from '@/components/bookings/confirmation/progress';
import { LazyPaymentLines } from '@/components/bookings/payments/lazy-payment-lines';
import { PriceRecord } from '@/components/bookings/price-record';
import { BookedFlights } from '@/components/bookings/products/flight/summary/booked-flight';
import { LazyTicketLines } from '@/components/bookings/tickets/lazy-ticket-lines';
import { ManageBooking } from '@/components/self-service/booking/manage-booking';
import { issuedFor } from '@/lib/bookings/model/order-row';
import { saveFile } from '@/lib/browser/save-file';
import { airportName, cityName } from '@/lib/flights/place-names';
import type { Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { FoundBooking } from '@/lib/self-service/found';
import type { StoredFacts } from './stored-facts';

const loadParts = (locale: Locale) =>
  Promise.all([import('./stored-facts'), loadMessages(locale, ['account', 'hotels', 'packages'])] as const);

/** A booking with flights rendered like on the booking page, and a calendar file like on the dashboard. */
export function ManageWithFlights({ labelledBy }: { labelledBy: string }) {
  const t = useTranslations('selfService.booking');
  const locale = useLocale();

  async function saveCalendar({ reference, offer, status, firstDay, lastDay }: FoundBooking) {
    const { calendarWords, tripCalendar } = await import('@/lib/dashboard/trip-calendar');
    const text = tripCalendar(
      {
        reference,
        offers: offer.flights,
        dropped: offer.dropped,
        ...(offer.title && { stay: { title: offer.title[locale], firstDay, lastDay } }),
        status,
      },
      calendarWords({ language: locale, reference, sentence: (key, values) => t(key, values), cityName, airportName }),
      new Date(),
    );
    saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `${reference}.ics`);
  }

  return (
    <ManageBooking
      labelledBy={labelledBy}
      progress={({ kind, status, requestedAt, offer: { flights } }) => (
        <Progress kind={kind} status={status} requestedAt={requestedAt} heldUntil={firstExpiry(flights)} />
      )}
      itinerary={(flights) => <BookedFlights offers={flights} />}
      facts={(booking) => <LazyStoredFacts booking={booking} />}
      payments={(booking) => (
        <>
          <LazyTicketLines
            kind={booking.kind}
            issued={issuedFor(booking)}
            travellers={booking.travellers.map(({ name }) => name)}
          />
          <LazyPaymentLines payments={booking.payments} />
          {booking.prices && <PriceRecord prices={booking.prices} className="mt-4" />}
        </>
      )}
      saveCalendar={saveCalendar}
    />
  );
}

type Parts = { View: typeof StoredFacts; messages: Awaited<ReturnType<typeof loadParts>>[1] };

/** The stored facts of a stay or a package. Code and messages load when such a booking is found; if they fail to load, the rest still shows. */
function LazyStoredFacts({ booking }: { booking: FoundBooking }) {
  const locale = useLocale();
  const [parts, setParts] = useState<Parts | null>(null);

  useEffect(() => {
    loadParts(locale).then(
      ([{ StoredFacts: View }, messages]) => setParts({ View, messages }),
      () => {},
    );
  }, [locale]);

  return parts && <parts.View booking={booking} locale={locale} messages={parts.messages} />;
}
