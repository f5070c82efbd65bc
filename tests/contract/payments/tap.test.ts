import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTap } from '@/supabase/functions/_shared/payments/tap/tap';
import { fakeKey, startFakeTap } from './fake-tap';
import { describeProvider, newCharge } from './provider-conformance';

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
      ...{ is: 'charge', key: asked.key, id: charge.id, status: 'pending', amount: 321_050, fee: null },
      payUrl: `https://checkout.tap.test/${charge.id}`,
    });
    expect(tap.posted.at(-1)).toEqual({
      ...{ amount: 3210.5, currency: 'QAR', customer_initiated: true, threeDSecure: true, save_card: false },
      ...{ description: 'Karam Travel KT-222222', customer: { first_name: 'KT-222222', email: 'amina@example.com' } },
      reference: { transaction: asked.key, order: 'KT-222222', idempotent: asked.key },
      ...{ receipt: { email: false, sms: false }, source: { id: 'src_all' } },
      ...{ post: { url: asked.webhookUrl }, redirect: { url: asked.returnUrl } },
    });
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
