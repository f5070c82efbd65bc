import { NextIntlClientProvider } from 'next-intl';
import { Greeting } from '@/components/dashboard/greeting';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { unlistedMetadata } from '@/lib/seo/route-metadata';
import { tripMessages } from './trip-messages';
import { TripsWithFlights } from './trips-with-flights';

export const generateMetadata = unlistedMetadata('account.dashboard.meta');

export default async function DashboardPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const loaded = await loadMessages(locale, ['account', 'bookings', 'flights', 'hotels', 'packages']);
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
