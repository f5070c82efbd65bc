import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createMyFatoorah } from '@/supabase/functions/_shared/payments/myfatoorah/myfatoorah';
import { createTap } from '@/supabase/functions/_shared/payments/tap/tap';
import { createResilientSupplier } from '@/supabase/functions/_shared/resilience/resilient-supplier';
import { sendJson } from '../suppliers/local-service';
import { fakeApiKey, fakeWebhookSecret, startFakeMyFatoorah } from './fake-myfatoorah';
import { fakeKey, startFakeTap } from './fake-tap';
import { describeProvider, newCharge } from './provider-conformance';

describe('myfatoorah', () => {
  const { signal } = new AbortController();
  let service: Awaited<ReturnType<typeof startFakeMyFatoorah>>;

  beforeAll(async () => {
    service = await startFakeMyFatoorah();
  });
  afterAll(() => service.stop());
  afterEach(() => expect(service.errors).toEqual([]));

  const settings = { apiKey: fakeApiKey, webhookSecret: fakeWebhookSecret };
  const provider = (now = Date.now()) => createMyFatoorah({ ...settings, address: service.address, now: () => now });

  describeProvider('MyFatoorah', async () => {
    const fake = await startFakeMyFatoorah();
    return {
      ...fake,
      provider: createMyFatoorah({ ...settings, address: fake.address }),
      pay: (id) => fake.try(id, 'Succss'),
      endRefund: (id, status) => {
        const refund = fake.refunds.get(id);
        if (refund) refund.status = status === 'done' ? 'Refunded' : 'Canceled';
      },
      refundsMade: () => fake.refunds.size,
    };
  });

  describe('an invoice at MyFatoorah', () => {
    it('is made in riyals, for two hours, without data of the travellers', async () => {
      const asked = newCharge();
      await provider(Date.parse('2026-11-23T18:00:00Z')).createCharge(asked, signal);
      expect(service.posted.at(-1)).toEqual({
        path: 'SendPayment',
        body: {
          NotificationOption: 'LNK',
          InvoiceValue: 3210.5,
          DisplayCurrencyIso: 'QAR',
          Language: 'ar',
          CustomerReference: asked.key,
          CustomerName: 'KT-222222',
          CustomerEmail: 'amina@example.com',
          UserDefinedField: 'KT-222222',
          CallBackUrl: asked.returnUrl,
          ErrorUrl: asked.returnUrl,
          ExpiryDate: '2026-11-23T23:00:00+03:00',
        },
      });
    });

    it('of one way to pay is made on its page, and a refusal ends it', async () => {
      expect(await provider().methods(321_050, signal)).toEqual(['naps', 'apple_pay', 'google_pay']);
      expect(service.posted.at(-1)).toEqual({ path: 'InitiatePayment', body: { InvoiceAmount: 3210.5, CurrencyIso: 'QAR' } });
      const { id, payUrl, status } = await provider().createCharge({ ...newCharge(), method: 'naps' }, signal);
      expect([payUrl, status]).toEqual([`https://qa.myfatoorah.test/one/${id}`, 'pending']);
      const { path, body } = service.posted.at(-1) ?? {};
      expect(path).toBe('ExecutePayment');
      expect(body).toMatchObject({ PaymentMethodId: 7, InvoiceValue: 3210.5, UserDefinedField: 'KT-222222 naps' });
      expect(body).not.toHaveProperty('NotificationOption');
      service.try(id, 'Failed');
      expect(await provider().readCharge(id, signal)).toMatchObject({ id, status: 'refused' });
      service.try(id, 'Succss');
      expect(await provider().readCharge(id, signal)).toMatchObject({ id, status: 'paid' });
    });

    it.each(['knet', 'tabby'] as const)('is not made for %s, which it does not offer in riyals', async (method) => {
      await expect(provider().createCharge({ ...newCharge(), method }, signal)).rejects.toThrow('does not offer');
    });

    const hour = 3_600_000;
    it.each([
      ['may be tried again after a refusal', ['Failed'], 0, 'pending'],
      ['is final when it can no longer be paid', [], 7 * hour, 'abandoned'],
      ['that was refused and is too old', ['Failed'], 7 * hour, 'refused'],
      ['that is being paid is not final', ['Failed', 'InProgress'], 7 * hour, 'pending'],
      ['is paid, after a refusal', ['Failed', 'Succss'], 0, 'paid'],
      ['is paid, however old', ['Succss'], 700 * hour, 'paid'],
    ])('%s', async (_, tries, elapsed, status) => {
      const { id } = await provider().createCharge(newCharge(), signal);
      for (const one of tries) service.try(id, one);
      expect(await provider(Date.now() + elapsed).readCharge(id, signal)).toMatchObject({ id, status, amount: 321_050 });
    });

    it.each([
      ['Canceled', 'abandoned'],
      ['Expired', 'abandoned'],
      ['A new one', 'pending'],
    ])('that is %s is %s', async (said, status) => {
      const { id } = await provider().createCharge(newCharge(), signal);
      const invoice = service.invoices.get(id);
      if (invoice) invoice.status = said;
      expect(await provider().readCharge(id, signal)).toMatchObject({ status });
    });

    it('that does not exist is an error', async () => {
      await expect(provider().readCharge('1', signal)).rejects.toThrow('MyFatoorah refused it');
      await expect(provider().readRefund('1', signal)).rejects.toThrow('no such refund');
    });
  });

  it.each([
    ['a dropped connection', 0],
    ['an answer of 504', 504],
  ])('a refund is made once after %s, although it appears late in the list', async (_, status) => {
    const guard = createResilientSupplier(provider());
    const { id: charge } = await provider().createCharge(newCharge(), signal);
    service.try(charge, 'Succss');
    const before = service.refunds.size;
    const asked = { ...newCharge(), charge, amount: 100 };
    service.listLate(true);
    service.misbehave((response, body) => {
      if (!body.includes('RefundId')) sendJson(response, body);
      else if (status) response.writeHead(status).end();
      else response.destroy();
    });
    await expect(guard.ask('refund', (limit) => provider().refund(asked, limit), { signal, limitMs: 5_000 })).rejects.toThrow();
    service.misbehave(null);
    service.listLate(false);
    expect(service.refunds.size - before).toBe(1);
    expect(await provider().refund(asked, signal)).toMatchObject({ key: asked.key });
    expect(service.refunds.size - before).toBe(1);
  });

  it('MyFatoorah needs its key for requests, and the secret of its webhook to accept webhooks', () => {
    expect(() => createMyFatoorah({ ...settings, apiKey: undefined })).toThrow('MYFATOORAH_API_KEY');
    expect(() => createMyFatoorah({ ...settings, webhookSecret: undefined })).toThrow('MYFATOORAH_WEBHOOK_SECRET');
  });
});

