/** The contract of payments, for the function, the site and the tests. Amounts are whole dirhams. */
import * as z from 'zod/mini';
import { paymentMethods } from './states.generated.ts';

/** The header with the signature of a provider's webhooks. */
export const paymentSignatureHeaders = { sandbox: 'hashstring', tap: 'hashstring', myfatoorah: 'myfatoorah-signature' } as const;

const amount = z.int().check(z.positive(), z.maximum(100_000_000));
const key = z.uuid();
const id = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\w-]+$/));
const provider = z.string().check(z.regex(/^[a-z]{1,40}$/));

/** A way to pay beside the card, which every provider takes on its page. */
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** They pay the agency at once, and the customer pays them in parts. */
export const isInstalment = (method: PaymentMethod | null): method is 'tabby' | 'tamara' =>
  method === 'tabby' || method === 'tamara';

/** `key` is our id of the charge or the refund, an idempotency key. */
export const paymentRequest = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('create'),
    provider,
    key,
    amount,
    /** Of the booking; shown to the customer on the payment page. */
    reference: z.string().check(z.regex(/^KT-[2-9A-Z]{6}$/)),
    email: z.email(),
    language: z.enum(['en', 'ar']),
    /** What the customer selected; null for the provider's page with everything on it. */
    method: z.nullable(paymentMethod),
    /** Only for instalments, which need it: the calling code and the rest, in digits. */
    phone: z.nullable(
      z.object({ code: z.string().check(z.regex(/^\d{1,3}$/)), number: z.string().check(z.regex(/^\d{4,14}$/)) }),
    ),
    /** The page the customer returns to, and the address of the webhook. */
    returnUrl: z.url(),
    webhookUrl: z.url(),
  }),
  /** Which ways to pay there are for an amount. */
  z.object({ type: z.literal('methods'), provider, amount }),
  z.object({ type: z.literal('read'), provider, id }),
  z.object({ type: z.literal('refund'), provider, key, charge: id, amount, webhookUrl: z.url() }),
  z.object({ type: z.literal('readRefund'), provider, id }),
  /** The unverified body of a webhook. It is only used to find the charge or refund, which is then read from the provider. */
  z.object({
    type: z.literal('webhook'),
    body: z.string().check(z.maxLength(32_000)),
    signature: z.string().check(z.maxLength(500)),
  }),
  /** The providers with keys, for the check at the start. */
  z.object({ type: z.literal('providers') }),
]);
export type PaymentRequest = z.infer<typeof paymentRequest>;
export type NewCharge = Omit<Extract<PaymentRequest, { type: 'create' }>, 'type' | 'provider'>;
export type NewRefund = Omit<Extract<PaymentRequest, { type: 'refund' }>, 'type' | 'provider'>;

/** `fee` is the provider's fee, if it says so; `payUrl` is the page to pay a pending charge. */
export const charge = z.object({
  type: z.literal('charge'),
  key,
  id,
  status: z.enum(['pending', 'paid', 'refused', 'abandoned']),
  amount,
  fee: z.nullable(z.int().check(z.nonnegative())),
  payUrl: z.nullable(z.url()),
});
export type Charge = z.infer<typeof charge>;

export const refund = z.object({ type: z.literal('refund'), key, id, status: z.enum(['pending', 'done', 'failed']), amount });
export type Refund = z.infer<typeof refund>;

export const methodsResponse = z.object({ methods: z.array(paymentMethod) });

export const paymentResponse = z.discriminatedUnion('type', [charge, refund]);
export type PaymentResponse = z.infer<typeof paymentResponse>;

/** The configured providers; the first takes new payments. */
export const providersResponse = z.object({ providers: z.array(provider) });

/** Why there is no answer. A webhook without a valid signature may still name a charge: the site then knows whether it is ours. */
export const paymentRefusal = z.object({ code: z.string(), named: z.optional(z.object({ provider, id })) });
