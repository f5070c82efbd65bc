import 'server-only';
import * as z from 'zod/mini';
import { stateOf } from '@/lib/bookings/model/booking-state';
import { knownBooking } from '@/lib/bookings/model/known-booking';
import { paymentPath } from '@/lib/bookings/model/payment-row';
import { paymentProvider, siteUrl } from '@/lib/env';
import { type Locale, locales, localizePath } from '@/lib/i18n/locales';
import { describeError, logError } from '@/lib/log';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { createAdminClient } from '@/lib/supabase/admin';
import { phoneParts } from '@/lib/text/phone';
import { sellersWithOrder, suppliersOfSeats } from '@/supabase/functions/_shared/contracts/orders';
import { isInstalment, type PaymentMethod } from '@/supabase/functions/_shared/contracts/payments';
import { paymentMethods } from '@/supabase/functions/_shared/contracts/states.generated';
import { kickOrders } from '../orders/watch-orders';
import { findInstead } from '../products/find-instead';
import type { InsteadResponse } from '../products/instead';
import { readStored } from '../products/read-stored';
import { productOf } from '../products/registry';
import { callProvider, webhookUrl } from './call-provider';
import { offeredMethods } from './methods/offered-methods';
import { type BegunPayment, type OpenedPayment, openedPayment } from './opened-payment';
import { record } from './settle';
import { visitorPass } from './visitor-pass';
import { kickPayments } from './watch-payments';

const found = z.nullable(
  z.extend(z.omit(openedPayment, { title: true, state: true, unordered: true }), {
    id: z.string(),
    booking: knownBooking,
    offer: z.unknown(),
    unordered: z.nullable(z.object({ why: z.nullable(z.string()), search: z.unknown() })),
    charge: z.nullable(z.object({ provider: z.string(), id: z.string() })),
  }),
);

/**
 * The current state of the payment of a link. For a payment in progress, asks the provider, because its webhook may be late. Null when there is
 * none. Rejects when the database does not answer.
 */
export async function openPayment(key: string, requestId: string): Promise<OpenedPayment | null> {
  let payment = await findPayment(key);
  if (payment?.charge) {
    try {
      await record(await callProvider({ type: 'read', ...payment.charge }, requestId));
      payment = await findPayment(key);
    } catch (error) {
      logError('payment-not-asked', { requestId, cause: describeError(error) });
    }
  }
  if (!payment) return null;
  const isDue = ['created', 'pending', 'failed'].includes(payment.status);
  const methods = isDue ? await offeredMethods(payment.rest, requestId) : [];
  return openedPayment.parse({ ...payment, methods });
}

/** The same for browsers without script: at first as it is stored. Null too when the database does not answer. Never rejects. */
export async function knownPayment(key: string, asksProvider: boolean): Promise<OpenedPayment | null> {
  try {
    return asksProvider ? await openPayment(key, crypto.randomUUID()) : z.nullable(openedPayment).parse(await findPayment(key));
  } catch (error) {
    logError('payment-not-read', { cause: describeError(error) });
    return null;
  }
}

const supplied = z.object({ supplier: z.string() });

async function findPayment(key: string) {
  const { data, error } = await createAdminClient().rpc('find_payment', { wanted_key: key });
  if (error) throw new Error('The payment cannot be read', { cause: error });
  const payment = found.parse(data);
  if (!payment) return null;
  const supplier = supplied.safeParse(payment.offer).data?.supplier ?? '';
  // Seats that are held are ordered already.
  const isSoldBefore = payment.booking.orders.length === 0 || !sellersWithOrder.includes(supplier);
  const takesExtras = payment.takesExtras && suppliersOfSeats.includes(supplier) && isSoldBefore;
  const { kind, unordered } = payment;
  const known = unordered && {
    why: whyOf(unordered.why),
    search: unordered.search,
    again: productOf(kind)?.searchAgain?.(unordered.search) ?? null,
  };
  return {
    ...payment,
    unordered: known?.why === 'unpaid' && !known.again ? null : known,
    takesExtras,
    state: stateOf(payment.booking),
    title: await titleOf(payment),
  };
}

/** What is on sale in place of what was sold out after it was paid with a link. Null when there is no such payment. */
export async function insteadOfPaid(key: string, headers: Headers, language: Locale): Promise<InsteadResponse | null> {
  const payment = await findPayment(key);
  if (!payment) return null;
  const { kind, offer, unordered } = payment;
  if (unordered?.why !== 'soldOut' || !unordered.again) return { outcome: 'unasked' };
  return findInstead(kind, { search: unordered.search, offer }, headers, language);
}

const whyOf = (refused: string | null) =>
  refused === 'soldOut' || refused === 'priceChanged' || refused === 'unpaid' ? refused : 'other';

