import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { StayRequestPage } from '@/components/bookings/products/stay/stay-request-page';
import { NeedsScript } from '@/components/layout/needs-script';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'hotels.stayRequest.meta' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false } };
}

export default async function StayRequestRoute({ params }: PageProps) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'hotels.stayRequest' });
  const { bookings, hotels } = await loadMessages(locale, ['bookings', 'hotels']);
  const { errors, review } = bookings;
  const { results, compare, stayRequest, stars, place, address } = hotels;
  // What every request says, where a stay says it in its own words.
  const contact = { ...bookings.contact, text: stayRequest.contactText, notesHint: stayRequest.contactNotesHint };
  const refusals = { ...bookings.refusals, ...stayRequest.refusals, backToResults: stayRequest.backToResults };
  const messages = {
    bookings: { contact, errors, review, refusals },
    hotels: { results, compare, stayRequest, stars, place, address },
  };
  return (
    <div className="page-width pt-8 sm:pt-12">
      <h1 className="mb-6 text-3xl sm:text-4xl">{t('heading')}</h1>
      <NeedsScript />
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <StayRequestPage />
      </NextIntlClientProvider>
    </div>
  );
}
