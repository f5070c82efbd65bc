import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ProfileSections } from '@/components/dashboard/profile/profile-sections';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';

interface PageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'account.profile.meta' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false } };
}

export default async function ProfilePage({ params }: PageProps) {
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
