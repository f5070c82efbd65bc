import 'server-only';
import * as z from 'zod/mini';
import { describeError, logError } from '@/lib/log';
import { createAdminClient } from '@/lib/supabase/admin';
import { createSessionClient, readVisitor } from '@/lib/supabase/server';
import { type OpenedPayment, type OpenedPoints, openedPoints } from '../opened-payment';
import { type giftCardPart, type PartChange, type PartOutcome, partOutcomes } from './payment-parts';

/** Null for a number and PIN that do not fit. Rejects when the database does not answer. */
export async function addGiftCard({ key, number, pin }: z.infer<typeof giftCardPart>): Promise<PartOutcome | null> {
  const wanted = { wanted_key: key, wanted_number: number, wanted_pin: pin };
  const { data, error } = await createAdminClient().rpc('add_gift_card_to_payment', wanted);
  if (error) throw new Error('The gift card cannot be used', { cause: error });
  return data === 'unknown' ? null : z.enum(partOutcomes).parse(data);
}

/** Points are those of the session, never of another user. Rejects when the database does not answer. */
export async function changeParts(change: PartChange): Promise<PartOutcome> {
  if (change.type === 'points') {
    const { status } = await readVisitor();
    if (status === 'signedOut') return 'signedOut';
    if (status === 'unknown') throw new Error('The session cannot be checked');
  }
  const { data, error } =
    change.type === 'points'
      ? await (await createSessionClient()).rpc('add_points_to_payment', { wanted_key: change.key, vouchers: change.vouchers })
      : await createAdminClient().rpc('remove_payment_part', { wanted_key: change.key, part: change.part });
  if (error) throw new Error('The payment cannot be split', { cause: error });
  return z.enum(partOutcomes).parse(data);
}

/** The points of the signed-in visitor, for a payment that may still be split; null for everybody else, and while they cannot be read. Never rejects. */
export async function findPoints(key: string, { status }: OpenedPayment, requestId: string): Promise<OpenedPoints | null> {
  if ((status !== 'created' && status !== 'failed') || (await readVisitor()).status !== 'signedIn') return null;
  const { data, error } = await (await createSessionClient()).rpc('find_points_for_payment', { wanted_key: key });
  if (!error) return z.nullable(openedPoints).parse(data);
  logError('points-not-read', { requestId, cause: describeError(error) });
  return null;
}
