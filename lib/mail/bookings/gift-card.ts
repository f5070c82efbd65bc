import 'server-only';
import * as z from 'zod/mini';
import { giftCardWords, giftDesigns } from '@/content/gift-card-design';
import { paymentPath } from '@/lib/bookings/model/payment-row';
import { giftToken, pinOf } from '@/lib/bookings/payments/gift/secrets';
import { company } from '@/lib/company/company';
import { intlTag } from '@/lib/i18n/locales';
import { typed, wordsIn } from '@/lib/i18n/server-words';
import { drawGiftCard } from '@/lib/mail/pdf/gift-card-pdf';
import { formatQarExactly } from '@/lib/money';
import { createAdminClient } from '@/lib/supabase/admin';
import { isolated } from '@/lib/text/isolate';
import { formatDay } from '@/lib/time/dates';
import type { Block, Composed } from '../layout';
import { linkTo, type QueuedMail } from '../queued-mail';
import { attachedPdf, callUs } from './booking-parts';

const asked = z.object({ id: z.uuid(), version: z.int(), reference: z.string() });

const card = z.nullable(
  z.object({
    number: z.string(),
    balance: z.coerce.number(),
    validUntil: z.string(),
    recipientName: z.string(),
    senderName: z.string(),
    message: z.string(),
    design: z.enum(giftDesigns),
  }),
);

/** To the recipient, in the language of the card. The card is made now; written again, the mail has the same number and PIN. */
export async function giftCardMail(mail: QueuedMail): Promise<Composed | 'moot'> {
  const { id, version, reference } = asked.parse(mail.data);
  const pin = pinOf(id, version);
  const { data, error } = await createAdminClient().rpc('make_gift_card', { gift: id, version, pin });
  if (error) throw error;
  const made = card.parse(data);
  if (!made) return 'moot';
  const { language } = mail;
  const t = (await wordsIn(language, ['giftCards']))('giftCards.mail');
  const words = giftCardWords[language];
  const [recipient, sender] = [typed(made.recipientName), typed(made.senderName)];
  const amount = isolated(formatQarExactly(made.balance, intlTag(language)));
  const number = (made.number.match(/.{4}/g) ?? []).join(' ');
  const drawn = {
    design: made.design,
    title: `${company.name[language]} · ${words.title}`,
    amount,
    to: `${words.to} ${recipient}`,
    from: `${words.from} ${sender}`,
  };
  const message = made.message && typed(made.message);
  const validUntil = isolated(formatDay(made.validUntil));
  const steps = [t('steps.choose'), t('steps.pay'), t('steps.rest')];
  const facts = [
    { term: t('amount'), text: amount, isStrong: true as const },
    { term: t('validUntil'), text: validUntil },
  ];
  const pdf = await attachedPdf(async () => ({
    name: `karam-gift-card-${language}.pdf`,
    bytes: await drawGiftCard({
      language,
      card: drawn,
      message,
      codes: [
        { label: t('number'), code: isolated(number) },
        { label: t('pin'), code: isolated(pin) },
      ],
      facts,
      heading: t('howTitle'),
      steps,
      notes: [t('keep')],
    }),
  }));
  return {
    content: {
      language,
      subject: t('subject', { sender }),
      preview: t('preview', { amount }),
      title: t('title', { recipient }),
      blocks: [
        { type: 'giftCard', ...drawn },
        ...(message ? [{ type: 'quote', text: message } as const] : []),
        { type: 'text', text: t('text', { sender, amount }) },
        { type: 'code', label: t('number'), code: number },
        { type: 'code', label: t('pin'), code: pin },
        { type: 'facts', rows: facts },
        { type: 'heading', text: t('howTitle') },
        { type: 'steps', items: steps },
        { type: 'button', label: t('choose'), href: linkTo(mail, '/', language) },
        { type: 'link', label: t('balance'), href: linkTo(mail, '/support/gift-card#balance', language) },
        { type: 'text', text: t('keep'), isSoft: true },
        ...(await callUs(reference, language)),
      ],
      footer: [t('why', { sender })],
    },
    ...(pdf && { attachments: [pdf] }),
  };
}

/** For the sender's receipt: the page of the payment, with the proof that whoever opens it has the receipt. */
export async function giftAddressLink(mail: QueuedMail, id: string, key: string): Promise<Block> {
  const t = (await wordsIn(mail.language, ['giftCards']))('giftCards.sender');
  return { type: 'link', label: t('link'), href: linkTo(mail, `${paymentPath(key)}&gift=${giftToken(id)}`, mail.language) };
}