describe('tap', () => {
  const { signal } = new AbortController();
  let tap: Awaited<ReturnType<typeof startFakeTap>>;

  beforeAll(async () => {
    tap = await startFakeTap();
  });
  afterAll(() => tap.stop());
  afterEach(() => expect(tap.failures).toEqual([]));

  const provider = () => createTap({ secretKey: fakeKey, address: tap.address });
  const question = newCharge;

  describeProvider('Tap', async () => {
    const fake = await startFakeTap();
    return {
      ...fake,
      provider: createTap({ secretKey: fakeKey, address: fake.address }),
      pay: (id) => fake.set(id, 'CAPTURED'),
      endRefund: (id, status) => fake.set(id, status === 'done' ? 'REFUNDED' : 'DECLINED'),
      refundsMade: () => [...fake.made.keys()].filter((id) => id.startsWith('re_')).length,
    };
  });

  describe('a charge at Tap', () => {
    it('is made in riyals, for all ways to pay, without data of the travellers', async () => {
      const asked = question();
      const charge = await provider().createCharge(asked, signal);
      expect(charge).toEqual({
        type: 'charge',
        key: asked.key,
        id: charge.id,
        status: 'pending',
        amount: 321_050,
        fee: null,
        payUrl: `https://checkout.tap.test/${charge.id}`,
      });
      expect(tap.posted.at(-1)).toEqual({
        amount: 3210.5,
        currency: 'QAR',
        customer_initiated: true,
        threeDSecure: true,
        save_card: false,
        description: 'Karam Travel KT-222222',
        customer: { first_name: 'KT-222222', email: 'amina@example.com' },
        reference: { transaction: asked.key, order: 'KT-222222', idempotent: asked.key },
        receipt: { email: false, sms: false },
        source: { id: 'src_all' },
        post: { url: asked.webhookUrl },
        redirect: { url: asked.returnUrl },
      });
    });

    it('has the source of a way to pay, and only in its currency', async () => {
      expect(await provider().methods(321_050, signal)).toEqual(['apple_pay', 'naps']);
      const posted = async (more: Partial<ReturnType<typeof question>>) => {
        await provider().createCharge({ ...question(), ...more }, signal);
        return tap.posted.at(-1);
      };
      expect(await posted({ method: 'naps' })).toMatchObject({ source: { id: 'src_qa.qpay' } });
      expect(await posted({ method: 'apple_pay' })).toMatchObject({ source: { id: 'src_apple_pay' } });
      const phone = { code: '974', number: '55512345' };
      expect(await posted({ method: 'tabby', phone })).toMatchObject({
        source: { id: 'src_tabby.installement' },
        customer: { phone: { country_code: '974', number: '55512345' } },
      });
      await expect(posted({ method: 'google_pay' })).rejects.toThrow('no source');
    });

    it('a repeated request with the same key returns the same charge', async () => {
      const asked = question();
      const first = await provider().createCharge(asked, signal);
      expect(await provider().createCharge(asked, signal)).toEqual(first);
      expect((await provider().createCharge(question(), signal)).id).not.toBe(first.id);
    });

    it.each([
      ['CAPTURED', 'paid'],
      ['DECLINED', 'refused'],
      ['RESTRICTED', 'refused'],
      ['FAILED', 'refused'],
      ['VOID', 'refused'],
      ['ABANDONED', 'abandoned'],
      ['CANCELLED', 'abandoned'],
      ['TIMEDOUT', 'abandoned'],
      ['TIMED_OUT', 'abandoned'],
      ['INITIATED', 'pending'],
      ['IN_PROGRESS', 'pending'],
      ['UNKNOWN', 'pending'],
      ['A_NEW_ONE', 'pending'],
      ['constructor', 'pending'],
    ])('that is %s is %s', async (said, status) => {
      const { id } = await provider().createCharge(question(), signal);
      tap.set(id, said);
      expect(await provider().readCharge(id, signal)).toMatchObject({ id, status, amount: 321_050 });
    });
  });

  describe('a refund at Tap', () => {
    it('is made once for its key, and read until it is final', async () => {
      const key = crypto.randomUUID();
      const asked = { key, charge: 'chg_TS1', amount: 10_050, webhookUrl: 'https://www.karam.example/api/payments/webhook' };
      const first = await provider().refund(asked, signal);
      expect(first).toEqual({ type: 'refund', key, id: first.id, status: 'pending', amount: 10_050 });
      expect(await provider().refund(asked, signal)).toEqual(first);
      expect(tap.posted.at(-1)).toMatchObject({
        charge_id: 'chg_TS1',
        amount: 100.5,
        currency: 'QAR',
        reference: { idempotent: key },
      });
      for (const [said, status] of [
        ['ACCEPTED', 'pending'],
        ['IN_PROGRESS', 'pending'],
        ['UNKNOWN', 'pending'],
        ['TIMEDOUT', 'pending'],
        ['TIMED_OUT', 'pending'],
        ['REFUNDED', 'done'],
        ['DECLINED', 'failed'],
        ['FAILED', 'failed'],
        ['RESTRICTED', 'failed'],
        ['CANCELLED', 'failed'],
      ] as const) {
        tap.set(first.id, said);
        expect(await provider().readRefund(first.id, signal)).toMatchObject({ status });
      }
    });
  });

  it('Tap needs a key', () => {
    expect(() => createTap({ secretKey: undefined })).toThrow('TAP_SECRET_KEY');
  });
});
