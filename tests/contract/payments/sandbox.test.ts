import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentMethods } from '@/supabase/functions/_shared/contracts/states.generated';
import { choosePaymentProviders } from '@/supabase/functions/_shared/payments/choose-payment-providers';
import { createSandboxPayments } from '@/supabase/functions/_shared/payments/sandbox/sandbox-payments';
import { createHandler } from '@/supabase/functions/payments/index';
import { expectOneLog, muteLogs, post } from '../call-function';
import { sendJson, startService } from '../suppliers/local-service';
import type { Misbehaviour } from '../suppliers/misbehaving-service';
import { fakeKey, startFakeTap } from './fake-tap';
import { describeProvider, newCharge } from './provider-conformance';

describe('payments function', () => {
  muteLogs();

  let tap: Awaited<ReturnType<typeof startFakeTap>>;
  beforeAll(async () => {
    tap = await startFakeTap();
  });
  afterAll(() => tap.stop());

  const withSettings = (settings: Record<string, string>) =>
    createHandler({ environment: (name) => settings[name], providers: choosePaymentProviders });
  const handler = () => withSettings({ PAYMENT_PROVIDER: 'tap', TAP_SECRET_KEY: fakeKey, TAP_URL: tap.address });
  const ask = async (body: unknown, answer = handler()) => {
    const response = await answer(post(body));
    return { status: response.status, body: await response.json() };
  };
  const create = () => ({
    type: 'create',
    provider: 'tap',
    key: crypto.randomUUID(),
    amount: 5_000,
    reference: 'KT-222222',
    email: 'a@example.com',
    language: 'en',
    method: null,
    phone: null,
    returnUrl: 'https://www.karam.example/booking/payment',
    webhookUrl: 'https://www.karam.example/api/payments/webhook',
  });

  describe('the function for payments', () => {
    it('makes a charge and reads it', async () => {
      const made = await ask(create());
      expect(made).toMatchObject({ status: 200, body: { type: 'charge', status: 'pending', amount: 5_000 } });
      tap.set(made.body.id, 'CAPTURED');
      expect(await ask({ type: 'read', provider: 'tap', id: made.body.id })).toMatchObject({
        status: 200,
        body: { status: 'paid' },
      });
    });

    it('says which ways to pay there are, and makes a charge of one', async () => {
      expect(await ask({ type: 'methods', provider: 'tap', amount: 5_000 })).toEqual({
        status: 200,
        body: { methods: ['apple_pay', 'naps'] },
      });
      expect(await ask({ ...create(), method: 'naps' })).toMatchObject({ status: 200, body: { status: 'pending' } });
      expect(tap.posted.at(-1)).toMatchObject({ source: { id: 'src_qa.qpay' } });
      expect(await ask({ ...create(), method: 'cheque' })).toMatchObject({ status: 400 });
    });

    it('does not trust webhooks: it reads the charge they name', async () => {
      const { body: made } = await ask(create());
      tap.set(made.id, 'CAPTURED');
      const { body, signature } = tap.webhook(made.id);
      tap.set(made.id, 'DECLINED');
      expect(await ask({ type: 'webhook', body, signature })).toMatchObject({
        status: 200,
        body: { id: made.id, status: 'refused' },
      });
      const named = { provider: 'tap', id: made.id };
      expect(await ask({ type: 'webhook', body, signature: 'f'.repeat(64) })).toMatchObject({
        status: 401,
        body: { code: 'forged', named },
      });
      const nonsense = await ask({ type: 'webhook', body: '{}', signature: '' });
      expect(nonsense).toMatchObject({ status: 401, body: { code: 'forged' } });
      expect(nonsense.body).not.toHaveProperty('named');
    });

    it('lists its providers, and accepts the webhooks of each', async () => {
      const both = { PAYMENT_PROVIDER: 'myfatoorah, tap', TAP_SECRET_KEY: fakeKey, TAP_URL: tap.address };
      const all = withSettings({ ...both, MYFATOORAH_API_KEY: 'k', MYFATOORAH_WEBHOOK_SECRET: 's' });
      expect(await ask({ type: 'providers' }, all)).toEqual({ status: 200, body: { providers: ['myfatoorah', 'tap'] } });
      expect(await ask({ type: 'providers' }, withSettings({}))).toEqual({ status: 200, body: { providers: [] } });
      const { body: made } = await ask(create());
      expect(await ask({ type: 'webhook', ...tap.webhook(made.id) }, all)).toMatchObject({ status: 200, body: { id: made.id } });
    });

    it('asks no provider that is not set', async () => {
      expect(await ask(create(), withSettings({}))).toMatchObject({ status: 409, body: { code: 'unknownProvider' } });
      expect(await ask({ ...create(), provider: 'sandbox' })).toMatchObject({ status: 409 });
    });

    it('never has the sandbox together with a real provider', async () => {
      const logged = expectOneLog();
      const both = { PAYMENT_PROVIDER: 'tap,sandbox', TAP_SECRET_KEY: fakeKey, SUPABASE_URL: tap.address };
      const all = { ...both, SUPABASE_SERVICE_ROLE_KEY: 'k', OFFER_SIGNING_SECRET: 's' };
      expect(await ask(create(), withSettings(all))).toMatchObject({ status: 500 });
      expect(logged()).toContain('beside a provider that moves money');
    });

    it('reports only that the provider gave no answer', async () => {
      const logged = expectOneLog();
      tap.misbehave((response) => sendJson(response, '{"errors":[{"description":"Words of Tap"}]}', 400));
      expect(await ask(create())).toEqual({
        status: 502,
        body: { code: 'providerFailed', error: 'The provider gave no answer' },
      });
      tap.misbehave(null);
      expect(logged()).not.toContain('Words of');
    });

    it('retries with the same key when the connection broke', async () => {
      let broken = 1;
      const before = tap.posted.length;
      tap.misbehave((response, body) => (broken-- > 0 ? response.destroy() : sendJson(response, body)));
      expect(await ask(create())).toMatchObject({ status: 200 });
      tap.misbehave(null);
      const keys = tap.posted.slice(before).map(({ reference }) => (reference as { idempotent: string }).idempotent);
      expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    });

    it.each([
      { type: 'create' },
      { type: 'read', provider: 'tap', id: '../charges' },
      { type: 'pay' },
      { ...create(), amount: 1.5 },
    ])('refuses %j', async (body) => {
      expect((await ask(body)).status).toBe(400);
    });
  });
});

