import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BookingFrame } from '@/components/bookings/booking-frame';
import { OfSale } from '@/components/bookings/flow/of-sale';
import { passengerPageMessages } from '@/components/bookings/products/flight/flight-messages';
import { MultiCityBooking } from '@/components/bookings/products/multi-city/multi-city-booking';
import { ClubOfPage } from '@/components/layout/company/club-of-page';
import { WithTripVisas } from '@/components/visa/trip/with-trip-visas';
import { listCountries } from '@/lib/bookings/country-names';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'bookings.multiCity' });
  return { title: t('metaTitle'), description: t('metaDescription'), robots: { index: false, follow: false } };
}

export default async function MultiCityPassengersPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations('bookings.flow');
  const loaded = await loadMessages(locale, ['bookings', 'flights', 'prices', 'ui']);
  const { confirmation, multiCity } = loaded.bookings;
  const { several, ...journey } = multiCity;
  const { connection } = loaded.flights.multiCity.results;
  const { ui, bookings, flights, prices } = passengerPageMessages(loaded);
  const { flow, summary, refusals } = bookings;
  const messages = {
    ui,
    prices,
    bookings: {
      ...bookings,
      // The messages for one flight, with the plural where they mention the flight.
      flow: { ...flow, ...several.flow, steps: { ...flow.steps, ...several.steps } },
      summary: { ...summary, ...several.summary },
      refusals: { ...refusals, backToResults: several.flow.backToResults },
      confirmation: { total: confirmation.total },
      multiCity: journey,
    },
    flights: { ...flights, multiCity: { results: { connection } } },
  };
  return (
    <BookingFrame
      heading={<OfSale kind="multicity" asked={t('title')} paid={t('buyTitle')} />}
      locale={locale}
      messages={messages}
      kind="multicity"
    >
      <WithTripVisas>
        <ClubOfPage />
        <MultiCityBooking countries={listCountries(locale)} />
      </WithTripVisas>
    </BookingFrame>
  );
}
