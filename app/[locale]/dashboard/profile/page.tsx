import { NextIntlClientProvider } from 'next-intl';
import { ProfileSections } from '@/components/dashboard/profile/profile-sections';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { unlistedMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = unlistedMetadata('account.profile.meta');

export default async function ProfilePage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const { account, ui } = await loadMessages(locale, ['account', 'ui']);
  const { dashboard, profile, data, session } = account;
  const { userUpdated } = session;
  const messages = {
    ui: { date: ui.date },
    account: { dashboard: { state: dashboard.state, form: dashboard.form }, profile, data, session: { userUpdated } },
  };
  return (
    <>
      <h1 className="text-3xl md:text-4xl">{profile.title}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-ink-soft text-lg">{profile.lead}</p>
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <ProfileSections />
      </NextIntlClientProvider>
    </>
  );
}
