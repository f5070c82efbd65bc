import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Greeting } from '@/components/dashboard/greeting';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { TripsWithFlights } from './trips-with-flights';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'account.dashboard.meta' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false } };
}

export default async function DashboardPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const { account, flights, hotels, packages } = await loadMessages(locale, ['account', 'flights', 'hotels', 'packages']);
  const { dashboard, session } = account;
  const { card, details, duration, oneWay } = flights.results;
  const { layover, terminal } = details;
  const { summary, receipt, wishes, form } = hotels.stayRequest;
  const { review, lines, extras } = packages.request;
  const messages = {
    account: { dashboard: { state: dashboard.state, form: dashboard.form, trips: dashboard.trips, claim: dashboard.claim } },
    flights: { results: { card, details: { layover, terminal }, duration, oneWay } },
    hotels: {
      results: { boards: hotels.results.boards },
      stayRequest: { summary, receipt, wishes, form: { wishes: form.wishes } },
    },
    packages: { request: { review, lines, extras } },
  };
  return (
    <>
      <Greeting text={session.welcome} firstText={dashboard.firstWelcome} someone={session.traveler} pageName={dashboard.name} />
      <p className="mt-3 max-w-2xl text-ink-soft text-lg">{dashboard.lead}</p>
      <section id="trips" aria-labelledby="trips-title" className="mt-8 scroll-mt-24">
        <h2 id="trips-title" className="mb-4 text-2xl">
          {dashboard.trips.title}
        </h2>
        <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
          <TripsWithFlights />
        </NextIntlClientProvider>
      </section>
    </>
  );
}
