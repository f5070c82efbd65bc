import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as desk, GET as takesPayments } from '@/app/api/desk/payments/route';
import { POST as seeBooking } from '@/app/api/payments/booking/route';
import { POST as open } from '@/app/api/payments/open/route';
import { POST as changeParts } from '@/app/api/payments/parts/route';
import { POST as pay } from '@/app/api/payments/pay/route';
import { POST as giveReceipt } from '@/app/api/payments/receipt/route';
import { POST as press, GET as sandboxPage } from '@/app/api/payments/sandbox/route';
import { POST as webhook } from '@/app/api/payments/webhook/route';
import { POST as selfService } from '@/app/api/self-service/[name]/route';
import { checkProviders } from '@/lib/bookings/payments/check-providers';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';
import { sandboxActions } from '@/lib/bookings/payments/sandbox-page';
import { settleNext } from '@/lib/bookings/payments/settle';
import { visitorPass } from '@/lib/bookings/payments/visitor-pass';
import { readPayments, refundable, refundSplit } from '@/lib/desk/payments';
import { sendDueMail } from '@/lib/mail/outbox';
import { hmacOf } from '@/supabase/functions/_shared/webhook-signature';
import arabic from '../../../messages/ar/payments.json' with { type: 'json' };
import english from '../../../messages/en/payments.json' with { type: 'json' };
import { storeBooking } from '../../fixtures/stored-booking.ts';
import { password, signedInStaff, signedInUser, testBackend } from '../backend/test-backend.ts';
import { CookieJar, newVisitor, pointSiteAt, postJson, signingSecretOf } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));

const backend = testBackend({ PAYMENT_PROVIDER: 'sandbox' });
const jar = new CookieJar();
browser.jar = jar;
let staff: Awaited<ReturnType<typeof signedInUser>>;
let customer: Awaited<ReturnType<typeof signedInUser>>;

beforeAll(async () => {
  staff = await signedInStaff(backend);
  customer = await signedInUser(backend, 'amina');
});

beforeEach(async () => {
  pointSiteAt(backend);
  vi.stubEnv('PAYMENT_PROVIDER', 'sandbox');
  vi.stubEnv('MAIL_GATHER_SECONDS', '0');
  vi.stubEnv('SITE_URL', 'https://www.karam.example');
  vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
  jar.clear();
  await jar.signIn(backend, staff.email, password);
});

async function newBooking({ locale = 'en', status = 'confirmed' } = {}): Promise<{ id: string; reference: string }> {
  const booked = await storeBooking(
    backend.admin(),
    {
      ...{ user_id: customer.id, kind: 'hotel', locale, contact_email: customer.email, total_amount: '3210.00' },
      offer: { title: { en: 'Plain House', ar: 'بيت بسيط' } },
    },
    { surname: 'Example' },
  );
  const { error } = await backend.admin().from('bookings').update({ status }).eq('id', booked.id);
  if (error) throw error;
  return booked;
}

const inADay = () => new Date(Date.now() + 86_400_000).toISOString();
const read = async (answer: Response) => ({ status: answer.status, body: await answer.json().catch(() => null) });
const atDesk = async (body: object) => read(await desk(postJson('/api/desk/payments', body)));
const ask = async (booking: string, more: object = {}) => {
  const payment = crypto.randomUUID();
  const answer = await atDesk({ type: 'ask', payment, booking, amount: 321_000, payBy: inADay(), seen: 0, ...more });
  return { payment, outcome: answer.body.outcome };
};
async function asked(options: Parameters<typeof newBooking>[0] = {}) {
  const booking = await newBooking(options);
  const { payment } = await ask(booking.id);
  // Only before it is paid.
  await sendDueMail();
  const { data } = await backend.admin().from('payments').select('link_key').eq('id', payment).single();
  return { booking, payment, key: String(data?.link_key) };
}
const look = async (key: string) => {
  const { status, body } = await read(await open(postJson('/api/payments/open', { key })));
  return { status, payment: body?.payment as OpenedPayment };
};
const payUrl = async (key: string) =>
  (await read(await pay(postJson('/api/payments/pay', { key, locale: 'en' })))).body?.url as string;
