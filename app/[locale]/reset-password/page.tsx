import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AccountFrame } from '@/components/account/login/account-frame';
import { ResetScreen } from '@/components/account/reset-screen';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';

interface ResetPasswordPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: ResetPasswordPageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'account.reset.meta' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false } };
}

export default async function ResetPasswordPage({ params }: ResetPasswordPageProps) {
  const locale = await pageLocale(params);
  const t = await getTranslations('account.reset');
  const { login, reset } = (await loadMessages(locale, ['account'])).account;
  const { fields, strength, summary, problems, failures, sending } = login;
  const messages = { account: { reset, login: { fields, strength, summary, problems, failures, sending } } };
  return (
    <AccountFrame current={t('heading')} art="dubai">
      <h1 className="text-3xl">{t('heading')}</h1>
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <ResetScreen />
      </NextIntlClientProvider>
    </AccountFrame>
  );
}
