import 'server-only';
import { createTranslator } from 'next-intl';
import { siteUrl } from '@/lib/env';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { loadMessages } from '@/lib/i18n/messages';
import type { SiteMail } from '@/lib/mail';
import { unsubscribeToken } from './tokens';

interface Receiver {
  /** Of the subscription. */
  id: string;
  email: string;
  locale: Locale;
}

/** Asks whether the address is the visitor's own: offers begin once the link with `token` was opened. */
export function confirmMail(receiver: Receiver, token: string): Promise<SiteMail> {
  return write(receiver, 'confirm', `${siteUrl()}/api/newsletter/confirm?token=${token}&lang=${receiver.locale}`);
}

/** To an address that has confirmed before: the form answers the same, so the mail says it. */
export function alreadyMail(receiver: Receiver): Promise<SiteMail> {
  return write(receiver, 'already', siteUrl() + localizePath('/travel/offers', receiver.locale));
}

async function write({ id, email, locale }: Receiver, kind: 'confirm' | 'already', link: string): Promise<SiteMail> {
  const t = createTranslator({ locale, messages: await loadMessages(locale, ['newsletter']), namespace: 'newsletter.mail' });
  const token = unsubscribeToken(id);
  const end = siteUrl() + localizePath(`/newsletter?unsubscribe=${token}`, locale);
  return {
    to: email,
    subject: t(`${kind}.subject`),
    text: [t('greeting'), t(`${kind}.text`), link, t(`${kind}.after`), t('end'), end, t('sender'), ''].join('\n\n'),
    unsubscribe: `${siteUrl()}/api/newsletter/unsubscribe?token=${token}`,
  };
}