const chargeOf = (url: string) => new URL(url).searchParams.get('charge') ?? '';
const bankDoes = (url: string, what: string) =>
  press(
    new Request('https://www.karam.example/api/payments/sandbox', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newVisitor() },
      body: new URLSearchParams({ charge: chargeOf(url), press: what }),
    }),
  );
async function settleAll() {
  while (await settleNext());
}
/** Mail about the payment, without the request and its confirmation before it. */
async function mails(about: string) {
  await sendDueMail();
  return (await backend.mailTo(customer.email))
    .filter(({ text }) => text.includes(about))
    .toReversed()
    .slice(2);
}
const subjects = async (about: string) => (await mails(about)).map(({ subject }) => subject.replace(about, '·'));
const bell = async (about: string) =>
  (await backend.admin().from('notifications').select('title').eq('reference', about).order('created_at')).data?.map(
    ({ title }) => title.replace(about, '·'),
  );
/** In dirhams, debits are positive. */
async function balances(booking: string) {
  const { data } = await staff.client.from('ledger_entries').select('debit, credit, amount').eq('booking_id', booking);
  const sums: Record<string, number> = {};
  for (const { debit, credit, amount } of data ?? []) {
    sums[debit] = (sums[debit] ?? 0) + amount;
    sums[credit] = (sums[credit] ?? 0) - amount;
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

describe('a payment', () => {
  it('is requested at the desk, paid on the page of the provider, and gets a receipt', async () => {
    const { booking, key } = await asked();
    expect((await look(key)).payment).toMatchObject({
      status: 'created',
      amount: 321_000,
      total: 321_000,
      paid: 0,
      reference: booking.reference,
    });
    const url = await payUrl(key);
    expect(url).toMatch(/^https:\/\/www\.karam\.example\/api\/payments\/sandbox\?charge=sandbox_[0-9a-f]{32}$/);
    expect(await payUrl(key)).toBe(url);
    const page = await (await sandboxPage(new Request(url, { headers: { 'x-forwarded-for': newVisitor() } }))).text();
    expect(page).toContain(booking.reference);
    expect(page).toContain('3,210');
    const back = await bankDoes(url, 'pay');
    expect(back.headers.get('location')).toBe(`https://www.karam.example/booking/payment?key=${key}`);
    expect((await look(key)).payment).toMatchObject({ status: 'paid', refunded: 0, paid: 321_000, paidAt: expect.any(String) });
    expect(await balances(booking.id)).toEqual({ provider: 314_580, fees: 6_420, customer: -321_000 });
    expect(await payUrl(key)).toBeUndefined();
    const [first, receipt] = await mails(booking.reference);
    expect(first?.subject).toBe(`Please pay for booking ${booking.reference}`);
    expect(first?.text).toContain(`https://www.karam.example/booking/payment?key=${key}`);
    expect(first?.text).toMatch(/QAR\s3,210\S? is due by \S?\d\d\/\d\d\/\d{4} \d\d:\d\d\S?, Qatar time/);
    expect(receipt?.text).toMatch(/You have paid QAR\s3,210/);
    expect(receipt?.text).toContain('Plain House');
    expect(await bell(booking.reference)).toEqual(['Please pay for booking ·', 'We have received your payment for ·']);
    const unread = await backend
      .admin()
      .from('notifications')
      .select('type')
      .eq('reference', booking.reference)
      .eq('read', false);
    expect(unread.data).toEqual([{ type: 'payment_paid' }]);
  });

  it('opens its booking for whoever has just paid, and for nobody else with the link', async () => {
    const { booking, key } = await asked();
    const ofPass = async (pass: string, of = key) => read(await seeBooking(postJson('/api/payments/booking', { key: of, pass })));
    const begun = (await read(await pay(postJson('/api/payments/pay', { key, locale: 'en' })))).body as {
      url: string;
      pass: string;
    };
    expect((await ofPass(begun.pass)).status).toBe(404);
    // The link was forwarded, and is pressed before the owner has paid.
    const other = (await read(await pay(postJson('/api/payments/pay', { key, locale: 'en' })))).body;
    expect(other).toEqual({ url: begun.url });
    await bankDoes(begun.url, 'pay');
    expect(await ofPass(begun.pass)).toEqual({
      status: 200,
      body: { reference: booking.reference, lastName: 'Example' },
    });
    const another = await asked();
    const anotherPass = (await read(await pay(postJson('/api/payments/pay', { key: another.key, locale: 'en' })))).body.pass;
    const [, charge = ''] = begun.pass.split('.');
    const old = visitorPass(key, charge, Date.now() - 61 * 60_000);
    for (const pass of ['', 'x.y', anotherPass, `9${begun.pass.slice(1)}`, visitorPass(key, crypto.randomUUID()), old]) {
      expect((await ofPass(pass)).status, pass).toBe(404);
    }
    expect((await ofPass(begun.pass, another.key)).status).toBe(404);
  });

  it('is not mailed once it is withdrawn, and that is not reported as failed mail', async () => {
    const booking = await newBooking();
    const { payment } = await ask(booking.id);
    await atDesk({ type: 'withdraw', payment });
    expect(await subjects(booking.reference)).not.toContain('Please pay for booking ·');
    const about = await backend.admin().from('mail_outbox').select('last_error').eq('reference', booking.reference);
    expect(about.data).toContainEqual({ last_error: 'moot' });
    const failed = await staff.client.rpc('desk_failed_mail');
    expect(failed.data?.map(({ reference }: { reference: string }) => reference)).not.toContain(booking.reference);
  });

  it('has a receipt as PDF once it is paid, only for those with its link', async () => {
    const { booking, key } = await asked();
    const another = await asked();
    const receipt = (body: object) => giveReceipt(postJson('/api/payments/receipt', body));
    expect((await receipt({ key, locale: 'en' })).status, 'not paid').toBe(404);
    await bankDoes(await payUrl(key), 'pay');
    const { getDocumentProxy, extractText } = await import('unpdf');
    for (const locale of ['en', 'ar']) {
      const given = await receipt({ key, locale });
      expect(given.headers.get('cache-control')).toBe('private, no-store');
      const read = await extractText(await getDocumentProxy(new Uint8Array(await given.arrayBuffer())), { mergePages: true });
      expect(read.text.replace(/\p{Cf}/gu, '')).toContain(booking.reference);
      expect(read.text.replace(/\p{Cf}/gu, '')).toContain('3,210');
    }
    // For any user: the link is the proof, for one payment.
    jar.clear();
    await jar.signIn(backend, customer.email, password);
    expect((await receipt({ key: another.key, locale: 'en' })).status, 'of another payment').toBe(404);
    expect((await receipt({ key: crypto.randomUUID().replaceAll('-', ''), locale: 'en' })).status, 'a guessed link').toBe(404);
    expect((await receipt({ key: booking.reference, locale: 'en' })).status, 'no link at all').toBe(400);
    const elsewhere = postJson('/api/payments/receipt', { key, locale: 'en' });
    elsewhere.headers.set('origin', 'https://other.example');
    expect((await giveReceipt(elsewhere)).status, 'another site').toBe(403);
  });

  it('is mailed in the language of the booking', async () => {
    const { booking, key } = await asked({ locale: 'ar' });
    await bankDoes(await payUrl(key), 'twice');
    expect(await subjects(booking.reference)).toEqual(['يرجى دفع مبلغ الحجز ·', 'استلمنا دفعتك للحجز ·']);
    const [first] = await mails(booking.reference);
    expect(first?.html).toContain('dir="rtl"');
    expect(first?.text).toContain(`/ar/booking/payment?key=${key}`);
  });

  it('that is refused can be retried, and is paid once', async () => {
    const { booking, key } = await asked();
    const first = await payUrl(key);
    await bankDoes(first, 'refuse');
    expect((await look(key)).payment).toMatchObject({ status: 'failed', failure: 'refused' });
    const second = await payUrl(key);
    expect(second).not.toBe(first);
    await bankDoes(second, 'give-up');
    expect((await look(key)).payment).toMatchObject({ status: 'failed', failure: 'abandoned' });
    await bankDoes(await payUrl(key), 'twice');
    expect((await look(key)).payment.status).toBe('paid');
    expect((await balances(booking.id))['customer']).toBe(-321_000);
    expect(await subjects(booking.reference)).toHaveLength(2);
  });

  it('without a webhook is read from the provider', async () => {
    const { key, payment } = await asked();
    const url = await payUrl(key);
    await backend.admin().rpc('sandbox_payment', { question: { type: 'press', id: chargeOf(url), status: 'paid', late: 0 } });
    // The page also asks the provider each time it is opened.
    await look(key);
    const { data } = await backend.admin().from('payments').select('status').eq('id', payment).single();
    expect(data?.status).toBe('paid');
  });

  it.each([
    ['en', english],
    ['ar', arabic],
  ] as const)('that needs a code of the bank is paid after the code is sent, in %s', async (locale, { sandbox }) => {
    const { key } = await asked();
    const url = (await read(await pay(postJson('/api/payments/pay', { key, locale })))).body?.url as string;
    const shown = async (address: string) => {
      const request = new Request(new URL(address, url), { headers: { 'x-forwarded-for': newVisitor() } });
      return (await sandboxPage(request)).text();
    };
    const choices = await shown(url);
    for (const choice of sandboxActions) expect(choices, choice).toContain(sandbox[choice]);
    const answer = await bankDoes(url, 'secure');
    expect(answer.status).toBe(303);
    const page = await shown(answer.headers.get('location') ?? '');
    expect(page).toContain(`lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(page).toContain(sandbox.codeLabel);
    expect((await look(key)).payment.status).toBe('pending');
    await bankDoes(url, 'pay');
    expect((await look(key)).payment.status).toBe('paid');
    expect(await shown(url)).toContain(sandbox.over);
  });

  it('that the bank confirms late is pending until then, and is paid once', async () => {
    const { booking, key } = await asked();
    const url = await payUrl(key);
    await bankDoes(url, 'late');
    expect((await look(key)).payment.status).toBe('pending');
    // A second visit gets the same page, where nothing is paid a second time.
    expect(await payUrl(key)).toBe(url);
    await bankDoes(url, 'refuse');
    expect((await look(key)).payment.status).toBe('pending');
    expect(await balances(booking.id)).toEqual({});
    // A shorter interval than that of the button.
    const soon = await asked();
    const charge = chargeOf(await payUrl(soon.key));
    await backend.admin().rpc('sandbox_payment', { question: { type: 'press', id: charge, status: 'paid', late: 1 } });
    expect((await look(soon.key)).payment.status).toBe('pending');
    await expect.poll(async () => (await look(soon.key)).payment.status).toBe('paid');
    expect((await balances(soon.booking.id))['customer']).toBe(-321_000);
  });

  it('that is paid after it was withdrawn is refunded, and the customer is notified', async () => {
    const { booking, key, payment } = await asked();
    const url = await payUrl(key);
    expect((await atDesk({ type: 'withdraw', payment })).body).toEqual({ outcome: 'withdrawn' });
    expect((await atDesk({ type: 'withdraw', payment })).body).toEqual({ outcome: 'stale' });
    await bankDoes(url, 'pay');
    await settleAll();
    expect((await look(key)).payment).toMatchObject({ status: 'cancelled', returned: 321_000 });
    expect(await balances(booking.id)).toEqual({ fees: 6_420, provider: -6_420 });
    expect(await subjects(booking.reference)).toEqual([
      'Please pay for booking ·',
      'You do not need to pay for · now',
      'We are sending your payment for · back',
      'Your refund for · is on its way',
    ]);
  });

  it('of a cancelled booking is closed', async () => {
    const { booking, key } = await asked();
    const url = await payUrl(key);
    await staff.client.rpc('desk_set_status', {
      wanted_subject: 'booking',
      item: booking.id,
      seen: 'confirmed',
      wanted: 'cancelled',
    });
    expect((await look(key)).payment.status).toBe('cancelled');
    await bankDoes(url, 'pay');
    await settleAll();
    expect((await balances(booking.id))['customer']).toBeUndefined();
  });
});

describe('a payment that is split', () => {
  const change = async (body: object) => read(await changeParts(postJson('/api/payments/parts', body)));
  const sendCard = async (key: string, number: string, pin: string) => {
    const request = postJson('/api/self-service/pay-with-gift-card', { key, number, pin });
    return read(await selfService(request, { params: Promise.resolve({ name: 'pay-with-gift-card' }) }));
  };
  const giftCard = async (card_number: string, face: number) => {
    const { error } = await backend.admin().rpc('issue_gift_card', { card_number, pin: '123456', face, last_day: '2040-01-01' });
    if (error) throw error;
    return card_number;
  };

  it('accepts a gift card and the points of the signed-in member, and is reported part by part', async () => {
    const number = await giftCard('234567892349', 210);
    const { booking, key } = await asked();
    await backend.admin().rpc('award_points', { user_id: customer.id, points: 2000, reason: 'adjustment' });
    jar.clear();
    expect(await change({ type: 'points', key, vouchers: 2 })).toEqual({ status: 200, body: { outcome: 'signedOut' } });
    await jar.signIn(backend, customer.email, password);
    expect((await read(await open(postJson('/api/payments/open', { key })))).body.points).toEqual({
      points: 2000,
      most: 2,
      part: null,
    });
    expect((await change({ type: 'points', key, vouchers: 2 })).body).toEqual({ outcome: 'added' });
    expect((await sendCard(key, number, '123456')).body).toEqual({ found: 'added' });
    expect((await look(key)).payment).toMatchObject({ rest: 280_000, parts: [{ last_digits: '2349' }, { points: 2000 }] });
    const url = await payUrl(key);
    expect(await (await sandboxPage(new Request(url, { headers: { 'x-forwarded-for': newVisitor() } }))).text()).toContain(
      '2,800',
    );
    await bankDoes(url, 'pay');
    expect(await balances(booking.id)).toEqual({
      ...{ provider: 274_400, fees: 5_600, vouchers: 21_000, points: 20_000, customer: -321_000 },
    });
    const receipt = (await mails(booking.reference)).at(-1);
    expect(receipt?.text.replace(/\p{Cf}/gu, '')).toMatch(
      /Gift\scard\sending\sin\s2349:[\s\S]*210[\s\S]*2,000\sKaram\sClub\spoints:[\s\S]*200[\s\S]*Card:[\s\S]*2,800/,
    );
    // Its owner sees the parts with the trip; another customer cannot see them, or use the owner's points.
    const columns = 'payment_parts (points, last_digits)';
    const seen = async ({ client }: typeof customer) =>
      (await client.from('payments').select(columns).eq('booking_id', booking.id)).data;
    expect(await seen(customer)).toEqual([{ payment_parts: expect.arrayContaining([{ points: 2000, last_digits: null }]) }]);
    expect(await seen(await signedInUser(backend, 'noura'))).toEqual([]);
    await jar.signIn(backend, staff.email, password);
    const [paid] = await readPayments(staff.client, booking.id);
    expect(paid && refundSplit(paid, 50_000).map(({ amount }) => amount)).toEqual([21_000, 20_000, 9_000]);
  });

  it.each([
    ['en', '234567892513', 'Total refund', 'Gift card ending in 2513', 'Karam Club points', 'Card'],
    ['ar', '234567892521', 'مجموع ما يعود إليك', 'بطاقة هدية تنتهي بالرقم 2521', 'نقاط نادي كرم', 'البطاقة البنكية'],
  ])(
    'tells in one mail that its booking is cancelled, and the whole sum that goes back (%s)',
    async (locale, number, ...terms) => {
      await giftCard(number, 210);
      const { booking, payment, key } = await asked({ locale });
      await backend.admin().rpc('award_points', { user_id: customer.id, points: 2000, reason: 'adjustment' });
      await jar.signIn(backend, customer.email, password);
      expect((await change({ type: 'points', key, vouchers: 2 })).body).toEqual({ outcome: 'added' });
      await sendCard(key, number, '123456');
      await bankDoes(await payUrl(key), 'pay');
      const before = (await mails(booking.reference)).length;

      vi.stubEnv('MAIL_GATHER_SECONDS', '60');
      const admin = backend.admin();
      await admin.from('bookings').update({ status: 'cancelled' }).eq('id', booking.id).throwOnError();
      const sentBack = { payment, refund: crypto.randomUUID(), amount: 321_000, seen: 321_000 };
      expect((await staff.client.rpc('desk_refund_payment', sentBack)).data).toBe('created');
      await settleAll();
      const unsent = () =>
        admin.from('mail_outbox').select('id, attempts').eq('reference', booking.reference).is('sent_at', null).order('id');
      const news = (await unsent()).data ?? [];
      expect(news).toHaveLength(4);
      // More may come.
      expect(await mails(booking.reference)).toHaveLength(before);
      const aMinuteAgo = new Date(Date.now() - 61_000).toISOString();
      await admin.from('mail_outbox').update({ created_at: aMinuteAgo }).eq('id', news[0]?.id);
      // A process that has claimed it and was killed: it is claimed again, whole.
      expect((await admin.rpc('claim_mail', { gather: 60 })).data?.map(({ id }: { id: number }) => id).toSorted()).toEqual(
        news.map(({ id }) => id),
      );
      expect((await admin.rpc('claim_mail', { gather: 60 })).data).toEqual([]);
      await admin.from('mail_outbox').update({ send_after: aMinuteAgo }).eq('reference', booking.reference).is('sent_at', null);
      await Promise.all([sendDueMail(), sendDueMail()]);

      const sent = (await mails(booking.reference)).slice(before);
      expect(sent).toHaveLength(1);
      expect((await unsent()).data).toEqual([]);
      const text = sent[0]?.text.replace(/\p{Cf}/gu, '') ?? '';
      const sums = ['3,210', '210', '200', '2,800'];
      const lines = text.replace(/[\u00a0]/g, ' ').split('\n');
      expect(terms.map((term) => lines.find((line) => line.startsWith(`${term}:`)))).toEqual(
        sums.map((sum) => expect.stringMatching(new RegExp(`(^|\\D)${sum}(\\D|$)`))),
      );
      expect(sent[0]?.subject).toMatch(/cancelled|أُلغي/);
      // Each event in its words, each once.
      const bells = await admin.from('notifications').select('title').eq('reference', booking.reference).order('created_at');
      const titles = (bells.data ?? []).slice(-3).map(({ title }) => title.replace(/\p{Cf}/gu, ''));
      expect(titles.map((title) => text.split(title).length - 1)).toEqual([1, 1, 1]);
      const files = sent[0]?.attachments ?? [];
      expect(files.filter(({ filename }) => filename.endsWith('.ics'))).toHaveLength(1);
      expect(files.find(({ filename }) => filename.endsWith('.ics'))?.content).toContain('STATUS:CANCELLED');
      expect(files.filter(({ filename }) => filename.endsWith('.pdf'))).toHaveLength(1);
    },
  );

  it('that a gift card covers completely needs no provider, and is paid once', async () => {
    const number = await giftCard('234567892463', 5000);
    const { booking, key } = await asked({ locale: 'ar' });
    expect((await sendCard(key, number, '123456')).body).toEqual({ found: 'added' });
    const press = async () => read(await pay(postJson('/api/payments/pay', { key, locale: 'ar' })));
    expect(await press()).toMatchObject({ status: 200, body: { outcome: 'paid' } });
    expect((await press()).status).toBe(404);
    expect(await balances(booking.id)).toEqual({ vouchers: 321_000, customer: -321_000 });
    expect(await subjects(booking.reference)).toEqual(['يرجى دفع مبلغ الحجز ·', 'استلمنا دفعتك للحجز ·']);
  });

  it('counts guesses of a PIN together with those at the balance check', async () => {
    const number = await giftCard('234567892471', 100);
    const { key } = await asked();
    const statuses = [];
    for (let guess = 0; guess < 16; guess++) statuses.push((await sendCard(key, number, `65432${guess % 10}`)).status);
    expect(statuses).toEqual([...Array(15).fill(200), 429]);
    const checked = await selfService(postJson('/api/self-service/gift-card', { number, pin: '123456' }), {
      params: Promise.resolve({ name: 'gift-card' }),
    });
    expect(checked.status).toBe(429);
    expect((await look(key)).payment.parts).toEqual([]);
  });
});

describe('a refund', () => {
  it('is made in parts, each once, and never more than was paid', async () => {
    const { booking, key, payment } = await asked();
    await bankDoes(await payUrl(key), 'pay');
    const back = (amount: number, seen: number, refund: string = crypto.randomUUID()) =>
      atDesk({ type: 'refund', payment, refund, amount, seen, order: 'none' });
    const refund = crypto.randomUUID();
    expect((await back(100_050, 321_000, refund)).body).toEqual({ outcome: 'created' });
    expect((await back(100_050, 321_000, refund)).body).toEqual({ outcome: 'repeated' });
    // A colleague who has not seen the first refund.
    expect((await back(100_050, 321_000)).body).toEqual({ outcome: 'stale' });
    expect((await back(300_000, 220_950)).body).toEqual({ outcome: 'tooMuch' });
    expect((await balances(booking.id))['refunds']).toBe(-100_050);
    await settleAll();
    expect((await look(key)).payment).toMatchObject({ status: 'partly_refunded', refunded: 100_050 });
    await back(220_950, 220_950);
    await settleAll();
    expect((await look(key)).payment).toMatchObject({ status: 'refunded', refunded: 321_000 });
    expect(await balances(booking.id)).toEqual({ fees: 6_420, provider: -6_420 });
    expect((await subjects(booking.reference)).filter((subject) => subject.startsWith('Your refund'))).toHaveLength(2);
    const [shown] = await readPayments(staff.client, booking.id);
    expect(shown?.payment_refunds.map(({ cause, status }) => [cause, status])).toEqual([
      ['desk', 'done'],
      ['desk', 'done'],
    ]);
  });

  it('that is automatic and was refused can be sent again from the desk, in full', async () => {
    const { booking, key, payment } = await asked();
    const url = await payUrl(key);
    await atDesk({ type: 'withdraw', payment });
    await bankDoes(url, 'pay');
    const [back] = (await backend.admin().from('payment_refunds').select('id').eq('payment_id', payment)).data ?? [];
    const failed = { refund: back?.id ?? '', refund_id: 'refused', said: 'failed', said_amount: 321_000 };
    expect((await backend.admin().rpc('record_refund', failed)).data).toBe('failed');
    const reported = await backend
      .admin()
      .from('notifications')
      .select('user_id')
      .eq('type', 'desk_refundFailed')
      .eq('reference', booking.id);
    expect(reported.data).toEqual([{ user_id: staff.id }]);
    const again = (amount: number) =>
      atDesk({ type: 'refund', payment, order: 'none', refund: crypto.randomUUID(), amount, seen: 321_000, again: back?.id });
    const [shown] = await readPayments(staff.client, booking.id);
    expect(shown && refundable(shown)).toBe(321_000);
    expect((await again(320_000)).body).toEqual({ outcome: 'tooMuch' });
    expect((await again(321_000)).body).toEqual({ outcome: 'created' });
    expect((await again(321_000)).body).toEqual({ outcome: 'stale' });
    await settleAll();
    expect((await balances(booking.id))['customer']).toBeUndefined();
  });
});

describe('the desk', () => {
  it('requests one payment at a time, for a confirmed booking', async () => {
    const { id } = await newBooking({ status: 'requested' });
    expect((await ask(id)).outcome).toBe('notConfirmed');
    await backend.admin().from('bookings').update({ status: 'confirmed' }).eq('id', id);
    expect((await ask(id, { payBy: new Date(Date.now() - 1000).toISOString() })).outcome).toBe('deadline');
    const payment = crypto.randomUUID();
    expect((await ask(id, { payment })).outcome).toBe('created');
    expect((await ask(id, { payment })).outcome).toBe('repeated');
    expect((await ask(id)).outcome).toBe('open');
    expect((await ask(crypto.randomUUID())).outcome).toBe('gone');
    expect((await atDesk({ type: 'ask', payment, booking: id, amount: 0.5, payBy: inADay(), seen: 0 })).status).toBe(400);
  });

  it('needs a staff member, and a site with payments', async () => {
    const { id } = await newBooking();
    const body = { type: 'ask', payment: crypto.randomUUID(), booking: id, amount: 100, payBy: inADay(), seen: 0 };
    expect(await (await takesPayments()).json()).toEqual({ takesPayments: true });
    await jar.signIn(backend, customer.email, password);
    expect((await atDesk(body)).status).toBe(403);
    jar.clear();
    expect((await atDesk(body)).status).toBe(401);
    await jar.signIn(backend, staff.email, password);
    vi.stubEnv('PAYMENT_PROVIDER', '');
    expect((await atDesk(body)).status).toBe(409);
    expect(await (await takesPayments()).json()).toEqual({ takesPayments: false });
    const page = new Request('https://www.karam.example/api/payments/sandbox?charge=x', {
      headers: { 'x-forwarded-for': newVisitor() },
    });
    expect((await sandboxPage(page)).status).toBe(404);
    vi.stubEnv('PAYMENT_PROVIDER', 'tap');
    expect((await sandboxPage(page)).status).toBe(404);
  });
});

describe('webhooks', () => {
  it('are refused without a signature, and change nothing when they are false', async () => {
    const { key } = await asked();
    const url = await payUrl(key);
    const body = JSON.stringify({ type: 'charge', id: chargeOf(url), status: 'paid' });
    const send = (seal: string, said = body) =>
      webhook(
        new Request('https://www.karam.example/api/payments/webhook', {
          method: 'POST',
          headers: { 'content-type': 'application/json', hashstring: seal, 'x-forwarded-for': newVisitor() },
          body: said,
        }),
      );
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await send('f'.repeat(64))).status).toBe(401);
    // It names one of our charges, which only the provider should know.
    expect(log.mock.lastCall?.[0]).toContain('wrongSecret: sandbox');
    expect((await send('f'.repeat(64), body.replace('sandbox_', 'sandbox_0'))).status).toBe(401);
    expect(log.mock.lastCall?.[0]).toContain('"cause":"forged"');
    vi.stubEnv('OFFER_SIGNING_SECRET', 'another secret than that of the functions');
    expect((await send('f'.repeat(64))).status).toBe(502);
    expect(log.mock.lastCall?.[0]).toContain('notTheSite');
    pointSiteAt(backend);
    log.mockRestore();
    expect((await send(await hmacOf(signingSecretOf(backend.dataDir), body))).status).toBe(200);
    expect((await look(key)).payment.status).toBe('pending');
  });

  it('that arrive twice, late and out of order make one payment', async () => {
    const { booking, key, payment } = await asked();
    const charge = chargeOf(await payUrl(key));
    const body = JSON.stringify({ type: 'charge', id: charge });
    const seal = await hmacOf(signingSecretOf(backend.dataDir), body);
    const headers = { 'content-type': 'application/json', hashstring: seal, 'x-forwarded-for': newVisitor() };
    const send = () => webhook(new Request('https://www.karam.example/api/payments/webhook', { method: 'POST', headers, body }));
    await backend.admin().rpc('sandbox_payment', { question: { type: 'press', id: charge, status: 'paid', late: 0 } });
    for (let time = 0; time < 2; time++) expect((await send()).status).toBe(200);
    const { data } = await backend.admin().from('payment_charges').select('id').eq('payment_id', payment).single();
    // Read before it was paid, stored afterwards.
    for (const said of ['pending', 'refused', 'abandoned']) {
      const older = { charge: data?.id, charge_id: charge, said, said_amount: 321_000, fee: 0 };
      expect((await backend.admin().rpc('record_charge', older)).data, said).toBe('unchanged');
    }
    expect((await send()).status).toBe(200);
    expect((await look(key)).payment.status).toBe('paid');
    expect((await balances(booking.id))['customer']).toBe(-321_000);
    // Mail to one customer with many bookings may be held back; it counts here, too.
    const mail = await backend.admin().from('mail_outbox').select('kind').eq('reference', booking.reference);
    expect(mail.data?.filter(({ kind }) => kind === 'payment_news')).toHaveLength(2);
  });

  it('unknown links get the answer "not found"', async () => {
    expect((await look('0'.repeat(32))).status).toBe(404);
    expect((await look('nonsense')).status).toBe(400);
    expect((await read(await pay(postJson('/api/payments/pay', { key: '0'.repeat(32), locale: 'ar' })))).status).toBe(404);
  });
});

it('the start reports wrong settings: another provider at the function, and open payments without a provider', async () => {
  const { key } = await asked();
  await payUrl(key);
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await checkProviders('sandbox');
  expect(log).not.toHaveBeenCalled();
  await backend.admin().rpc('begin_charge', { wanted_key: (await asked()).key, wanted_provider: 'tap' });
  await checkProviders('tap');
  const causes = log.mock.calls.map(([line]) => JSON.parse(line).cause);
  log.mockRestore();
  expect(causes).toEqual([
    'the function begins with sandbox, the site with tap',
    'payments are open at tap, which PAYMENT_PROVIDER does not name',
  ]);
});
