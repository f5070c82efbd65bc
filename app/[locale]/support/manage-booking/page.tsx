import { getTranslations } from 'next-intl/server';
import { flightMessages } from '@/components/bookings/products/flight/flight-messages';
import { SelfServiceSection } from '@/components/self-service/self-service-section';
import { SupportPage } from '@/components/support/support-page';
import { manageBooking } from '@/content/support/manage-booking';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { contentMetadata } from '@/lib/seo/route-metadata';
import { ManageWithFlights } from './manage-with-flights';

export const generateMetadata = contentMetadata('/support/manage-booking', manageBooking);

export default async function ManageBookingPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations('selfService.booking');
  const { selfService, bookings, flights, hotels, prices, states, ui } = await loadMessages(locale, [
    'selfService',
    'bookings',
    'flights',
    'hotels',
    'prices',
    'states',
    'ui',
  ]);
  const { form, booking, change } = selfService;
  const { freeUntil, noFree } = hotels.results.card;
  const messages = {
    ui: { date: ui.date },
    selfService: { form, booking, change },
    states,
    prices,
    bookings: { progress: bookings.progress },
    flights: flightMessages(flights),
    hotels: { results: { card: { freeUntil, noFree } } },
  };
  return (
    <SupportPage guide={manageBooking}>
      <SelfServiceSection id="find" title={t('title')} art="pages/manage-booking" messages={messages}>
        <ManageWithFlights labelledBy="find" />
      </SelfServiceSection>
    </SupportPage>
  );
}
