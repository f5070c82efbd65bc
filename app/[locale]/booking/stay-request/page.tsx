import { getTranslations } from 'next-intl/server';
import { BookingFrame } from '@/components/bookings/booking-frame';
import { StayRequestPage } from '@/components/bookings/products/stay/stay-request-page';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { unlistedMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = unlistedMetadata('hotels.stayRequest.meta');

export default async function StayRequestRoute({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'hotels.stayRequest' });
  const { bookings, hotels, prices } = await loadMessages(locale, ['bookings', 'hotels', 'prices']);
  const { bar, errors, review, soon } = bookings;
  const { latin, savedParty, savedTraveller } = bookings.passengers;
  const { results, compare, stayRequest, stars, place, address } = hotels;
  // A stay has its own words for some of the kernel's messages.
  const contact = { ...bookings.contact, text: stayRequest.contactText, notesHint: stayRequest.contactNotesHint };
  const refusals = { ...bookings.refusals, ...stayRequest.refusals, backToResults: stayRequest.backToResults };
  const messages = {
    bookings: { bar, passengers: { latin, savedParty, savedTraveller }, contact, errors, review, refusals, soon },
    prices,
    hotels: { results, compare, stayRequest, stars, place, address },
  };
  return (
    <BookingFrame heading={t('heading')} locale={locale} messages={messages} kind="hotel">
      <StayRequestPage />
    </BookingFrame>
  );
}
