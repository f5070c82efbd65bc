import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSandboxPayments } from '@/supabase/functions/_shared/payments/sandbox/sandbox-payments';
import { sendJson, startService } from '../suppliers/local-service';
import type { Misbehaviour } from '../suppliers/misbehaving-service';
import { describeProvider, newCharge } from './provider-conformance';

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

  function answer(question: { do: string; id: string; key: string; amount: number; returnUrl: string }): object | null {
    const { do: asked, key, amount, returnUrl } = question;
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
      const body = JSON.stringify({ is: charges.has(id) ? 'charge' : 'refund', id });
      return { body, signature: createHmac('sha256', secret).update(body).digest('hex') };
    },
    misbehave: (how: Misbehaviour | null) => {
      misbehaviour = how;
    },
    stop: service.stop,
  };
}

describeProvider('The sandbox', startSandbox);

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
