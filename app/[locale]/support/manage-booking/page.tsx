import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { flightMessages } from '@/components/bookings/products/flight/flight-messages';
import { SelfServiceSection } from '@/components/self-service/self-service-section';
import { SupportPage } from '@/components/support/support-page';
import { manageBooking } from '@/content/support/manage-booking';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { describePage } from '@/lib/seo/page-about';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { questionsNode } from '@/lib/structured-data/questions';
import { ManageWithFlights } from './manage-with-flights';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  return pageMetadata(locale, '/support/manage-booking', manageBooking[locale]);
}

export default async function ManageBookingPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  describePage(questionsNode(manageBooking[locale].questions, locale));
  const t = await getTranslations('selfService.booking');
  const { selfService, flights, hotels, ui } = await loadMessages(locale, ['selfService', 'flights', 'hotels', 'ui']);
  const { form, booking, change } = selfService;
  const { freeUntil, noFree } = hotels.results.card;
  const messages = {
    ui: { date: ui.date },
    selfService: { form, booking, change },
    flights: flightMessages(flights),
    hotels: { results: { card: { freeUntil, noFree } } },
  };
  return (
    <SupportPage guide={manageBooking}>
      <SelfServiceSection id="find" title={t('title')} messages={messages}>
        <ManageWithFlights labelledBy="find" />
      </SelfServiceSection>
    </SupportPage>
  );
}
