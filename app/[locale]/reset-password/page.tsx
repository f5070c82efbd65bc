import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { AccountFrame } from '@/components/account/login/account-frame';
import { ResetScreen } from '@/components/account/reset-screen';
import { loadMessages } from '@/lib/i18n/messages';
import { type LocalePage, pageLocale } from '@/lib/i18n/page-locale';
import { unlistedMetadata } from '@/lib/seo/route-metadata';

export const generateMetadata = unlistedMetadata('account.reset.meta');

export default async function ResetPasswordPage({ params }: LocalePage) {
  const locale = await pageLocale(params);
  const t = await getTranslations('account.reset');
  const { login, reset } = (await loadMessages(locale, ['account'])).account;
  const { fields, strength, summary, errors, failures, sending } = login;
  const messages = { account: { reset, login: { fields, strength, summary, errors, failures, sending } } };
  return (
    <AccountFrame current={t('heading')} art="dubai">
      <h1 className="text-3xl">{t('heading')}</h1>
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Qatar">
        <ResetScreen />
      </NextIntlClientProvider>
    </AccountFrame>
  );
}
