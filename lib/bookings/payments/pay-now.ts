import 'server-only';
import { addHours } from 'date-fns';
import * as z from 'zod/mini';
import { isPaidAtOnce, orderSuppliers } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { createAdminClient } from '@/lib/supabase/admin';
import type { BookingReceipt } from '../product';

/** How long a price is kept for a request that is paid at once; less, where its offer ends sooner. */
const hoursToPay = 2;

/**
 * The receipt of a request just stored, with the key of the link where it is paid, if its kind is paid at once. A price that could not be confirmed is not paid
 * before an agent has looked. The same request again has the same link. Never rejects: without a link the agency asks for the payment later.
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
