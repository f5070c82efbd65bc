import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AccountFrame } from '@/components/account/login/account-frame';
import { LoginScreen } from '@/components/account/login/login-screen';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { unlistedMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = unlistedMetadata('account.login.meta');

export default async function LoginPage({ params }: LocalePage) {
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
