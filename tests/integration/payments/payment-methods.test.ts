import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as open } from '@/app/api/payments/open/route';
import { POST as pay } from '@/app/api/payments/pay/route';
import { POST as press, GET as sandboxPage } from '@/app/api/payments/sandbox/route';
import { checkProviders } from '@/lib/bookings/payments/check-providers';
import type { OpenedPayment } from '@/lib/bookings/payments/opened-payment';
import { settleNext } from '@/lib/bookings/payments/settle';
import { sendDueMail } from '@/lib/mail/outbox';
import { storeBooking } from '../../fixtures/stored-booking.ts';
import { testBackend } from '../backend/test-backend.ts';
import { CookieJar, newVisitor, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';

const browser = vi.hoisted(() => ({ jar: null as unknown }));
vi.mock('next/headers', () => ({ cookies: async () => browser.jar }));
browser.jar = new CookieJar();

const backend = testBackend({ PAYMENT_PROVIDER: 'sandbox' });

beforeEach(() => {
  pointSiteAt(backend);
  vi.stubEnv('PAYMENT_PROVIDER', 'sandbox');
  vi.stubEnv('PAYMENT_METHODS', 'apple_pay, naps,tabby,tamara');
  vi.stubEnv('SITE_URL', 'https://www.karam.example');
  vi.stubEnv('MAIL_GATHER_SECONDS', '0');
  vi.stubEnv('KARAM_OUTBOX_URL', `${backend.url}/_local/mail`);
});

const email = () => `methods-${crypto.randomUUID()}@example.com`;

/** The key of a payment of a request that is paid at once. */
async function newPayment(total = 3210.5, contact_email = email()) {
  const { reference, id } = await storeBooking(backend.admin(), { contact_email, total_amount: total });
  const pay_by = new Date(Date.now() + 3_600_000).toISOString();
  const { data: key } = await backend.admin().rpc('begin_pay_now', { wanted_reference: reference, pay_by });
  return { key: String(key), reference, id };
}
const look = async (key: string) => (await (await open(postJson('/api/payments/open', { key }))).json()).payment as OpenedPayment;
const askToPay = async (key: string, method?: string) => {
  const answer = await pay(postJson('/api/payments/pay', { key, locale: 'en', method }));
  return { status: answer.status, ...((await answer.json()) as { url?: string; outcome?: string }) };
};
const chargeOf = (url = '') => new URL(url).searchParams.get('charge') ?? '';
const bankDoes = (url: string | undefined, what: string) =>
  press(
    new Request('https://www.karam.example/api/payments/sandbox', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': newVisitor() },
      body: new URLSearchParams({ charge: chargeOf(url), press: what }),
    }),
  );

describe('the ways to pay', () => {
  it('are those that are set and that the provider takes for the amount', async () => {
    expect((await look((await newPayment()).key)).methods).toEqual(['apple_pay', 'naps', 'tabby', 'tamara']);
    expect((await look((await newPayment(15_000)).key)).methods).toEqual(['apple_pay', 'naps', 'tabby']);
    vi.stubEnv('PAYMENT_METHODS', '');
    const { key } = await newPayment();
    expect((await look(key)).methods).toEqual([]);
    expect((await askToPay(key)).url).toContain('/api/payments/sandbox');
  });

  it('that are not offered are refused, and nothing begins', async () => {
    const { key } = await newPayment(15_000);
    expect(await askToPay(key, 'tamara')).toMatchObject({ status: 200, outcome: 'notOffered' });
    expect(await askToPay(key, 'knet')).toMatchObject({ outcome: 'notOffered' });
    expect((await askToPay(key, 'cheque')).status).toBe(400);
    expect((await look(key)).status).toBe('created');
  });

  it('lead to their page; instalments that are declined leave the others', async () => {
    const contact = email();
    const { key, reference } = await newPayment(3210.5, contact);
    const { url } = await askToPay(key, 'tabby');
    const shown = await sandboxPage(new Request(url ?? '', { headers: { 'x-forwarded-for': newVisitor() } }));
    expect(await shown.text()).toContain('Tabby declines the instalments');
    expect((await askToPay(key, 'tabby')).url).toBe(url);
    await bankDoes(url, 'refuse');
    expect(await look(key)).toMatchObject({ status: 'failed', failure: 'refused', method: 'tabby', methods: expect.any(Array) });
    await bankDoes((await askToPay(key, 'tamara')).url, 'pay');
    expect(await look(key)).toMatchObject({ status: 'paid', method: 'tamara' });
    await sendDueMail();
    const receipt = (await backend.mailTo(contact)).find(({ subject }) => subject.includes('received your payment'));
    expect(receipt?.text).toContain('Tamara, in instalments');
    const { data } = await backend.admin().rpc('ways_back', {
      booking: (await backend.admin().from('bookings').select('id').eq('reference', reference).single()).data?.id ?? '',
      most: 321_050,
    });
    expect(data).toEqual([{ kind: 'card', digits: null, method: 'tamara', amount: 321_050 }]);
  });

  it('can be changed after the page of one was left, and money that comes for it all the same counts or goes back', async () => {
    const { key, id } = await newPayment();
    const left = (await askToPay(key, 'tabby')).url;
    const other = (await askToPay(key, 'naps')).url;
    expect(other).not.toBe(left);
    expect(await look(key)).toMatchObject({ status: 'pending', method: 'naps' });
    // Whoever presses again goes on where they are.
    expect((await askToPay(key)).url).toBe(other);
    // No webhook tells of the page that was left: it is asked about.
    const question = { type: 'press', id: chargeOf(left), status: 'paid', late: 0 };
    await backend.admin().rpc('sandbox_payment', { question });
    while (await settleNext());
    expect(await look(key)).toMatchObject({ status: 'paid', method: 'tabby' });
    // The other one is paid too, and goes back.
    await bankDoes(other, 'pay');
    const { data } = await backend
      .admin()
      .from('payment_refunds')
      .select('cause, amount, payments!payment_refunds_payment_id_fkey!inner (booking_id)')
      .eq('payments.booking_id', id);
    expect(data).toMatchObject([{ cause: 'twice', amount: 321_050 }]);
  });

  it('that are no such, or that the provider does not take, are reported at the start', async () => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubEnv('PAYMENT_METHODS', 'tabby,cheque');
    await checkProviders('sandbox');
    const said = lines.mock.calls.flat().join('\n');
    expect(said).toContain('PAYMENT_METHODS names cheque, which is no way to pay');
    expect(said).not.toContain('names tabby');
    lines.mockRestore();
  });
});
