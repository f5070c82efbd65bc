import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BookingFrame } from '@/components/bookings/booking-frame';
import { ConfirmationPage } from '@/components/bookings/confirmation/confirmation-page';
import { flightMessages } from '@/components/bookings/products/flight/flight-messages';
import type { PlacePictures } from '@/components/bookings/products/pass';
import { ClubOfPage } from '@/components/layout/company/club-of-page';
import { popularFlights } from '@/content/popular';
import { whereLooks } from '@/content/where-looks';
import { postedReceipts } from '@/lib/bookings/store/posted-form';
import { directionOf, type Locale } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { queryOfPage } from '@/lib/routes/query-of-page';
import { pictureAddress } from '@/lib/state/photos';
import { airportsBeside } from '@/supabase/functions/_shared/contracts/flights/city-airports';

export async function generateMetadata({ params }: LocalePage): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'bookings.meta' });
  return { title: t('confirmationTitle'), description: t('confirmationDescription'), robots: { index: false, follow: false } };
}

interface ConfirmationProps extends LocalePage {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function BookingConfirmationPage({ params, searchParams }: ConfirmationProps) {
  const locale = await pageLocale(params);
  const posted = await postedReceipts.read(queryOfPage(await searchParams).get('posted'));
  const t = await getTranslations('bookings.confirmation');
  const { bookings, flights, prices, states } = await loadMessages(locale, ['bookings', 'flights', 'prices', 'states']);
  const messages = {
    bookings: {
      flow: { loading: bookings.flow.loading },
      summary: bookings.summary,
      confirmation: bookings.confirmation,
      soon: bookings.soon,
      progress: bookings.progress,
    },
    flights: flightMessages(flights),
    prices,
    states: { sentences: states.sentences },
  };
  return (
    <BookingFrame heading={t('heading')} locale={locale} messages={messages} isDone needsScript={!posted}>
      <ClubOfPage />
      <ConfirmationPage posted={posted} pictures={placePictures(locale)} />
    </BookingFrame>
  );
}

/** The picture of each place that has one, by IATA code: its poster before a drawing of one of its sights. */
function placePictures(locale: Locale): PlacePictures {
  const drawn = Object.entries(whereLooks).map(([code, [picture]]) => [code, picture] as const);
  const posters = popularFlights.map(({ code, art }) => [code, art] as const);
  return Object.fromEntries(
    [...drawn, ...posters].flatMap(([code, slug]) => {
      const address = pictureAddress(slug, 'card', directionOf(locale));
      return airportsBeside(code).map((airport) => [airport, address]);
    }),
  );
}
