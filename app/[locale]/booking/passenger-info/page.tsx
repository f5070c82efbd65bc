import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BookingFrame } from '@/components/bookings/booking-frame';
import { BookingPage } from '@/components/bookings/products/flight/booking-page';
import { passengerPageMessages } from '@/components/bookings/products/flight/flight-messages';
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
  const messages = passengerPageMessages(await loadMessages(locale, ['bookings', 'flights', 'ui']));
  return (
    <BookingFrame heading={t('title')} locale={locale} messages={messages}>
      <WithTripVisas>
        <BookingPage countries={listCountries(locale)} />
      </WithTripVisas>
    </BookingFrame>
  );
}
