/** The built-in provider: its records are in our database and its page on our site, where a visitor plays the bank. It moves no money. */
import * as z from 'zod/mini';
import { type Charge, isInstalment, type Refund } from '../../contracts/payments.ts';
import { paymentMethods } from '../../contracts/states.generated.ts';
import { parseJson, requestJson } from '../../resilience/request-json.ts';
import { NonRetryableError } from '../../resilience/retry.ts';
import { isSignedBy } from '../../webhook-signature.ts';
import type { PaymentProvider } from '../payment-provider.ts';

const sandboxCharge = z.object({
  id: z.string(),
  key: z.uuid(),
  amount: z.int(),
  status: z.enum(['pending', 'paid', 'refused', 'abandoned']),
  returnUrl: z.url(),
  refunds: z.record(z.string(), z.int()),
});

const webhook = z.object({ type: z.enum(['charge', 'refund']), id: z.string() });

/** Invented, in dirhams: providers have such limits too. */
const instalmentLimits = { tabby: [1_000, 2_000_000], tamara: [5_000, 1_000_000] } as const;
const isInside = ([least, most]: readonly [number, number], amount: number) => amount >= least && amount <= most;

export interface SandboxSettings {
  /** The URL of Supabase, with the key that bypasses Row Level Security. */
  address: string | undefined;
  key: string | undefined;
  secret: string | undefined;
  fetch?: typeof fetch;
}

export function createSandboxPayments({ address, key, secret, fetch: fetcher = fetch }: SandboxSettings): PaymentProvider {
  if (!address || !key || !secret) throw new Error('The sandbox needs the address and the secret key of Supabase');

  async function ask(question: object, signal: AbortSignal) {
    const url = `${address}/rest/v1/rpc/sandbox_payment`;
    const headers = { apikey: key ?? '', ...(key?.startsWith('sb_') ? {} : { Authorization: `Bearer ${key}` }) };
    return requestJson(fetcher, 'The sandbox', { url, headers, body: { question }, signal });
  }

  return {
    name: 'sandbox',
    sandbox: true,
    timeLimitMs: 10_000,
    questionsAtOnce: 8,
    methods: async (amount) =>
      paymentMethods.filter((method) => !isInstalment(method) || isInside(instalmentLimits[method], amount)),
    async createCharge({ key: ours, amount, reference, language, method, returnUrl }, signal) {
      return toCharge(await ask({ type: 'create', key: ours, amount, reference, language, method, returnUrl }, signal));
    },
    readCharge: async (id, signal) => toCharge(await ask({ type: 'read', id }, signal)),
    async refund({ key: ours, charge, amount }, signal) {
      const answer = await ask({ type: 'refund', id: charge, key: ours, amount }, signal);
      const refused = z.object({ isRefused: z.literal(true) }).safeParse(answer);
      const id = `${charge}_${ours}`;
      return refused.success ? { type: 'refund', key: ours, id, status: 'failed', amount } : toRefund(id, answer);
    },
    readRefund: async (id, signal) => toRefund(id, await ask({ type: 'read', id: id.slice(0, -37) }, signal)),
    async readWebhook(body, signature) {
      const said = webhook.safeParse(parseJson(body));
      return said.success ? { ...said.data, isSigned: await isSignedBy(secret, body, signature) } : null;
    },
  };
}

function toCharge(answer: unknown): Charge {
  const { id, key, status, amount, returnUrl } = z.parse(sandboxCharge, answer);
  const payUrl = status === 'pending' ? `${new URL(returnUrl).origin}/api/payments/sandbox?charge=${id}` : null;
  // Two per cent, as providers usually charge.
  return { type: 'charge', key, id, status, amount, fee: status === 'paid' ? Math.round(amount * 0.02) : null, payUrl };
}

/** Its id is the charge's id and our key. */
function toRefund(id: string, answer: unknown): Refund {
  const key = id.slice(-36);
  const amount = z.parse(sandboxCharge, answer).refunds[key];
  if (!amount) throw new NonRetryableError('The sandbox knows no such refund');
  return { type: 'refund', key, id, status: 'done', amount };
}
