import 'server-only';
import { createTranslator } from 'next-intl';
import * as z from 'zod/mini';
import { loadMessages } from '@/lib/i18n/messages';
import { unsubscribeToken } from '@/lib/newsletter/tokens';
import type { Composed } from './layout';
import { baseOf, linkTo, type QueuedMail } from './queued-mail';

const subscription = z.object({ id: z.string() });
const pending = z.object({ id: z.string(), token: z.string() });

/** Asks the visitor to confirm the address: offers are sent only after the link was opened. */
export function confirmSubscription(mail: QueuedMail): Promise<Composed> {
  const { id, token } = pending.parse(mail.data);
  return write(mail, id, 'confirm', `${baseOf(mail)}/api/newsletter/confirm?token=${token}&lang=${mail.language}`);
}

/** To a confirmed address. The form gives the same answer for every address, so this mail explains it. */
export function alreadySubscribed(mail: QueuedMail): Promise<Composed> {
  const { id } = subscription.parse(mail.data);
  return write(mail, id, 'already', linkTo(mail, '/travel/offers', mail.language));
}

async function write(mail: QueuedMail, id: string, kind: 'confirm' | 'already', href: string): Promise<Composed> {
  const { language } = mail;
  const messages = await loadMessages(language, ['newsletter']);
  const t = createTranslator({ locale: language, messages, namespace: 'newsletter.mail' });
  const token = unsubscribeToken(id);
  // An unconfirmed address has no subscription to end.
  const end = linkTo(mail, `/newsletter?unsubscribe=${token}`, language);
  const isSubscribed = kind === 'already';
  return {
    content: {
      language,
      subject: t(`${kind}.subject`),
      preview: t(`${kind}.text`),
      title: t(`${kind}.title`),
      blocks: [
        { is: 'text', text: t(`${kind}.text`) },
        { is: 'button', label: t(`${kind}.button`), href },
        { is: 'text', text: t(`${kind}.after`), isSoft: true },
      ],
      footer: isSubscribed ? [t('end'), { label: t('endLink'), href: end }] : [],
    },
    ...(isSubscribed && { unsubscribe: `${baseOf(mail)}/api/newsletter/unsubscribe?token=${token}` }),
  };
}
