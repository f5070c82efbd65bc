import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { NeedsScript } from '@/components/layout/needs-script';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { StayRequest } from './stay-request';

interface StayRequestPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: StayRequestPageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'hotels.stayRequest.meta' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false } };
}

export default async function StayRequestRoute({ params }: StayRequestPageProps) {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'hotels.stayRequest' });
  const { bookings, hotels } = await loadMessages(locale, ['bookings', 'hotels']);
  const { errors, review, refusals } = bookings;
  const { results, compare, stayRequest, stars, place, address } = hotels;
  // What the contact is for is said in the words of a stay.
  const contact = { ...bookings.contact, text: t('contactText'), notesHint: t('contactNotesHint') };
  const messages = {
    bookings: { contact, errors, review, refusals },
    hotels: { results, compare, stayRequest, stars, place, address },
  };
  return (
    <div className="page-width pt-8 sm:pt-12">
      <h1 className="mb-6 text-3xl sm:text-4xl">{t('heading')}</h1>
      <NeedsScript />
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <StayRequest />
      </NextIntlClientProvider>
    </div>
  );
}
