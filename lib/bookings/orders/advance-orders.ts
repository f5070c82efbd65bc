import 'server-only';
import * as z from 'zod/mini';
import { logError } from '@/lib/log';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { createAdminClient } from '@/lib/supabase/admin';
import type { Json } from '@/lib/supabase/database.types';
import { flightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { type NewOrder, type OrderResponse, orderRequest } from '@/supabase/functions/_shared/contracts/orders';
import { orderStepKinds } from '@/supabase/functions/_shared/contracts/states.generated';
import { productOf } from '../products/registry';
import { callSupplier } from './call-supplier';
import { extrasOfOrder } from './extras-of-order';

const step = z.object({
  step: z.uuid(),
  kind: z.enum(orderStepKinds),
  tries: z.int(),
  isUnclear: z.boolean(),
  /** The kind of the booking. */
  product: z.string(),
  supplier: z.string(),
  offer: z.nullable(z.string()),
  supplierOrder: z.nullable(z.string()),
  price: z.unknown(),
  quote: z.nullable(z.string()),
  /** The data of an accepted change by the airline, of a change by the customer, or of added services. */
  asks: z.nullable(z.record(z.string(), z.unknown())),
  reference: z.string(),
  search: z.unknown(),
  requested: z.unknown(),
  contact: z.unknown(),
  passengers: z.unknown(),
});
export type Step = z.infer<typeof step>;

/** The next call to a supplier, for this caller alone for `leaseSeconds`; null when none is due. */
export async function claimStep(leaseSeconds = 180): Promise<Step | null> {
  const { data, error } = await createAdminClient().rpc('claim_order_step', { lease: `${leaseSeconds} seconds` });
  if (error) throw new Error('Nobody knows which order is due', { cause: error });
  return z.nullable(step).parse(data);
}

/** The request of a step. After an answer of `unclear`, it is only looked up. */
async function questionOf({ step: key, kind, tries, isUnclear, supplier, supplierOrder: order, ...due }: Step): Promise<object> {
  const own = productOf(due.product)?.order;
  const { offer, price, quote, asks, reference, search, requested, contact, passengers } = due;
  switch (kind) {
    case 'price':
      return { type: own?.price ?? kind, supplier, search, offer: requested };
    case 'hold':
    case 'buy':
      if (isUnclear) return { type: 'find', supplier, key, offer };
      return {
        supplier,
        key,
        reference,
        offer,
        price,
        contact,
        isRepeated: tries > 1,
        ...(own
          ? { type: own.buy, ...(await own.ordered(requested, passengers)) }
          : { type: kind, passengers, ...flightsAsked(requested), ...(kind === 'buy' && (await extrasOfOrder(key, supplier))) }),
      };
    case 'pay':
      return isUnclear ? { type: 'read', supplier, order } : { type: kind, supplier, key, order, price };
    case 'cancel':
      return isUnclear ? { type: 'read', supplier, order } : { type: kind, supplier, key, order, quote, isRepeated: tries > 1 };
    case 'quoteCancel':
      return { type: kind, supplier, key, order };
    case 'accept':
      return isUnclear ? { type: 'read', supplier, order } : { type: kind, supplier, key, order, ...asks };
    case 'quoteChange':
      return { type: kind, supplier, key, order, ...asks };
    case 'change':
      return isUnclear ? { type: 'read', supplier, order } : { type: kind, supplier, key, order, ...asks, isRepeated: tries > 1 };
    case 'addServices':
      return { type: kind, supplier, key, order, ...asks, isRepeated: tries > 1, isUnclear };
    case 'tickets':
    case 'read':
      return { type: 'read', supplier, order };
  }
}

/** The flights of the stored offer, direction by direction, and its terms; nothing when it cannot be read. */
function flightsAsked(requested: unknown): Pick<NewOrder, 'itineraries' | 'conditions' | 'paymentRequirements'> {
  const stored = flightOffer.safeParse(requested).data;
  const itineraries = stored?.itineraries.map(({ segments }) =>
    segments.map(({ carrierCode, number, departure, arrival, duration }) => ({
      flight: `${carrierCode} ${number}`,
      from: departure.iataCode,
      to: arrival.iataCode,
      departs: departure.at,
      arrives: arrival.at,
      duration,
    })),
  );
  return { itineraries, conditions: stored?.conditions, paymentRequirements: stored?.paymentRequirements };
}

/** The supplier's answer to a step. Rejects without an answer. */
export async function askStep(due: Step): Promise<OrderResponse> {
  const question = orderRequest.safeParse(await questionOf(due));
  if (question.success) return callSupplier(question.data);
  // The stored data is no longer valid: a retry would not help.
  const fields = question.error.issues.map(({ path }) => path.join('.')).join(', ');
  logError('order-not-asked', { kind: due.kind, reference: due.reference, fields });
  // An earlier attempt, with data that was valid then, may have been carried out.
  return due.tries > 1 ? { type: 'unclear' } : { type: 'refused', why: 'refused', price: null };
}

/** Stores the outcome of a step; repeating it changes nothing. Throws when the database refuses it. */
export async function recordStep({ step: recorded, reference }: Step, answer: OrderResponse): Promise<void> {
  const { data: outcome, error } = await write(recorded, answer);
  if (error) throw new Error('What the supplier said is not stored', { cause: error });
  // An agent must check: the supplier names another order, or a cancelled one.
  if (outcome === 'mismatch') logError('order-not-matched', { reference });
  kickOutbox();
}

function write(recorded: string, answer: OrderResponse): PromiseLike<{ data: string | null; error: object | null }> {
  const client = createAdminClient();
  const said = answer as Json;
  switch (answer.type) {
    case 'order':
      return client.rpc('record_order', { recorded, said });
    case 'priced':
      return client.rpc('record_order_price', { recorded, said });
    case 'cancelQuote':
      return client.rpc('record_order_quote', { recorded, said });
    case 'refused':
      return client.rpc('record_order_refusal', { recorded, why: answer.why, said_price: answer.price as Json });
    case 'unclear':
      return client.rpc('record_order_unclear', { recorded });
    case 'changeOffers':
      return client.rpc('record_change_offers', { recorded, said });
    // Not finished: it is looked up again when the lease expires. No step asks for offers.
    case 'extras':
    case 'nothing':
      return Promise.resolve({ data: null, error: null });
  }
}

/** Stores an order named by a webhook. Throws when the database does not store it. */
export async function recordWebhook(answer: OrderResponse): Promise<void> {
  if (answer.type !== 'order') return;
  const { data: outcome, error } = await createAdminClient().rpc('record_order_news', {
    said_supplier: answer.supplier,
    said: answer as Json,
  });
  if (error) throw new Error('What the supplier said is not stored', { cause: error });
  if (outcome === 'unknown' || outcome === 'mismatch')
    logError('order-not-matched', { supplier: answer.supplier, order: answer.id });
  kickOutbox();
}

/** Makes the call to a supplier and stores its answer. Rejects when that failed: it is due again later. */
export async function advance(due: Step): Promise<void> {
  await recordStep(due, await askStep(due));
}

/** As `advance`, for the next one that is due; false when none is. */
export async function advanceNext(leaseSeconds?: number): Promise<boolean> {
  const due = await claimStep(leaseSeconds);
  if (due) await advance(due);
  return due !== null;
}
