import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { Database } from '@/lib/supabase/database.types';
import { type DeskOrder, readOrders } from '../orders';
import { type DeskPayment, readPayments } from '../payments';

export const deadlineKinds = [
  ...(['answer', 'offer', 'seats', 'payment', 'order', 'cancel', 'decision', 'change'] as const),
  ...(['wish', 'paid', 'money', 'refund', 'tickets'] as const),
] as const;
const deadline = z.object({ kind: z.enum(deadlineKinds), due_at: z.string() });
/** A task for a booking with a deadline; the kinds are explained at public.desk_deadlines. */
export type Deadline = z.infer<typeof deadline>;

/** A wish, or flights that have changed, are listed by the moment when that happened: nobody is late with them yet. */
export const canBeOverdue = (kind: Deadline['kind']): boolean => kind !== 'wish' && kind !== 'change';

const shared = { at: z.string(), kind: z.string(), who: z.nullable(z.string()) };
const nothing = z.record(z.string(), z.unknown());
const event = z.discriminatedUnion('source', [
  z.object({ ...shared, source: z.literal('booking'), facts: nothing }),
  z.object({ ...shared, source: z.literal('change'), facts: nothing }),
  z.object({
    ...shared,
    source: z.literal('note'),
    facts: z.object({ from: z.nullable(z.string()), to: z.nullable(z.string()), remark: z.string() }),
  }),
  /** Written by public.order_events: a price, a reference, a reason. */
  z.object({ ...shared, source: z.literal('order'), facts: nothing }),
  z.object({ ...shared, source: z.literal('payment'), facts: z.object({ amount: z.number() }) }),
  z.object({
    ...shared,
    source: z.literal('ledger'),
    facts: z.object({ debit: z.string(), credit: z.string(), amount: z.number() }),
  }),
  z.object({
    ...shared,
    source: z.literal('mail'),
    facts: z.object({
      event: z.string(),
      problem: z.nullable(z.string()),
      state: z.enum(['sent', 'failed', 'waiting']),
    }),
  }),
]);
/** An event of a booking. Amounts are in dirhams. Unknown kinds are read too, so that no money is hidden. */
export type LifeEvent = z.infer<typeof event>;
export type LedgerEntry = Extract<LifeEvent, { source: 'ledger' }>;

export interface BookingLife {
  /** The latest first. */
  events: LifeEvent[];
  /** The next first. */
  deadlines: Deadline[];
  /** The latest first, both. */
  orders: DeskOrder[];
  payments: DeskPayment[];
}

/** Actions, orders, payments, mail and deadlines of a booking; empty for users who are not staff. Throws when they cannot be read. */
export async function readLife(client: SupabaseClient<Database>, bookingId: string): Promise<BookingLife> {
  const [events, deadlines, orders, payments] = await Promise.all([
    client.rpc('desk_booking_life', { booking: bookingId }),
    client.rpc('desk_deadlines', { only_booking: bookingId }),
    readOrders(client, bookingId),
    readPayments(client, bookingId),
  ]);
  if (events.error) throw events.error;
  if (deadlines.error) throw deadlines.error;
  return {
    events: z.array(event).parse(events.data),
    deadlines: z
      .array(deadline)
      .parse(deadlines.data)
      .toSorted((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at)),
    orders,
    payments,
  };
}
