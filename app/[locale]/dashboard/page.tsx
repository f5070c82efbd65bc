import { NextIntlClientProvider } from 'next-intl';
import { flightMessages } from '@/components/bookings/products/flight/flight-messages';
import { Greeting } from '@/components/dashboard/greeting';
import { loadMessages, type Messages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { unlistedMetadata } from '@/lib/seo/route-metadata';
import { TripsWithFlights } from './trips-with-flights';

export const generateMetadata = unlistedMetadata('account.dashboard.meta');

export default async function DashboardPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const loaded = await loadMessages(locale, ['account', 'bookings', 'flights', 'hotels', 'packages', 'states']);
  const { dashboard, session } = loaded.account;
  return (
    <>
      <Greeting
        back={{ named: session.welcome, nameless: session.welcomeNameless }}
        first={{ named: dashboard.firstWelcome, nameless: dashboard.firstWelcomeNameless }}
        pageName={dashboard.name}
      />
      <p className="mt-3 max-w-2xl text-ink-soft text-lg">{dashboard.lead}</p>
      <section id="trips" aria-labelledby="trips-title" className="mt-8 scroll-mt-24">
        <h2 id="trips-title" className="mb-4 text-2xl">
          {dashboard.trips.title}
        </h2>
        <NextIntlClientProvider locale={locale} messages={tripMessages(loaded)} timeZone="Asia/Qatar">
          <TripsWithFlights />
        </NextIntlClientProvider>
      </section>
    </>
  );
}

/** The messages that the trips of an account need in the browser. */
export function tripMessages({
  account,
  bookings,
  flights,
  hotels,
  packages,
  states,
}: Pick<Messages, 'account' | 'bookings' | 'flights' | 'hotels' | 'packages' | 'states'>) {
  const { state, form, trips, claim, requests } = account.dashboard;
  const { summary, receipt, wishes } = hotels.stayRequest;
  const { review, lines, extras, rooms } = packages.request;
  return {
    states,
    bookings: { progress: bookings.progress },
    account: { dashboard: { state, form, trips, claim, requests } },
    flights: flightMessages(flights),
    hotels: {
      results: { boards: hotels.results.boards, cancellation: hotels.results.cancellation },
      stayRequest: { summary, receipt, wishes, form: { wishes: hotels.stayRequest.form.wishes } },
    },
    packages: {
      request: { review, lines, extras, rooms: { room: rooms.room }, flights: { line: packages.request.flights.line } },
    },
  };
}
