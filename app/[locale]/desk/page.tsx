import { NextIntlClientProvider } from 'next-intl';
import { flightMessages } from '@/components/bookings/products/flight/flight-messages';
import { NeedsScript } from '@/components/layout/needs-script';
import { listCountries } from '@/lib/bookings/country-names';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { unlistedMetadata } from '@/lib/seo/route-metadata';
import { DeskWithFlights } from './desk-with-flights';

export const generateMetadata = unlistedMetadata('desk.meta');

/** For staff, so without promotions. The middleware requires a session, and the database returns rows to staff only. */
export default async function DeskPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const { bookings, desk, enquiries, flights, hotels, payments, prices, states, tickets, ui } = await loadMessages(locale, [
    ...(['bookings', 'desk', 'enquiries', 'flights', 'hotels', 'payments', 'prices', 'states', 'tickets', 'ui'] as const),
  ]);
  const { papers } = enquiries;
  const messages = {
    bookings: { passengers: bookings.passengers },
    desk,
    states,
    payments: { parts: payments.parts },
    prices,
    tickets,
    ui: { date: ui.date },
    hotels: { results: { cancellation: hotels.results.cancellation } },
    enquiries: {
      fields: enquiries.fields,
      options: enquiries.options,
      papers: { missing: papers.missing, reasons: papers.reasons, status: papers.status },
    },
    flights: flightMessages(flights),
  };
  const countries = listCountries(locale).map(({ code, name }) => ({ code, name }));
  return (
    <div data-desk className="page-width pt-6 pb-12 lg:pt-10 lg:pb-16">
      <NeedsScript />
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <DeskWithFlights countries={countries} />
      </NextIntlClientProvider>
    </div>
  );
}
