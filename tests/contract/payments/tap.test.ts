import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTap } from '@/supabase/functions/_shared/payments/tap/tap';
import { describeMisbehaviour } from '../suppliers/misbehaving-service';
import { fakeKey, startFakeTap } from './fake-tap';

const { signal } = new AbortController();
let tap: Awaited<ReturnType<typeof startFakeTap>>;

beforeAll(async () => {
  tap = await startFakeTap();
});
afterAll(() => tap.stop());
afterEach(() => expect(tap.problems).toEqual([]));

const provider = () => createTap({ secretKey: fakeKey, address: tap.address });
const question = (key: string = crypto.randomUUID()) => ({
  ...{ key, amount: 321_050, reference: 'KT-222222', email: 'amina@example.com', language: 'ar' as const },
  ...{
    returnUrl: 'https://www.karam.example/ar/booking/payment?key=1',
    newsUrl: 'https://www.karam.example/api/payments/webhook',
  },
});

describe('a charge at Tap', () => {
  it('is made in riyals, for all ways to pay, and says nothing of who travels', async () => {
    const asked = question();
    const charge = await provider().createCharge(asked, signal);
    expect(charge).toEqual({
      ...{ is: 'charge', key: asked.key, id: charge.id, status: 'pending', amount: 321_050, fee: null },
      payUrl: `https://checkout.tap.test/${charge.id}`,
    });
    expect(tap.posted.at(-1)).toEqual({
      ...{ amount: 3210.5, currency: 'QAR', customer_initiated: true, threeDSecure: true, save_card: false },
      ...{ description: 'Karam Travel KT-222222', customer: { first_name: 'KT-222222', email: 'amina@example.com' } },
      reference: { transaction: asked.key, order: 'KT-222222', idempotent: asked.key },
      ...{ receipt: { email: false, sms: false }, source: { id: 'src_all' } },
      ...{ post: { url: asked.newsUrl }, redirect: { url: asked.returnUrl } },
    });
  });

  it('asked for again under the same key is the same charge', async () => {
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
  it('is made once for its key, and read until it has an end', async () => {
    const key = crypto.randomUUID();
    const asked = { key, charge: 'chg_TS1', amount: 10_050, newsUrl: 'https://www.karam.example/api/payments/webhook' };
    const first = await provider().refund(asked, signal);
    expect(first).toEqual({ is: 'refund', key, id: first.id, status: 'pending', amount: 10_050 });
    expect(await provider().refund(asked, signal)).toEqual(first);
    expect(tap.posted.at(-1)).toMatchObject({
      charge_id: 'chg_TS1',
      amount: 100.5,
      currency: 'QAR',
      reference: { idempotent: key },
    });
    for (const [said, status] of [
      ['ACCEPTED', 'pending'],
      ['REFUNDED', 'done'],
      ['DECLINED', 'failed'],
    ] as const) {
      tap.set(first.id, said);
      expect(await provider().readRefund(first.id, signal)).toMatchObject({ status });
    }
  });
});

describe('news of Tap', () => {
  it('of a charge and of a refund are known by their seal', async () => {
    const charge = await provider().createCharge(question(), signal);
    const refund = await provider().refund({ ...question(), charge: charge.id }, signal);
    for (const [is, id] of [
      ['charge', charge.id],
      ['refund', refund.id],
    ] as const) {
      const { body, seal } = tap.news(id);
      expect(await provider().readNews(body, seal)).toEqual({ is, id });
      expect(await provider().readNews(body, seal.toUpperCase())).toEqual({ is, id });
    }
  });

  it('that somebody else made are nothing', async () => {
    const { id } = await provider().createCharge(question(), signal);
    const { body, seal } = tap.news(id);
    const captured = body.replace('INITIATED', 'CAPTURED');
    for (const [said, by] of [
      [captured, seal],
      [body.replace('3210.5', '1'), seal],
      [body, tap.news(id, 'another key').seal],
      [body, ''],
      [body, `${seal}0`],
      [body, seal.slice(1)],
      ['', seal],
      ['null', seal],
      ['{"id":"chg_1"}', seal],
      ['[]', ''],
    ] as const)
      expect(await provider().readNews(said, by), said).toBeNull();
  });
});

it('Tap without a key cannot be asked', () => {
  expect(() => createTap({ secretKey: undefined })).toThrow('TAP_SECRET_KEY');
});

describeMisbehaviour('Tap', async () => {
  const fake = await startFakeTap();
  const asked = createTap({ secretKey: fakeKey, address: fake.address });
  const { id } = await asked.createCharge(question(), signal);
  const refund = await asked.refund({ ...question(), charge: id }, signal);
  return {
    questions: {
      create: (stop) => asked.createCharge(question(), stop),
      read: (stop) => asked.readCharge(id, stop),
      refund: (stop) => asked.refund({ ...question(), charge: id }, stop),
      readRefund: (stop) => asked.readRefund(refund.id, stop),
    },
    misbehave: fake.misbehave,
    stop: fake.stop,
  };
});
