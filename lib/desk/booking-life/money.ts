import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { giftDesigns } from '@/content/gift-card-design';
import { type GiftOutcome, giftOutcomes } from '@/lib/bookings/model/gift-card';
import { isPaid } from '@/lib/bookings/model/payment-row';
import type { Database } from '@/lib/supabase/database.types';
import type { DeskBooking } from '../details/details';
import type { DeskOrder } from '../orders';
import { unrefunded } from '../payments';
import type { BookingLife, LedgerEntry } from './life';

/** The amounts of a booking, in dirhams. */
export interface BookingMoney {
  /** The price that the customer pays. */
  price: number;
  /** Received, less what is being refunded. */
  paid: number;
  /** Nothing, once the booking is off; `missing` is due instead of the price. */
  due: number;
  /** What the supplier of a cancelled order keeps beyond what the customer has paid. */
  missing: number;
  /** The supplier's price; null when it is unknown. */
  cost: number | null;
  /** The agency's margin. For staff only. */
  margin: number | null;
}

const standing: readonly DeskOrder['status'][] = ['new', 'held', 'paid', 'ticketed', 'unknown'];

/** The supplier may have it, so its price counts. */
export function isStanding({ status }: Pick<DeskOrder, 'status'>): boolean {
  return standing.includes(status);
}

export function moneyOf(
  { total_amount, offer, status }: Pick<DeskBooking, 'total_amount' | 'offer' | 'status'>,
  { orders, payments, events }: Readonly<{ [key in 'orders' | 'payments' | 'events']: Readonly<BookingLife[key]> }>,
): BookingMoney {
  const price = Math.round(total_amount * 100);
  const paid = payments.filter(isPaid).reduce((sum, payment) => sum + unrefunded(payment), 0);
  const ordered = orders.find(isStanding)?.order_terms.price?.dirhams;
  const cost = ordered ?? costOfOffers(offer.supplierOffers);
  const isOff = status === 'declined' || status === 'cancelled';
  // What the supplier refunds of these is settled between agency and supplier.
  const unsettled = orders.filter(
    (order) =>
      order.status === 'failed' || order.status === 'expired' || (order.status === 'cancelled' && !order.order_terms.quote),
  );
  const ledger = events.flatMap((event) =>
    event.source === 'ledger' && !unsettled.some(({ id }) => id === event.facts.cause) ? [event] : [],
  );
  const owed = new Map(balancesOf(ledger)).get('customer') ?? 0;
  const missing = orders[0]?.status === 'cancelled' ? Math.max(0, owed) : 0;
  const due = isOff ? 0 : missing > 0 ? missing : Math.max(0, price - paid);
  return { price, paid, due, missing, cost, margin: cost === null ? null : price - cost };
}

/** The suppliers' prices of these offers, in dirhams; null when one of them is unknown. */
export function costOfOffers(offers: DeskBooking['offer']['supplierOffers']): number | null {
  const prices = offers.flatMap(({ price, markup }) => (price ? [Math.round(price.total * 100) - (markup?.total ?? 0)] : []));
  return prices.length > 0 && prices.length === offers.length ? prices.reduce((sum, price) => sum + price, 0) : null;
}

/** What each account has gained by the booking, in dirhams; accounts without a balance are left out. They sum to zero. */
export function balancesOf(entries: readonly LedgerEntry[]): [account: string, amount: number][] {
  const balances = new Map<string, number>();
  const add = (account: string, amount: number) => balances.set(account, (balances.get(account) ?? 0) + amount);
  for (const { facts } of entries) {
    add(facts.debit, facts.amount);
    add(facts.credit, -facts.amount);
  }
  return [...balances].filter(([, amount]) => amount !== 0);
}

/** A gift card that was bought online; names and address are gone 90 days after it was sent. */
const deskGift = z.nullable(
  z.object({
    recipient: z.nullable(z.string()),
    email: z.nullable(z.string()),
    language: z.enum(['en', 'ar']),
    design: z.enum(giftDesigns),
    sendAt: z.string(),
    queuedAt: z.nullable(z.string()),
    sentAt: z.nullable(z.string()),
    /** Null until the card is made. */
    lastDigits: z.nullable(z.string()),
    validUntil: z.nullable(z.string()),
    isBlocked: z.boolean(),
    /** In dirhams. */
    left: z.number(),
  }),
);
export type DeskGift = NonNullable<z.infer<typeof deskGift>>;

/** Null for users who are not staff. Throws when it cannot be read. */
export async function readGift(client: SupabaseClient<Database>, booking: string): Promise<DeskGift | null> {
  const { data, error } = await client.rpc('desk_gift', { booking });
  if (error) throw error;
  return deskGift.parse(data);
}

/** Sends the card again, or to another address. Throws when that is not confirmed. */
export async function sendGiftAgain(client: SupabaseClient<Database>, booking: string, email: string): Promise<GiftOutcome> {
  const { data, error } = await client.rpc('desk_send_gift', { booking, email });
  if (error) throw error;
  return z.enum(giftOutcomes).parse(data);
}
