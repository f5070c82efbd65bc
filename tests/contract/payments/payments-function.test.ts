import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choosePaymentProviders } from '@/supabase/functions/_shared/payments/choose-payment-providers';
import { createHandler } from '@/supabase/functions/payments/index';
import { expectOneLog, muteLogs, post } from '../call-function';
import { sendJson } from '../suppliers/local-service';
import { fakeKey, startFakeTap } from './fake-tap';

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
  ...{ do: 'create', provider: 'tap', key: crypto.randomUUID(), amount: 5_000, reference: 'KT-222222', email: 'a@example.com' },
  ...{
    language: 'en',
    returnUrl: 'https://www.karam.example/booking/payment',
    webhookUrl: 'https://www.karam.example/api/payments/webhook',
  },
});

describe('the function for payments', () => {
  it('makes a charge and reads it', async () => {
    const made = await ask(create());
    expect(made).toMatchObject({ status: 200, body: { is: 'charge', status: 'pending', amount: 5_000 } });
    tap.set(made.body.id, 'CAPTURED');
    expect(await ask({ do: 'read', provider: 'tap', id: made.body.id })).toMatchObject({ status: 200, body: { status: 'paid' } });
  });

  it('does not trust webhooks: it reads the charge they name', async () => {
    const { body: made } = await ask(create());
    tap.set(made.id, 'CAPTURED');
    const { body, signature } = tap.webhook(made.id);
    tap.set(made.id, 'DECLINED');
    expect(await ask({ do: 'webhook', body, signature })).toMatchObject({
      status: 200,
      body: { id: made.id, status: 'refused' },
    });
    const named = { provider: 'tap', id: made.id };
    expect(await ask({ do: 'webhook', body, signature: 'f'.repeat(64) })).toMatchObject({
      status: 401,
      body: { code: 'forged', named },
    });
    const nonsense = await ask({ do: 'webhook', body: '{}', signature: '' });
    expect(nonsense).toMatchObject({ status: 401, body: { code: 'forged' } });
    expect(nonsense.body).not.toHaveProperty('named');
  });

  it('lists its providers, and accepts the webhooks of each', async () => {
    const both = { PAYMENT_PROVIDER: 'myfatoorah, tap', TAP_SECRET_KEY: fakeKey, TAP_URL: tap.address };
    const all = withSettings({ ...both, MYFATOORAH_API_KEY: 'k', MYFATOORAH_WEBHOOK_SECRET: 's' });
    expect(await ask({ do: 'providers' }, all)).toEqual({ status: 200, body: { providers: ['myfatoorah', 'tap'] } });
    expect(await ask({ do: 'providers' }, withSettings({}))).toEqual({ status: 200, body: { providers: [] } });
    const { body: made } = await ask(create());
    expect(await ask({ do: 'webhook', ...tap.webhook(made.id) }, all)).toMatchObject({ status: 200, body: { id: made.id } });
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
    expect(await ask(create())).toEqual({ status: 502, body: { code: 'providerFailed', error: 'The provider gave no answer' } });
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

  it.each([{ do: 'create' }, { do: 'read', provider: 'tap', id: '../charges' }, { do: 'pay' }, { ...create(), amount: 1.5 }])(
    'refuses %j',
    async (body) => {
      expect((await ask(body)).status).toBe(400);
    },
  );
});
