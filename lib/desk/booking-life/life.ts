import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { type StoredPrices, storedPrices } from '@/lib/bookings/model/price-record';
import type { DeskBooking } from '@/lib/desk/details/details';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/supabase/database.types';
import { type DeskOrder, readOrders } from '../orders';
import { type DeskPayment, readPayments } from '../payments';

export const deadlineKinds = [
  ...(['answer', 'offer', 'seats', 'payment', 'order', 'cancel', 'decision', 'change'] as const),
  ...(['wish', 'paid', 'money', 'refund', 'tickets', 'charge'] as const),
] as const;
const deadline = z.object({ kind: z.enum(deadlineKinds), due_at: z.string() });
/** A task for a booking with a deadline; the kinds are explained at public.desk_deadlines. */
export type Deadline = z.infer<typeof deadline>;

/** Hours that an agent has for what is listed by the moment when it happened. Nobody is late with a wish, or with flights that have changed. */
const hoursFor: Partial<Record<Deadline['kind'], number>> = {
  wish: Number.POSITIVE_INFINITY,
  change: Number.POSITIVE_INFINITY,
  paid: 4,
  cancel: 4,
  money: 24,
  refund: 24,
  charge: 24,
};

/** Hours after its instant until an agent is late with a deadline. */
export const graceHours = (kind: Deadline['kind']): number => hoursFor[kind] ?? 0;

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
    /** `cause`: the id of the order, charge, refund or part of a payment that it is about. */
    facts: z.object({ debit: z.string(), credit: z.string(), amount: z.number(), cause: z.optional(z.string()) }),
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
  prices: StoredPrices | null;
}

/** Actions, orders, payments, mail and deadlines of a booking; empty for users who are not staff. Throws when they cannot be read. */
export async function readLife(client: SupabaseClient<Database>, bookingId: string): Promise<BookingLife> {
  const [events, deadlines, orders, payments, prices] = await Promise.all([
    client.rpc('desk_booking_life', { booking: bookingId }),
    client.rpc('desk_deadlines', { only_booking: bookingId }),
    readOrders(client, bookingId),
    readPayments(client, bookingId),
    client.rpc('prices_of_booking', { booking: bookingId }),
  ]);
  if (events.error) throw events.error;
  if (deadlines.error) throw deadlines.error;
  if (prices.error) throw prices.error;
  return {
    events: z.array(event).parse(events.data),
    deadlines: z
      .array(deadline)
      .parse(deadlines.data)
      .toSorted((a, b) => Date.parse(a.due_at) - Date.parse(b.due_at)),
    orders,
    payments,
    prices: z.nullable(storedPrices).parse(prices.data),
  };
}

const arabicLetter = /\p{Script=Arabic}/u;

/**
 * A remark of the history in one language. The database writes both: "Refund · استرداد: QAR 120". Remarks typed by colleagues have no middle dot
 * and stay as they are.
 */
export function remarkIn(remark: string, locale: Locale): string {
  const [english = '', arabic = '', ...more] = remark.split(' · ');
  if (more.length > 0 || arabicLetter.test(english) || !arabicLetter.test(arabic)) return remark;
  const colon = arabic.indexOf(': ');
  if (locale === 'ar') return arabic;
  return colon === -1 ? english : english + arabic.slice(colon);
}

/**
 * The supplier's deadline for a customer's payment, and its reason: `seats` are held for us, the `airline` must be paid, the price of the
 * `offer` expires. Null when none is known, or less than a minute is left. `now` and `at` are in milliseconds.
 */
export function supplierDeadline(
  { offer }: Pick<DeskBooking, 'offer'>,
  orders: readonly DeskOrder[],
  now: number,
): { kind: 'seats' | 'airline' | 'offer'; at: number } | null {
  const held = orders.find(({ status }) => status === 'held')?.pay_by;
  const wanted = offer.supplierOffers.flatMap(({ payment }) => payment?.paymentRequiredBy ?? []);
  const offered = offer.supplierOffers.flatMap(({ heldUntil }) => heldUntil ?? []);
  const ends = {
    seats: held ? [held] : [],
    airline: wanted,
    offer: offered.length > 0 ? offered : offer.heldUntil ? [offer.heldUntil] : [],
  };
  for (const kind of ['seats', 'airline', 'offer'] as const) {
    const at = Math.min(...ends[kind].map((end) => Date.parse(end)));
    if (Number.isFinite(at) && at > now + 60_000) return { kind, at };
  }
  return null;
}
