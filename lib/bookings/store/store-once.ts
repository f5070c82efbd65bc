import 'server-only';
import { createHash } from 'node:crypto';
import { serverEnv } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { failure, type Result, success } from '@/lib/result';
import type { BookingProduct, BookingReceipt, BookingRefusal, BookingRequest } from '../product';
import { findReceipt, storeBooking } from './store-booking';

/** Who books: `userId` of a verified session or null, `requestId` for the log. */
export interface Booker {
  userId: string | null;
  requestId: string;
  /** Where links in mail about it lead, when it was requested on a preview: see lib/mail-transport/link-base.ts. */
  mailBase?: string | null;
}

export type BookingFailure = BookingRefusal | { code: 'keyReused' | 'bookingNotStored' };

/**
 * Stores a request for any product once, at its current price. The same request sent again, with its key or from a second tab, gets the
 * same receipt, even when the offer has expired since. `isNew` is false when the same request was stored before. Never rejects.
 */
export async function storeOnce<Request extends BookingRequest>(
  product: BookingProduct<Request>,
  request: Request,
  { userId, requestId, mailBase = null }: Booker,
): Promise<Result<{ receipt: BookingReceipt; isNew: boolean }, BookingFailure>> {
  try {
    const context = { now: new Date(), secret: serverEnv().OFFER_SIGNING_SECRET, requestId };
    const fingerprint = hashOf(product.contentOf(request));
    const refusal = await product.check(request, context);
    // What was altered on the way was never in order; anything else may have been stored in time.
    const mayBeStored = refusal?.code !== 'offerAltered';
    const earlier = mayBeStored ? await findReceipt(request.idempotencyKey, fingerprint, userId) : null;
    if (earlier) return success({ receipt: earlier, isNew: false });
    if (refusal) return failure(refusal);
    const priced = (await product.priceAgain?.(request, context)) ?? success({ request, priceUnconfirmed: false });
    if (!priced.ok) return priced;
    const { outcome, receipt } = await storeBooking(
      { ...recordOf(product, priced.value.request), priceUnconfirmed: priced.value.priceUnconfirmed },
      { fingerprint, userId, mailBase },
    );
    if (outcome === 'created') kickOutbox();
    return outcome === 'key_reused' ? failure({ code: 'keyReused' }) : success({ receipt, isNew: outcome === 'created' });
  } catch (error) {
    logError('booking-not-stored', { requestId, cause: describeError(error) });
    return failure({ code: 'bookingNotStored' });
  }
}

/** A checked request as it goes into the database. */
export function recordOf<Request extends BookingRequest>(product: BookingProduct<Request>, request: Request) {
  const { idempotencyKey, locale, contact } = request;
  return { kind: product.kind, idempotencyKey, locale, contact, ...product.record(request) };
}

/** Tells whether two requests ask for the same. Parsed content has its keys in the schema's order, so equal content is equal text. */
function hashOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
