import 'server-only';
import * as z from 'zod/mini';
import type { CancellationCost } from '@/lib/bookings/model/order-row';
import { takesOrders } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { createAdminClient } from '@/lib/supabase/admin';
import { cancelQuote } from '@/supabase/functions/_shared/contracts/orders';
import { askSupplier } from './ask-supplier';

/** The visitor is waiting. */
const timeoutMs = 18_000;

const quote = z.omit(cancelQuote, { is: true });
const found = z.object({
  order: z.nullable(z.object({ id: z.uuid(), supplier: z.string(), supplierOrder: z.string(), quote: z.nullable(quote) })),
  paid: z.int(),
  margin: z.int().check(z.nonnegative()),
  /** The amount due of the price and of the fees of earlier orders; negative when more was paid. */
  unpaid: z.int(),
});

/**
 * The supplier's refund for a booking, found by its reference and the surname of a traveller; null when it has no order that could be cancelled.
 * A quote is requested once and cached until it expires. Throws when the database does not answer.
 */
export async function findCancellationCost(wanted: { reference: string; lastName: string }): Promise<CancellationCost | null> {
  const client = createAdminClient();
  const names = { wanted_reference: wanted.reference, wanted_surname: wanted.lastName };
  const { data, error } = await client.rpc('find_order', names);
  if (error) throw new Error('Nobody knows what could be cancelled', { cause: error });
  const booking = z.nullable(found).parse(data);
  if (!booking?.order) return null;
  const { order } = booking;
  if (order.quote) return costOf(booking, order.quote);
  if (!takesOrders()) return { is: 'noAnswer' };
  try {
    const { supplier, supplierOrder } = order;
    const asked = { do: 'quoteCancel', supplier, order: supplierOrder, key: crypto.randomUUID() } as const;
    const answer = await askSupplier(asked, undefined, timeoutMs);
    if (answer.is === 'refused') return { is: 'byAgent' };
    if (answer.is !== 'cancelQuote') return { is: 'noAnswer' };
    const stored = await client.rpc('keep_order_quote', { quoted: order.id, said: answer });
    if (stored.error) throw stored.error;
    const held = z.nullable(quote).parse(stored.data);
    return held ? costOf(booking, held) : { is: 'noAnswer' };
  } catch (failure) {
    logError('order-not-quoted', { reference: wanted.reference, cause: describeError(failure) });
    return { is: 'noAnswer' };
  }
}

/**
 * The customer gets the supplier's refund and the agency's markup, less what is unpaid, rounded up to whole riyals; like `margin_to_return` and
 * `settle_ended_order` in the database. Amounts in dirhams.
 */
function costOf({ paid, margin, unpaid }: z.infer<typeof found>, { refund, expiresAt }: z.infer<typeof quote>): CancellationCost {
  const returned = refund.dirhams > 0 ? refund.dirhams + margin : 0;
  const back = Math.max(0, Math.min(paid, Math.ceil((returned - unpaid) / 100) * 100));
  return { is: 'quoted', back, deducted: paid - back, until: expiresAt };
}
