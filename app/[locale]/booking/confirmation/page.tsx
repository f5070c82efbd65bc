import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BookingFrame } from '@/components/bookings/booking-frame';
import { ConfirmationPage } from '@/components/bookings/confirmation/confirmation-page';
import { flightMessages } from '@/components/bookings/products/flight/flight-messages';
import { ClubOfPage } from '@/components/layout/company/club-of-page';
import { postedReceipts } from '@/lib/bookings/store/posted-form';
import { airportPictures } from '@/lib/flights/airports/airport-pictures';
import { directionOf } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { queryOfPage } from '@/lib/routes/query-of-page';
import { pictureAddress } from '@/lib/state/photos';

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
  const pictures = Object.fromEntries(
    [...airportPictures].map(([airport, slug]) => [airport, pictureAddress(slug, 'card', directionOf(locale))]),
  );
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
      <ConfirmationPage posted={posted} pictures={pictures} />
    </BookingFrame>
  );
}
