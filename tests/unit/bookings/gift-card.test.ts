import { beforeEach, describe, expect, it, vi } from 'vitest';
import { giftOf, giftToken, pinOf } from '@/lib/bookings/payments/gift/secrets';
import { checkGiftDraft, emptyGiftDraft, type GiftDraft, giftPaths } from '@/lib/bookings/products/gift-card/draft';
import { giftCard } from '@/lib/bookings/products/gift-card/product';
import { giftAmounts, giftMessageLength, giftRequest } from '@/lib/bookings/products/gift-card/schema';
import { errorsAtFields } from '@/lib/bookings/send';
import { writeDay } from '@/lib/time/dates';
import ar from '@/messages/ar/giftCards.json';
import en from '@/messages/en/giftCards.json';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { stubBackend } from '../stubs';

const today = todayInQatar();
const day = (ahead: number) => writeDay(addDays(today, ahead));
const typed = (more: Partial<GiftDraft> = {}): GiftDraft => ({
  ...emptyGiftDraft('ar', today),
  recipientName: ' نور  العلي ',
  recipientEmail: 'noor@example.com',
  senderName: 'Amina Al-Example',
  message: 'Mabrouk!\nSee you soon.',
  email: 'amina@example.com',
  phone: '4000 0000',
  sendOn: day(9),
  ...more,
});
const errorsOf = (more: Partial<GiftDraft>) => {
  const check = checkGiftDraft(typed(more), today);
  return 'errors' in check ? check.errors : {};
};
const checked = (more: Partial<GiftDraft> = {}) => {
  const check = checkGiftDraft(typed(more), today);
  if ('errors' in check) throw new Error(JSON.stringify(check.errors));
  return check.request;
};

beforeEach(() => {
  stubBackend();
  vi.stubEnv('PAYMENT_PROVIDER', 'sandbox');
});

describe('the form of a gift card', () => {
  it('reads what people type', () => {
    expect(checked({ amount: '١٬٢٥٠' })).toEqual({
      gift: {
        amount: 1250,
        design: 'journey',
        recipientName: 'نور العلي',
        recipientEmail: 'noor@example.com',
        senderName: 'Amina Al-Example',
        message: 'Mabrouk!\nSee you soon.',
        language: 'ar',
        sendOn: addDays(today, 9),
      },
      contact: { email: 'amina@example.com', phone: '+97440000000' },
    });
    expect(checked({ message: '' }).gift.message).toBe('');
  });

  it('says what is wrong, field by field, in words of both languages', () => {
    const empty = { ...emptyGiftDraft('en', ''), amount: '', phone: '' };
    const check = checkGiftDraft(empty, today);
    expect(check).toEqual({
      errors: {
        'gift.amount': 'amountRange',
        'gift.recipientName': 'recipientNameRequired',
        'gift.recipientEmail': 'emailInvalid',
        'gift.sendOn': 'unreadable',
        'gift.senderName': 'senderNameRequired',
        'contact.email': 'emailInvalid',
        'contact.phone': 'phoneInvalid',
      },
    });
    if ('errors' in check)
      expect(Object.keys(check.errors)).toEqual(Object.values(giftPaths).filter((path) => path in check.errors));
    const wrong: [keyof GiftDraft, string, string][] = [
      ['design', 'camel', 'unknown'],
      ['amount', String(giftAmounts.least - 1), 'amountRange'],
      ['amount', String(giftAmounts.most + 1), 'amountRange'],
      ['amount', '99.50', 'amountRange'],
      ['amount', '1e3', 'amountRange'],
      ['recipientName', 'x'.repeat(61), 'nameTooLong'],
      ['recipientName', 'win.example.com', 'webAddress'],
      ['senderName', 'https://x', 'webAddress'],
      ['message', 'Claim it at prize.io', 'webAddress'],
      ['message', 'm'.repeat(giftMessageLength + 1), 'messageTooLong'],
      ['sendOn', day(-1), 'past'],
      ['sendOn', day(800), 'tooFar'],
      ['language', 'fr', 'languageRequired'],
    ];
    for (const [field, value, error] of wrong) {
      expect(errorsOf({ [field]: value }), `${field} ${value}`).toEqual({ [giftPaths[field]]: error });
      if (field === 'sendOn') continue;
      for (const messages of [en, ar]) expect(messages.form.errors).toHaveProperty(error);
    }
    for (const path of Object.values(giftPaths)) expect(errorsAtFields([{ path, message: 'unknown' }])).not.toBeNull();
  });
});

describe('the purchase', () => {
  const request = (more: Partial<GiftDraft> = {}) =>
    giftRequest.parse({ idempotencyKey: crypto.randomUUID(), locale: 'en', ...checked(more) });
  const context = { now: new Date(), secret: 'x'.repeat(32), requestId: 'test' };

  it('is refused where the site takes no payments, and for a day that is over', async () => {
    expect(await giftCard.check(request(), context)).toBeNull();
    const late = new Date(Date.now() + 10 * 86_400_000);
    expect(await giftCard.check(request(), { ...context, now: late })).toEqual({
      code: 'invalidBooking',
      errors: [{ path: 'gift.sendOn', message: 'past' }],
    });
    vi.stubEnv('PAYMENT_PROVIDER', '');
    expect(await giftCard.check(request(), context)).toMatchObject({ code: 'offerGone' });
  });

  it('keeps who gets it apart from the offer, which is kept as long as the accounts', () => {
    const record = giftCard.record(request({ senderName: 'Amina', design: 'eid' }));
    expect(record).toMatchObject({ total: '500.00', passengers: [{ givenNames: 'Amina', surname: 'Amina' }] });
    expect(record.gift).toMatchObject({ recipient_email: 'noor@example.com', design: 'eid', send_on: addDays(today, 9) });
    expect(JSON.stringify({ ...record, gift: null })).not.toMatch(/noor|نور|Mabrouk/);
    expect(giftCard.record(request({ senderName: 'Amina bint Saad' })).passengers).toMatchObject([
      { givenNames: 'Amina bint', surname: 'Saad' },
    ]);
  });
});

describe('its secrets', () => {
  const id = '00000000-0000-4000-8000-0000000000aa';

  it('has one PIN of six digits for each card and version, as long as the secret is the same', () => {
    const pin = pinOf(id, 1);
    expect(pin).toMatch(/^\d{6}$/);
    expect(pinOf(id, 1)).toBe(pin);
    expect(new Set([pin, pinOf(id, 2), pinOf(id.replace('aa', 'ab'), 1)]).size).toBe(3);
    vi.stubEnv('OFFER_SIGNING_SECRET', 'another secret of the site, thirty-two letters');
    expect(pinOf(id, 1)).not.toBe(pin);
  });

  it('opens the address of a card for the link of its receipt alone', () => {
    const token = giftToken(id);
    expect(giftOf(token)).toBe(id);
    for (const forged of [id, `${id}.`, token.slice(0, -1), token.replace('aa.', 'ab.'), `x${token}`, '']) {
      expect(giftOf(forged), forged).toBeNull();
    }
  });
});
