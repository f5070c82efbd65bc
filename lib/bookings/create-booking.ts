import 'server-only';
import { serverEnv } from '@/lib/env';
import { describeProblem, logProblem } from '@/lib/problem-log';
import { failure, type Result, success } from '@/lib/result';
import { type BookingObjection, checkBooking } from './check-booking';
import { fingerprintOf } from './fingerprint';
import { findReceipt } from './queries';
import type { BookingReceipt, BookingRequest } from './schema';
import { storeBooking } from './store-booking';

export type BookingFailure = BookingObjection | { code: 'keyReused' | 'bookingNotStored' };

/** Who asks: `userId` of a verified session or null, `requestId` for the log. */
interface Asker {
  userId: string | null;
  requestId: string;
}

/**
 * Stores a request to book, once per idempotency key. `isNew` is false when it was stored before: a request sent again gets
 * its receipt even when the offer has run out, or the departure passed, in the meantime. Never rejects.
 */
export async function createBooking(
  request: BookingRequest,
  { userId, requestId }: Asker,
  now: Date = new Date(),
): Promise<Result<{ receipt: BookingReceipt; isNew: boolean }, BookingFailure>> {
  try {
    const fingerprint = fingerprintOf(request);
    const objection = await checkBooking(request, serverEnv().OFFER_SIGNING_SECRET, now);
    if (objection) {
      const receipt = objection.code === 'offerAltered' ? null : await findReceipt(request.idempotencyKey, fingerprint);
      return receipt ? success({ receipt, isNew: false }) : failure(objection);
    }
    const { outcome, receipt } = await storeBooking(request, fingerprint, userId);
    return outcome === 'key_reused' ? failure({ code: 'keyReused' }) : success({ receipt, isNew: outcome === 'created' });
  } catch (error) {
    logProblem('booking-not-stored', { requestId, cause: describeProblem(error) });
    return failure({ code: 'bookingNotStored' });
  }
}
