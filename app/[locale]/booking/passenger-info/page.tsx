import { getTranslations } from 'next-intl/server';
import { BookingFrame } from '@/components/bookings/booking-frame';
import { BookingPage } from '@/components/bookings/products/flight/booking-page';
import { passengerPageMessages } from '@/components/bookings/products/flight/flight-messages';
import { WithTripVisas } from '@/components/visa/trip/with-trip-visas';
import { listCountries } from '@/lib/bookings/country-names';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { unlistedMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = unlistedMetadata('bookings.meta');

export default async function PassengerInfoPage({ params }: LocalePage) {
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
