import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewCharge } from '@/supabase/functions/_shared/contracts/payments';
import type { PaymentProvider } from '@/supabase/functions/_shared/payments/payment-provider';
import type { ResilientSupplier } from '@/supabase/functions/_shared/resilience/resilient-supplier';
import { createResilientSupplier } from '@/supabase/functions/_shared/resilience/resilient-supplier';
import { sendJson } from '../suppliers/local-service';
import { describeMisbehaviour, type Misbehaviour } from '../suppliers/misbehaving-service';

/** A provider with a fake of its service. */
export interface ProviderOnTrial {
  provider: PaymentProvider;
  misbehave: (how: Misbehaviour | null) => void;
  /** The customer has paid a charge at the service. */
  pay: (charge: string) => void;
  /** Makes the service send a refund, or refuse it; null when it sends each at once. */
  endRefund: ((refund: string, status: 'done' | 'failed') => void) | null;
  /** How many refunds the service has made. */
  refundsMade: () => number;
  webhook: (id: string, secret?: string) => { body: string; signature: string };
  stop: () => Promise<void>;
}

const { signal } = new AbortController();

export const newCharge = (key: string = crypto.randomUUID()): NewCharge => ({
  key,
  amount: 321_050,
  reference: 'KT-222222',
  email: 'amina@example.com',
  language: 'ar',
  method: null,
  phone: null,
  returnUrl: 'https://www.karam.example/ar/booking/payment?key=1',
  webhookUrl: 'https://www.karam.example/api/payments/webhook',
});

/** Requirements for every payment provider. */
export function describeProvider(name: string, start: () => Promise<ProviderOnTrial>): void {
  describe(`${name} as a payment provider`, () => {
    let trial: ProviderOnTrial;
    let guard: ResilientSupplier<PaymentProvider>;
    beforeAll(async () => {
      trial = await start();
      guard = createResilientSupplier(trial.provider);
    });
    afterAll(() => trial.stop());

    async function paidCharge() {
      const charge = await trial.provider.createCharge(newCharge(), signal);
      trial.pay(charge.id);
      return charge;
    }

    it('makes a charge under our key, with a page where it is paid', async () => {
      const asked = newCharge();
      const charge = await trial.provider.createCharge(asked, signal);
      expect(charge).toMatchObject({ type: 'charge', key: asked.key, status: 'pending', amount: asked.amount });
      expect(charge.payUrl).toMatch(/^https:\/\//);
      expect(charge.id).toMatch(/^[\w-]+$/);
      expect(await trial.provider.readCharge(charge.id, signal)).toMatchObject({
        key: asked.key,
        id: charge.id,
        status: 'pending',
        amount: asked.amount,
      });
    });

    it('reports that it is paid, however often it is asked', async () => {
      const { id, key } = await paidCharge();
      for (let time = 0; time < 2; time++)
        expect(await trial.provider.readCharge(id, signal)).toMatchObject({ key, id, status: 'paid', amount: 321_050 });
    });

    it('refunds a part once for a key, and another part for another key', async () => {
      const { id: charge } = await paidCharge();
      const before = trial.refundsMade();
      const asked = { key: crypto.randomUUID(), charge, amount: 10_050, webhookUrl: newCharge().webhookUrl };
      const first = await trial.provider.refund(asked, signal);
      const status = trial.endRefund ? 'pending' : 'done';
      expect(first).toMatchObject({ type: 'refund', key: asked.key, status, amount: 10_050 });
      expect(await trial.provider.refund(asked, signal)).toEqual(first);
      const second = await trial.provider.refund({ ...asked, key: crypto.randomUUID() }, signal);
      expect(second.id).not.toBe(first.id);
      expect(trial.refundsMade() - before).toBe(2);
      trial.endRefund?.(first.id, 'done');
      trial.endRefund?.(second.id, 'failed');
      expect(await trial.provider.readRefund(first.id, signal)).toMatchObject({ key: asked.key, status: 'done', amount: 10_050 });
      const other = trial.endRefund ? 'failed' : 'done';
      expect(await trial.provider.readRefund(second.id, signal)).toMatchObject({ id: second.id, status: other });
    });

    it('makes one refund when the answer to it is lost', async () => {
      const { id: charge } = await paidCharge();
      const before = trial.refundsMade();
      const asked = { key: crypto.randomUUID(), charge, amount: 100, webhookUrl: newCharge().webhookUrl };
      // The refund is made, but its answer is lost.
      trial.misbehave((response, body) => (body.includes('efund') ? response.destroy() : sendJson(response, body)));
      await expect(
        guard.ask('refund', (limit) => trial.provider.refund(asked, limit), { signal, limitMs: 5_000 }),
      ).rejects.toThrow();
      trial.misbehave(null);
      expect(trial.refundsMade() - before).toBe(1);
      const answer = await trial.provider.refund(asked, signal);
      expect(answer.key).toBe(asked.key);
      expect(trial.refundsMade() - before).toBe(1);
    });

    it('accepts webhooks with a valid signature only', async () => {
      const { id } = await paidCharge();
      const refund = await trial.provider.refund({ ...newCharge(), charge: id, amount: 10_050 }, signal);
      for (const [type, one] of [
        ['charge', id],
        ['refund', refund.id],
      ] as const) {
        const { body, signature } = trial.webhook(one);
        expect(await trial.provider.readWebhook(body, signature)).toEqual({ type, id: one, isSigned: true });
        // They only name a charge or refund; their content is not used.
        for (const other of [trial.webhook(one, 'another secret').signature, '', `${signature}0`, signature.slice(1)])
          expect(await trial.provider.readWebhook(body, other), other).toEqual({ type, id: one, isSigned: false });
        const altered = body.replace(one, `${one}9`);
        expect(await trial.provider.readWebhook(altered, signature)).toMatchObject({ isSigned: false });
      }
    });

    it.each(['', 'null', '[]', '{}', '{"id":1}', '{"Data":{}}', '<html>'])('does not accept %j as a webhook', async (body) => {
      expect(await trial.provider.readWebhook(body, 'f'.repeat(64))).toBeNull();
    });
  });

  describeMisbehaviour(name, async () => {
    const { provider, pay, misbehave, stop } = await start();
    const { id } = await provider.createCharge(newCharge(), signal);
    pay(id);
    const refund = await provider.refund({ ...newCharge(), charge: id }, signal);
    return {
      questions: {
        create: (stopped) => provider.createCharge(newCharge(), stopped),
        read: (stopped) => provider.readCharge(id, stopped),
        refund: (stopped) => provider.refund({ ...newCharge(), charge: id }, stopped),
        readRefund: (stopped) => provider.readRefund(refund.id, stopped),
      },
      misbehave,
      stop,
    };
  });
}
