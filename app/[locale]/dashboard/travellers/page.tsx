import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { listCountries } from '@/lib/bookings/country-names';
import { mostTravellers } from '@/lib/bookings/saved-travellers';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { unlistedMetadata } from '@/lib/seo/route-metadata';
import { TravellersWithFormParts } from './travellers-with-form-parts';

export const generateMetadata = unlistedMetadata('account.travellers.meta');

export default async function TravellersPage({ params }: LocalePage) {
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
        <TravellersWithFormParts countries={listCountries(locale)} />
      </NextIntlClientProvider>
    </>
  );
}
