import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { MultiCityBooking } from '@/components/bookings/products/multi-city/multi-city-booking';
import { NeedsScript } from '@/components/layout/needs-script';
import { WithTripVisas } from '@/components/visa/trip/with-trip-visas';
import { listCountries } from '@/lib/bookings/country-names';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'bookings.multiCity' });
  return { title: t('metaTitle'), description: t('metaDescription'), robots: { index: false, follow: false } };
}

export default async function MultiCityPassengersPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const t = await getTranslations('bookings.flow');
  const { bookings, flights, ui } = await loadMessages(locale, ['bookings', 'flights', 'ui']);
  const { passengers, contact, errors, flow, summary, review, refusals, confirmation, multiCity } = bookings;
  const { card, details, duration, failure, oneWay, sandbox, terms } = flights.results;
  const { layover, terminal } = details;
  const { economy, premium_economy, business, first } = flights.form;
  const { connection } = flights.multiCity.results;
  const { several, ...journey } = multiCity;
  const messages = {
    ui: { date: ui.date },
    bookings: {
      passengers,
      contact,
      errors,
      // The same page as for one flight, where it speaks of the flight in the words for several.
      flow: { ...flow, ...several.flow, steps: { ...flow.steps, ...several.steps } },
      summary: { ...summary, ...several.summary },
      review,
      refusals: { ...refusals, backToResults: several.flow.backToResults },
      confirmation: { total: confirmation.total },
      multiCity: journey,
    },
    flights: {
      results: { card, details: { layover, terminal }, duration, failure, oneWay, sandbox, terms },
      form: { economy, premium_economy, business, first },
      multiCity: { results: { connection } },
    },
  };
  return (
    <div className="page-width pt-8 sm:pt-12">
      <h1 className="mb-6 text-3xl sm:text-4xl">{t('title')}</h1>
      <NeedsScript />
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <WithTripVisas>
          <MultiCityBooking countries={listCountries(locale)} />
        </WithTripVisas>
      </NextIntlClientProvider>
    </div>
  );
}