describe('sandbox payments', () => {
  const ourSecret = 'a secret of the tests';
  const { signal } = new AbortController();

  interface SandboxCharge {
    id: string;
    key: string;
    amount: number;
    status: 'pending' | 'paid';
    returnUrl: string;
    refunds: Record<string, number>;
  }

  /** The charges of the sandbox, stored as by `sandbox_payment` in the database. */
  async function startSandbox() {
    const charges = new Map<string, SandboxCharge>();
    let misbehaviour: Misbehaviour | null = null;

    function answer(question: { type: string; id: string; key: string; amount: number; returnUrl: string }): object | null {
      const { type: asked, key, amount, returnUrl } = question;
      const id = asked === 'create' ? `sandbox_${key.replaceAll('-', '')}` : question.id;
      if (asked === 'create' && !charges.has(id)) charges.set(id, { id, key, amount, status: 'pending', returnUrl, refunds: {} });
      const known = charges.get(id);
      if (asked !== 'refund' || !known || known.refunds[key]) return known ?? null;
      const back = Object.values(known.refunds).reduce((sum, each) => sum + each, amount);
      if (known.status !== 'paid' || back > known.amount) return { isRefused: true };
      known.refunds[key] = amount;
      return known;
    }

    const service = await startService((request, response) => {
      void request.toArray().then((chunks) => {
        const text = JSON.stringify(answer(JSON.parse(chunks.join('')).question));
        if (misbehaviour) misbehaviour(response, text);
        else sendJson(response, text);
      });
    });
    return {
      provider: createSandboxPayments({ address: service.address, key: 'k', secret: ourSecret }),
      pay: (id: string) => {
        const charge = charges.get(id);
        if (charge) charge.status = 'paid';
      },
      endRefund: null,
      refundsMade: () => [...charges.values()].flatMap(({ refunds }) => Object.keys(refunds)).length,
      webhook: (id: string, secret = ourSecret) => {
        const body = JSON.stringify({ type: charges.has(id) ? 'charge' : 'refund', id });
        return { body, signature: createHmac('sha256', secret).update(body).digest('hex') };
      },
      misbehave: (how: Misbehaviour | null) => {
        misbehaviour = how;
      },
      stop: service.stop,
    };
  }

  describeProvider('The sandbox', startSandbox);

  it('the sandbox takes every way to pay, and instalments within limits', async () => {
    const { provider, stop } = await startSandbox();
    expect(await provider.methods(500_000, signal)).toEqual([...paymentMethods]);
    expect(await provider.methods(500, signal)).toEqual(['apple_pay', 'google_pay', 'naps', 'knet']);
    expect(await provider.methods(1_500_000, signal)).toContain('tabby');
    expect(await provider.methods(1_500_000, signal)).not.toContain('tamara');
    await stop();
  });

  it('the sandbox refuses to refund more than was paid', async () => {
    const { provider, pay, refundsMade, stop } = await startSandbox();
    const { id: charge, amount } = await provider.createCharge(newCharge(), signal);
    const refund = (part: number) => provider.refund({ ...newCharge(), charge, amount: part }, signal);
    expect(await refund(100), 'not paid').toMatchObject({ status: 'failed' });
    pay(charge);
    expect(await refund(amount - 100)).toMatchObject({ status: 'done' });
    expect(await refund(101)).toMatchObject({ status: 'failed' });
    expect(refundsMade()).toBe(1);
    await stop();
  });
});
