import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AccountFrame } from '@/components/account/login/account-frame';
import { LoginScreen } from '@/components/account/login/login-screen';
import { loadMessages } from '@/lib/i18n/messages';
import { pageLocale } from '@/lib/i18n/page-locale';

interface LoginPageProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: LoginPageProps): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: 'account.login.meta' });
  return { title: t('title'), description: t('description'), robots: { index: false, follow: false } };
}

export default async function LoginPage({ params }: LoginPageProps) {
  const locale = await pageLocale(params);
  const t = await getTranslations('account.login');
  const { login } = (await loadMessages(locale, ['account'])).account;
  return (
    <AccountFrame current={t('breadcrumb')} art="doha">
      <NextIntlClientProvider locale={locale} messages={{ account: { login } }} timeZone="Asia/Qatar">
        <LoginScreen />
      </NextIntlClientProvider>
    </AccountFrame>
  );
}
