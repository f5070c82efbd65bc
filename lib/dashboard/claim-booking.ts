import 'server-only';
import * as z from 'zod/mini';
import { createAdminClient } from '@/lib/supabase/admin';

/** Characters that are not letters become blanks: the database refuses texts with some of them. */
const line = (most: number) =>
  z.pipe(
    z.string().check(z.maxLength(most)),
    z.transform((typed) => typed.replace(/[\p{Cc}\p{Cs}]+/gu, ' ')),
  );

export const claimRequest = z.object({ reference: line(40), surname: line(120) });

/** Whether the booking now belongs to the user. Does not say which detail was wrong. Rejects when the database does not answer. */
export async function claimBooking(userId: string, { reference, surname }: z.infer<typeof claimRequest>): Promise<boolean> {
  const { data, error } = await createAdminClient().rpc('claim_booking', {
    claimant: userId,
    wanted_reference: reference,
    wanted_surname: surname,
  });
  if (error) throw new Error('Bookings cannot be claimed', { cause: error });
  return data === true;
}