/** The subject of a payment: the name of a stay or a holiday, or the route of flights. */
async function titleOf({ kind, offer: stored, firstDay }: { kind: string; offer: unknown; firstDay: string }) {
  const offer = readStored(kind, stored);
  if (offer.title || offer.flights.length === 0) return offer.title;
  const booking = { offer, stored, departure_date: firstDay, last_travel_date: firstDay };
  const [en, ar] = await Promise.all(locales.map(async (each) => (await productOf(kind)?.describe?.(booking, each))?.title));
  return en && ar ? { en, ar } : null;
}

const begun = z.tuple([
  z.object({
    outcome: z.enum(['open', 'paid', 'changed', 'closed', 'gone']),
    charge: z.nullable(z.string()),
    provider: z.nullable(z.string()),
    pay_url: z.nullable(z.string()),
    amount: z.nullable(z.number()),
    reference: z.nullable(z.string()),
    email: z.nullable(z.string()),
    method: z.nullable(z.enum(paymentMethods)),
    phone: z.nullable(z.string()),
  }),
]);

async function begin(key: string, provider: string, amount?: number, method?: string) {
  const asked = { ...(amount !== undefined && { seen: amount }), ...(method && { wanted_method: method }) };
  const { data, error } = await createAdminClient().rpc('begin_charge', { wanted_key: key, wanted_provider: provider, ...asked });
  if (error) throw new Error('The payment cannot begin', { cause: error });
  return begun.parse(data)[0];
}

/**
 * The address of the provider's page for a payment link; `paid` when gift cards and points pay all of it, `changed` when one of them was invalid
 * and was removed, or when the payment is not of `amount` dirhams any more, `notOffered` when it cannot be paid with `method`, null when it cannot be
 * paid (any more). A repeated call returns the same page, another method another one. Rejects when the provider does not answer: nothing was paid
 * then, and the next attempt uses the same charge. `pass`: for whoever has begun the charge, see visitor-pass.ts.
 */
export async function beginPayment(
  key: string,
  language: Locale,
  requestId: string,
  amount?: number,
  method?: PaymentMethod | 'card',
): Promise<(BegunPayment & { pass?: string }) | null> {
  const provider = paymentProvider();
  if (!provider) return null;
  if (method && method !== 'card') {
    const payment = await findPayment(key);
    if (!payment) return null;
    if (!(await offeredMethods(payment.rest, requestId)).includes(method)) return { outcome: 'notOffered' };
  }
  const due = await begin(key, provider, amount, method);
  if (due.outcome === 'paid') {
    kickOutbox();
    kickOrders();
  }
  if (due.outcome === 'paid') return { outcome: due.outcome, pass: visitorPass(key, 'parts') };
  if (due.outcome === 'changed') return { outcome: due.outcome };
  if (due.outcome !== 'open' || !due.charge || !due.provider || !due.amount || !due.reference || !due.email) return null;
  // Somebody has begun it before: another tab, or another holder of the link.
  if (due.pay_url) return { url: due.pay_url };
  const pass = visitorPass(key, due.charge);
  const answer = await callProvider(
    {
      type: 'create',
      provider: due.provider,
      key: due.charge,
      amount: due.amount,
      reference: due.reference,
      email: due.email,
      language,
      method: due.method,
      phone: due.phone && isInstalment(due.method) ? phoneParts(due.phone) : null,
      returnUrl: siteUrl() + localizePath(paymentPath(key), language),
      webhookUrl: webhookUrl(),
    },
    requestId,
  );
  if (answer.type !== 'charge' || answer.key !== due.charge) throw new Error('The provider answered about something else');
  if (!answer.payUrl) {
    // It is already finished.
    await record(answer);
    return { url: siteUrl() + localizePath(paymentPath(key), language), pass };
  }
  const noted = await createAdminClient().rpc('note_charge', { charge: due.charge, charge_id: answer.id, url: answer.payUrl });
  if (noted.error) throw new Error('The charge cannot be noted', { cause: noted.error });
  // With a provider without idempotency keys, two tabs may have made a charge each: both go to the page of the stored one.
  const { pay_url: url } = await begin(key, provider);
  return url === null ? null : { url, pass };
}

/** The customer does not pay the difference of a risen price: everything goes back. `over`: it is paid, or not asked for any more. */
export async function refuseDifference(key: string): Promise<'returning' | 'over'> {
  const { data, error } = await createAdminClient().rpc('refuse_difference', { wanted_key: key });
  if (error) throw new Error('The money cannot be sent back', { cause: error });
  kickOutbox();
  kickPayments();
  return data === 'returning' ? 'returning' : 'over';
}
