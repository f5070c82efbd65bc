import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { BookingPage } from '@/components/bookings/products/flight/booking-page';
import { NeedsScript } from '@/components/layout/needs-script';
import { WithTripVisas } from '@/components/visa/trip/with-trip-visas';
import { listCountries } from '@/lib/bookings/country-names';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';

interface PassengerInfoPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PassengerInfoPageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'bookings.meta' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false } };
}

export default async function PassengerInfoPage({ params }: PassengerInfoPageProps) {
  const locale = await pageLocale(params);
  const t = await getTranslations('bookings.flow');
  const { bookings, flights, ui } = await loadMessages(locale, ['bookings', 'flights', 'ui']);
  const { passengers, contact, errors, flow, summary, review, refusals } = bookings;
  const { card, details, duration, failure, oneWay, sandbox, terms } = flights.results;
  const { layover, terminal } = details;
  const { economy, premium_economy, business, first } = flights.form;
  const messages = {
    ui: { date: ui.date },
    bookings: { passengers, contact, errors, flow, summary, review, refusals },
    flights: {
      results: { card, details: { layover, terminal }, duration, failure, oneWay, sandbox, terms },
      form: { economy, premium_economy, business, first },
    },
  };
  return (
    <div className="page-width pt-8 sm:pt-12">
      <h1 className="mb-6 text-3xl sm:text-4xl">{t('title')}</h1>
      <NeedsScript />
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <WithTripVisas>
          <BookingPage countries={listCountries(locale)} />
        </WithTripVisas>
      </NextIntlClientProvider>
    </div>
  );
}
