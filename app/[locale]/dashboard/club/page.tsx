import { NextIntlClientProvider } from 'next-intl';
import { MyClub } from '@/components/dashboard/club/my-club';
import { ClubOfPage } from '@/components/layout/company/club-of-page';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { unlistedMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = unlistedMetadata('account.club.meta');

export default async function ClubPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const { account } = await loadMessages(locale, ['account']);
  const { dashboard, club } = account;
  const messages = { account: { dashboard: { state: dashboard.state }, club } };
  return (
    <>
      <h1 className="text-3xl md:text-4xl">{club.title}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-ink-soft text-lg">{club.lead}</p>
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <ClubOfPage />
        <MyClub />
      </NextIntlClientProvider>
    </>
  );
}
