import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Greeting } from '@/components/dashboard/greeting';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { tripMessages } from './trip-messages';
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
