import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { orderColumns, orderRow } from '@/lib/bookings/model/order-row';
import { readFlag, type SendFailure, sendAction } from '@/lib/network/send-action';
import type { Database } from '@/lib/supabase/database.types';
import { orderStepKinds } from '@/supabase/functions/_shared/contracts/states.generated';

const money = z.object({ amount: z.string(), currency: z.string(), dirhams: z.number() });
const terms = z.object({
  supplier: z.string(),
  agreed: z.number(),
  price: z.nullable(money),
  refused: z.nullable(z.string()),
  quote: z.nullable(z.object({ id: z.string(), refund: money, expiresAt: z.nullable(z.string()) })),
  /** The same route on another day, requested by an agent or the customer; `price` is the amount due, `departsAt` is local to the airport. */
  change_offers: z.nullable(
    z.object({
      moves: z.array(z.object({ direction: z.number(), day: z.string() })),
      offers: z.array(
        z.object({
          id: z.string(),
          price: money,
          departsAt: z.string(),
          expiresAt: z.nullable(z.string()),
          refund: z._default(z.nullable(money), null),
        }),
      ),
    }),
  ),
  supplier_order: z.nullable(z.string()),
  /** The customer has paid, but there is no order: this amount in dirhams is refunded at `refund_at`, unless an agent decides otherwise. */
  refund_due: z.nullable(z.number()),
  refund_at: z.nullable(z.string()),
  /** Unless an agent has looked into it: the order at the supplier is not as we expect. */
  mismatch_at: z.nullable(z.string()),
});
const asked = orderStepKinds.filter((kind) => kind !== 'tickets' && kind !== 'read');
const step = z.object({ kind: z.enum(orderStepKinds), status: z.string() });
const deskOrder = z.extend(orderRow, { order_terms: terms, order_steps: z.array(step) });
export type DeskOrder = z.infer<typeof deskOrder>;

const columns =
  `${orderColumns}, order_terms (supplier, agreed, price, refused, quote, change_offers, supplier_order, refund_due, refund_at, mismatch_at), order_steps (kind, status)` as const;

/** The orders of a booking, the latest first. Throws when they cannot be read. */
export async function readOrders(client: SupabaseClient<Database>, bookingId: string): Promise<DeskOrder[]> {
  const { data, error } = await client
    .from('orders')
    .select(columns)
    .eq('booking_id', bookingId)
    .order('created_at', { ascending: false });
  if (error) throw error;
  return z.array(deskOrder).parse(data);
}

/** The running request to the supplier; null when the desk may send the next one. Waiting for tickets does not count. */
export function underWay({ order_steps }: DeskOrder): (typeof asked)[number] | null {
  const due = order_steps.filter(({ status }) => status === 'due').map(({ kind }) => kind);
  return asked.find((kind) => due.includes(kind)) ?? null;
}

/** The supplier is about to answer. */
export function isMoving(order: DeskOrder): boolean {
  return order.status === 'new' || underWay(order) !== null;
}

const agreed = z.int().check(z.minimum(100), z.maximum(100_000_000));

/** Tickets are bought though the customer has not paid for them. */
const mayBeUnpaid = z.optional(z.boolean());

/** The order actions of the desk; amounts in dirhams. Sent twice, each is done once. */
export const deskOrderAction = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('begin'),
    order: z.uuid(),
    booking: z.uuid(),
    wants: z.enum(['hold', 'ticket']),
    agreed,
    mayBeUnpaid,
  }),
  z.object({ type: z.literal('ticket'), order: z.uuid(), agreed, mayBeUnpaid }),
  z.object({ type: z.literal('quote'), order: z.uuid() }),
  z.object({ type: z.literal('cancel'), order: z.uuid(), quote: z.string().check(z.minLength(1), z.maxLength(200)) }),
  z.object({ type: z.literal('settle'), order: z.uuid(), became: z.enum(['look', 'none', 'seen']) }),
  z.object({ type: z.literal('accept'), order: z.uuid(), change: z.string().check(z.minLength(1), z.maxLength(200)) }),
  z.object({
    type: z.literal('quoteChange'),
    order: z.uuid(),
    direction: z.int().check(z.minimum(1), z.maximum(6)),
    day: z.iso.date(),
  }),
  z.object({
    type: z.literal('change'),
    order: z.uuid(),
    offer: z.string().check(z.minLength(1), z.maxLength(200)),
    agreed: z.int().check(z.minimum(0), z.maximum(100_000_000)),
    mayBeUnpaid,
  }),
  z.object({ type: z.literal('settleChoice'), choice: z.uuid(), became: z.enum(['done', 'refused']) }),
  /** Nothing, when it was booked again by hand. `seen`: the amount that is due on the screen. */
  z.object({
    type: z.literal('refund'),
    order: z.uuid(),
    amount: z.int().check(z.minimum(0), z.maximum(100_000_000)),
    seen: z.int().check(z.minimum(0)),
  }),
]);
export type DeskOrderAction = z.infer<typeof deskOrderAction>;

export const orderOutcomes = [
  ...(['created', 'repeated', 'gone', 'notOrdered', 'notConfirmed', 'open', 'stale', 'busy'] as const),
  ...(['unpaid', 'tooMuch', 'ages'] as const),
] as const;
export type OrderOutcome = (typeof orderOutcomes)[number] | SendFailure;

const address = '/api/desk/orders';

export const sendOrderAction = (action: DeskOrderAction): Promise<OrderOutcome> => sendAction(address, action, orderOutcomes);

/** Whether agents order flights on this site. Throws when that cannot be read. */
export const readTakesOrders = () => readFlag(address, 'takesOrders');
