import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { type Block, type Composed, mailText } from '@/lib/mail/layout';
import { joinMail } from '@/lib/mail/outbox';
import type { QueuedMail } from '@/lib/mail/queued-mail';

let rows = 0;

/** News of one booking, as its composer wrote it. */
function news(kind: string, title: string, { data = {}, language = 'en' as Locale, blocks = [] as Block[], ics = '' } = {}) {
  rows += 1;
  const mail: QueuedMail = {
    ...{ id: rows, kind, recipient: 'amina@example.com', language, attempts: 1, created_at: '2027-01-01T09:00:00Z' },
    data: { reference: 'KT-222222', message: `Text of ${title}`, ...data },
  };
  const composed: Composed = {
    content: {
      ...{ language, subject: title, title, preview: `${title}.`, footer: ['Why you got this'] },
      blocks: [
        { type: 'code', label: 'Reference', code: 'KT-222222' },
        { type: 'text', text: `Text of ${title}` },
        ...blocks,
        { type: 'button', label: 'Manage', href: 'https://karam.test/manage' },
      ],
    },
    ...(ics && { attachments: [{ filename: 'KT-222222.ics', contentType: 'text/calendar', content: ics }] }),
  };
  return { mail, composed };
}
const refund = (event: string, amount: number, language: Locale = 'en') =>
  news('payment_news', event, { data: { event, amount }, language });

describe('news of a booking', () => {
  it('that is alone is its own mail', async () => {
    const alone = news('booking_status', 'Confirmed');
    expect(await joinMail([alone])).toBe(alone.composed);
  });

  it('is one mail that tells each event once, under the most important one', async () => {
    const reported = [refund('toGiftCard', 21_000), news('booking_status', 'Cancelled'), news('change_status', 'Closed')];
    const { content } = await joinMail(reported);
    expect(content.subject).toBe('Cancelled');
    const text = mailText(content);
    for (const title of ['toGiftCard', 'Cancelled', 'Closed']) expect(text.split(`Text of ${title}`)).toHaveLength(2);
    expect(text.indexOf('Text of toGiftCard')).toBeLessThan(text.indexOf('Text of Closed'));
    expect(text.match(/KT-222222|karam\.test\/manage|Why you got this/g)).toHaveLength(3);
    expect(content.preview).toBe('Cancelled. toGiftCard. Closed.');
  });

  it('has the sentence of the present state once, and the request with what is asked for it', async () => {
    const state: Block[] = [{ type: 'text', text: 'We book as soon as your payment is in.' }];
    const trip: Block[] = [{ type: 'facts', rows: [{ term: 'Trip', text: 'Doha to London' }] }];
    const received = news('booking_received', 'We have your request', { blocks: [...state, ...trip], ics: 'STATUS:TENTATIVE' });
    const asked = news('payment_news', 'Please pay', { data: { event: 'asked' }, blocks: state });
    const { content, attachments } = await joinMail([received, asked]);
    expect(content.subject).toBe('Please pay');
    const text = mailText(content);
    for (const once of ['We book as soon', 'Text of We have your request', 'Doha to London', 'Text of Please pay'])
      expect(text.split(once)).toHaveLength(2);
    expect(attachments).toHaveLength(1);
    const refunds = [1, 2].map(() => news('payment_news', 'Refund', { data: { event: 'toGiftCard', amount: 1 }, blocks: state }));
    expect(mailText((await joinMail(refunds)).content).split('We book as soon')).toHaveLength(2);
  });

  it('has the steps and the files of the present status alone', async () => {
    const steps: Block[] = [
      { type: 'steps', items: ['Pay soon'] },
      { type: 'facts', rows: [{ term: 'Pay by', text: 'noon' }] },
    ];
    const confirmed = news('booking_status', 'Confirmed', { blocks: steps, ics: 'STATUS:CONFIRMED' });
    const cancelled = news('booking_status', 'Cancelled', { ics: 'STATUS:CANCELLED' });
    const both = await joinMail([confirmed, cancelled]);
    expect(both.attachments).toMatchObject([{ content: 'STATUS:CANCELLED' }]);
    expect(mailText(both.content)).toContain('Text of Confirmed');
    expect(mailText(both.content)).not.toMatch(/Pay soon|noon/);
    const asked = news('payment_news', 'Please pay', { data: { event: 'asked' } });
    const due = await joinMail([confirmed, asked]);
    expect(due.content.subject).toBe('Please pay');
    expect(due.attachments).toMatchObject([{ content: 'STATUS:CONFIRMED' }]);
    expect(mailText(due.content)).toContain('noon');
  });

  it('tells of two refunds of the same sum, and keeps the steps of what is still true', async () => {
    const two = mailText((await joinMail([refund('toGiftCard', 5_000), refund('toGiftCard', 5_000)])).content);
    expect(two.split('Text of toGiftCard')).toHaveLength(3);
    const confirmed = news('booking_status', 'Confirmed', { blocks: [{ type: 'steps', items: ['Hold until noon'] }] });
    const asked = news('payment_news', 'Please pay', { data: { event: 'asked' } });
    expect(mailText((await joinMail([confirmed, asked])).content)).toContain('Hold until noon');
  });

  it.each<[Locale, string]>([
    ['en', 'Total refund: QAR\u00a02,410'],
    ['ar', 'مجموع ما يعود إليك: \u20682,410\u00a0ر.ق.\u200f\u2069'],
  ])('has the whole sum of several refunds (%s)', async (language, sum) => {
    const some = [refund('toGiftCard', 21_000, language), refund('refunded', 220_000, language)];
    const plain = (text: string) => text.replace(/\p{Cf}/gu, '');
    expect(plain(mailText((await joinMail(some)).content))).toContain(plain(sum));
    expect(mailText((await joinMail([refund('paid', 1, language), ...some.slice(1)])).content)).not.toContain(sum.slice(0, 12));
  });
});
