import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { listCountries } from '@/lib/bookings/country-names';
import { mostTravellers } from '@/lib/bookings/saved-travellers';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';
import { TravellersWithNationality } from './travellers-with-nationality';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'account.travellers.meta' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false } };
}

export default async function TravellersPage({ params }: PageProps) {
  const locale = await pageLocale(params);
  const t = await getTranslations('account.travellers');
  const { account, bookings, ui } = await loadMessages(locale, ['account', 'bookings', 'ui']);
  const { dashboard, travellers } = account;
  const messages = {
    ui: { date: ui.date },
    account: { dashboard: { state: dashboard.state, form: dashboard.form }, travellers },
    bookings: { passengers: bookings.passengers, errors: bookings.errors },
  };
  return (
    <>
      <h1 className="text-3xl md:text-4xl">{t('title')}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-ink-soft text-lg">{t('lead', { limit: mostTravellers })}</p>
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <TravellersWithNationality countries={listCountries(locale)} />
      </NextIntlClientProvider>
    </>
  );
}
