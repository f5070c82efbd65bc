import * as z from 'zod/mini';
import { describeError, logError } from '@/lib/log';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import { readInput } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { createAdminClient } from '@/lib/supabase/admin';
import { readUserId } from '@/lib/supabase/server';

const claimsPerMinute = { name: 'claim', uses: 6, seconds: 60 };

/** Answers `{ claimed }`. False gives no reason, so that it reveals nothing. */
export async function POST(request: Request): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, claimsPerMinute));
  if (refusal) return refusal;
  const claim = await readInput(request, claimRequest, { maxBytes: 2_000, code: 'invalidClaim' });
  if (!claim.ok) return claim.reason;
  const user = await readUserId();
  if (!user.ok) return user.reason;
  try {
    return jsonResponse({ claimed: await claimBooking(user.value, claim.value) });
  } catch (error) {
    logError('claim-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    return errorResponse(502, { error: 'The booking could not be looked up.', code: 'unavailable' });
  }
}

/** Characters that are not letters become blanks: the database refuses texts with some of them. */
const line = (most: number) =>
  z.pipe(
    z.string().check(z.maxLength(most)),
    z.transform((typed) => typed.replace(/[\p{Cc}\p{Cs}]+/gu, ' ')),
  );

const claimRequest = z.object({ reference: line(40), surname: line(120) });

/** Whether the booking now belongs to the user. Does not say which detail was wrong. Rejects when the database does not answer. */
async function claimBooking(userId: string, { reference, surname }: z.infer<typeof claimRequest>): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('claim_booking', {
    claimant: userId,
    wanted_reference: reference,
    wanted_surname: surname,
  });
  if (error) throw new Error('Bookings cannot be claimed', { cause: error });
  return data === true;
}
