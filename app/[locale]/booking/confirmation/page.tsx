import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ConfirmationPage } from '@/components/bookings/confirmation/confirmation-page';
import { NeedsScript } from '@/components/layout/needs-script';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';

interface BookingConfirmationPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: BookingConfirmationPageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'bookings.meta' });
  return { title: t('confirmationTitle'), description: t('confirmationDescription'), robots: { index: false, follow: false } };
}

export default async function BookingConfirmationPage({ params }: BookingConfirmationPageProps) {
  const locale = await pageLocale(params);
  const t = await getTranslations('bookings.confirmation');
  const { bookings, flights } = await loadMessages(locale, ['bookings', 'flights']);
  const { card, details, duration, oneWay, terms } = flights.results;
  const { layover, terminal } = details;
  const { economy, premium_economy, business, first } = flights.form;
  const messages = {
    bookings: { flow: { loading: bookings.flow.loading }, summary: bookings.summary, confirmation: bookings.confirmation },
    flights: {
      results: { card, details: { layover, terminal }, duration, oneWay, terms },
      form: { economy, premium_economy, business, first },
    },
  };
  return (
    <div className="page-width max-w-5xl pt-8 sm:pt-12">
      <h1 className="mb-6 text-3xl sm:text-4xl">{t('heading')}</h1>
      <NeedsScript />
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <ConfirmationPage />
      </NextIntlClientProvider>
    </div>
  );
}
