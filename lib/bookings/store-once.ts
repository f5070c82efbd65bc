import 'server-only';
import { describeError, logError } from '@/lib/log';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { failure, type Result, success } from '@/lib/result';
import type { BookingRecord } from './booking-record';
import { findReceipt } from './queries';
import type { BookingReceipt } from './schema';
import { storeBooking } from './store-booking';

/** Who asks: `userId` of a verified session or null, `requestId` for the log. */
export interface Asker {
  userId: string | null;
  requestId: string;
  /** Where links in mail about it lead, when it was asked for on a preview: see lib/mail-transport/link-base.ts. */
  mailBase?: string | null;
}

export interface StoredOnce {
  receipt: BookingReceipt;
  /** False when the same request was stored before. */
  isNew: boolean;
}

interface OneRequest<Objection> {
  /** Equal for equal content, whatever its key: see `fingerprint.ts`. */
  fingerprint: string;
  idempotencyKey: string;
  /** What speaks against storing it now, or null. */
  check: () => Objection | null | Promise<Objection | null>;
  /** Whether a request to which `check` objects may still have been stored in time, and then gets its receipt. */
  mayBeStored?: (objection: Objection) => boolean;
  /** What is to be stored, or what spoke against it at the last moment; asked for only when it is not stored already. */
  record: () => Result<BookingRecord, Objection> | Promise<Result<BookingRecord, Objection>>;
}

/**
 * Stores a request of any kind once: sent again, with its key or from a second tab, it gets its receipt, even when its offer
 * has run out in the meantime. Never rejects.
 */
export async function storeOnce<Objection>(
  { fingerprint, idempotencyKey, check, mayBeStored = () => true, record }: OneRequest<Objection>,
  { userId, requestId, mailBase = null }: Asker,
): Promise<Result<StoredOnce, Objection | { code: 'keyReused' | 'bookingNotStored' }>> {
  try {
    const objection = await check();
    const earlier = !objection || mayBeStored(objection) ? await findReceipt(idempotencyKey, fingerprint, userId) : null;
    if (earlier) return success({ receipt: earlier, isNew: false });
    if (objection) return failure(objection);
    const settled = await record();
    if (!settled.ok) return settled;
    const { outcome, receipt } = await storeBooking(settled.value, fingerprint, userId, mailBase);
    if (outcome === 'created') kickOutbox();
    return outcome === 'key_reused' ? failure({ code: 'keyReused' }) : success({ receipt, isNew: outcome === 'created' });
  } catch (error) {
    logError('booking-not-stored', { requestId, cause: describeError(error) });
    return failure({ code: 'bookingNotStored' });
  }
}
