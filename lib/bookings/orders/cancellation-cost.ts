import 'server-only';
import * as z from 'zod/mini';
import {
  type CancellationCost,
  type CancelOutcome,
  cancelOutcomes,
  quoteOfHold,
  quoteOfRequest,
  wayBack,
} from '@/lib/bookings/model/order-row';
import { takesOrders } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { createAdminClient } from '@/lib/supabase/admin';
import { cancelQuote } from '@/supabase/functions/_shared/contracts/orders';
import { callSupplier } from './call-supplier';
import { kickOrders } from './watch-orders';

/** The visitor is waiting. */
const timeoutMs = 18_000;

const quote = z.omit(cancelQuote, { type: true });
const found = z.object({
  booking: z.uuid(),
  order: z.nullable(
    z.object({
      id: z.uuid(),
      supplier: z.string(),
      supplierOrder: z.string(),
      quote: z.nullable(quote),
      takesChoices: z.boolean(),
      isCancelling: z.boolean(),
    }),
  ),
  /** Its seats are held for the customer, unpaid. */
  isHeld: z.boolean(),
  paid: z.int(),
  /** What was paid on this site, or recorded there by an agent. */
  balance: z.int(),
  margin: z.int().check(z.nonnegative()),
  /** The amount due of the price and of the fees of earlier orders; negative when more was paid. */
  unpaid: z.int(),
});
type Found = z.infer<typeof found>;

interface Owner {
  reference: string;
  lastName: string;
}

/** Null when there is no such booking. Throws when the database does not answer. */
async function findOrder({ reference, lastName }: Owner): Promise<Found | null> {
  const names = { wanted_reference: reference, wanted_surname: lastName };
  const { data, error } = await createAdminClient().rpc('find_order', names);
  if (error) throw new Error('Nobody knows what could be cancelled', { cause: error });
  return z.nullable(found).parse(data);
}

/**
 * The supplier's refund for a booking, found by its reference and the surname of a traveller; null when it has no order that could be cancelled.
 * A quote is requested once and cached until it expires. Throws when the database does not answer.
 */
export async function findCancellationCost(wanted: Owner): Promise<CancellationCost | null> {
  const booking = await findOrder(wanted);
  if (booking?.isHeld) return { type: 'free' };
  if (!booking?.order) return null;
  const { order } = booking;
  if (order.isCancelling) return { type: 'cancelling' };
  if (order.quote) return costOf(booking, order.quote);
  if (!takesOrders()) return { type: 'noAnswer' };
  try {
    const { supplier, supplierOrder } = order;
    const asked = { type: 'quoteCancel', supplier, order: supplierOrder, key: crypto.randomUUID() } as const;
    const answer = await callSupplier(asked, undefined, timeoutMs);
    if (answer.type === 'refused') return { type: 'byAgent' };
    if (answer.type !== 'cancelQuote') return { type: 'noAnswer' };
    const stored = await createAdminClient().rpc('keep_order_quote', { quoted: order.id, said: answer });
    if (stored.error) throw stored.error;
    const held = z.nullable(quote).parse(stored.data);
    return held ? await costOf(booking, held) : { type: 'noAnswer' };
  } catch (failure) {
    logError('order-not-quoted', { reference: wanted.reference, cause: describeError(failure) });
    return { type: 'noAnswer' };
  }
}

/**
 * Cancels a booking for the sum that `findCancellationCost` has shown: `amount` in dirhams, for `quote`. Sent twice, it cancels once. Null when
 * there is no such booking. Throws when the database does not answer.
 */
export async function cancelBooking({
  quote: quoted,
  amount,
  ...owner
}: Owner & { quote: string; amount: number }): Promise<CancelOutcome | null> {
  const booking = await findOrder(owner);
  if (!booking) return null;
  if (quoted === quoteOfHold) return cancelUnpaid('cancel_hold', owner);
  if (quoted === quoteOfRequest) return cancelUnpaid('withdraw_request', owner);
  const { order } = booking;
  // Pressed again, it is compared with what was pressed first.
  const isSame = !order || order.isCancelling || (order.quote?.id === quoted && backOf(booking, order.quote) === amount);
  if (!isSame) return 'stale';
  const { reference: wanted_reference, lastName: wanted_surname } = owner;
  const { data, error } = await createAdminClient().rpc('cancel_order', {
    wanted_reference,
    wanted_surname,
    quoted,
    back: amount,
  });
  if (error) throw new Error('Nobody knows whether it is cancelled', { cause: error });
  kickOrders();
  return z.enum(cancelOutcomes).parse(data);
}

async function cancelUnpaid(how: 'cancel_hold' | 'withdraw_request', { reference, lastName }: Owner): Promise<CancelOutcome> {
  const names = { wanted_reference: reference, wanted_surname: lastName };
  const { data, error } = await createAdminClient().rpc(how, names);
  if (error) throw new Error('Nobody knows whether it is cancelled', { cause: error });
  kickOrders();
  kickOutbox();
  return z.enum(cancelOutcomes).parse(data);
}

async function costOf(booking: Found, held: z.infer<typeof quote>): Promise<CancellationCost> {
  const { paid, balance, order } = booking;
  const back = backOf(booking, held);
  // What was paid elsewhere, an agent returns, even where bags were paid here.
  const isOwn = order?.takesChoices === true && balance > 0 && paid === balance;
  const { data, error } = await createAdminClient().rpc('ways_back', { booking: booking.booking, most: isOwn ? back : 0 });
  if (error) throw new Error('Nobody knows where it goes', { cause: error });
  return {
    type: 'quoted',
    back,
    deducted: paid - back,
    until: held.expiresAt,
    quote: isOwn ? held.id : null,
    to: z.array(wayBack).parse(data),
  };
}

/**
 * The customer gets the supplier's refund and the agency's markup, less what is unpaid, rounded up to whole riyals; like `margin_to_return` and
 * `settle_ended_order` in the database. In dirhams.
 */
export function backOf(
  { paid, margin, unpaid }: Pick<Found, 'paid' | 'margin' | 'unpaid'>,
  { refund }: { refund: { dirhams: number } },
): number {
  const returned = refund.dirhams > 0 ? refund.dirhams + margin : 0;
  return Math.max(0, Math.min(paid, Math.ceil((returned - unpaid) / 100) * 100));
}
