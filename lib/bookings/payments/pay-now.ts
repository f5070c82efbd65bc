import 'server-only';
import { addHours } from 'date-fns';
import * as z from 'zod/mini';
import { isPaidAtOnce, orderSuppliers } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { createAdminClient } from '@/lib/supabase/admin';
import type { BookingReceipt } from '../product';

/** How long the price of a request that is paid at once is kept; less, if its offer expires sooner. */
const hoursToPay = 2;

/**
 * The receipt of a request just stored; if its kind is paid at once, with the key of the payment link. A price that could not be confirmed
 * must first be checked by an agent. The same request gets the same link. Never rejects: without a link, the agency requests the payment later.
 */
export async function withPayLink(kind: string, receipt: BookingReceipt, requestId: string): Promise<BookingReceipt> {
  if (!isPaidAtOnce(kind) || receipt.priceUnconfirmed) return receipt;
  try {
    const { data, error } = await createAdminClient().rpc('begin_pay_now', {
      wanted_reference: receipt.reference,
      pay_by: addHours(new Date(), hoursToPay).toISOString(),
      order_suppliers: orderSuppliers(),
    });
    if (error) throw new Error('The payment cannot be asked for', { cause: error });
    const payKey = z.nullable(z.string()).parse(data);
    return payKey ? { ...receipt, payKey } : receipt;
  } catch (problem) {
    logError('payment-not-begun', { requestId, cause: describeError(problem) });
    return receipt;
  }
}
