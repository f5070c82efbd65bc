import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { flightMessages } from '@/components/bookings/products/flight/flight-messages';
import { NeedsScript } from '@/components/layout/needs-script';
import { listCountries } from '@/lib/bookings/country-names';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { DeskWithFlights } from './desk-with-flights';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'desk.meta' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false } };
}

/** For staff, so without the invitations that other pages show. The middleware requires a session, and the database returns rows to staff only. */
export default async function DeskPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const { desk, enquiries, flights, hotels, ui } = await loadMessages(locale, ['desk', 'enquiries', 'flights', 'hotels', 'ui']);
  const messages = {
    desk,
    ui: { date: ui.date },
    hotels: { results: { cancellation: hotels.results.cancellation } },
    enquiries: { fields: enquiries.fields, options: enquiries.options },
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
