import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { serverEnv } from '@/lib/env';
import { createAdminClient } from '@/lib/supabase/admin';

/** Long enough to pay and come back; a link that is forwarded later opens no booking. */
const validMs = 60 * 60_000;

/**
 * Given to the tab that has begun `charge` with a link, or has paid with gift cards and points alone (`parts`): once this charge is paid, the tab
 * opens the booking without its surname. Whoever else has the link has another charge, or none.
 */
export function visitorPass(key: string, charge: string, now = Date.now()): string {
  const until = now + validMs;
  return [until, charge, signatureOf(key, charge, until).toString('base64url')].join('.');
}

/** The charge of a valid pass. */
function chargeOf(pass: string, key: string, now: number): string | null {
  const [until = '', charge = '', seal = ''] = pass.split('.');
  if (!/^\d{13}$/.test(until) || Number(until) < now) return null;
  const given = Buffer.from(seal, 'base64url');
  const ours = signatureOf(key, charge, Number(until));
  return given.length === ours.length && timingSafeEqual(given, ours) ? charge : null;
}

function signatureOf(key: string, charge: string, until: number): Buffer {
  return createHmac('sha256', serverEnv().OFFER_SIGNING_SECRET).update(`payment-visitor:${key}:${charge}:${until}`).digest();
}

const paid = z.object({
  payment_charges: z.array(z.object({ id: z.string(), status: z.string() })),
  booking: z.object({
    reference: z.string(),
    booking_passengers: z.array(z.object({ surname: z.string(), position: z.number() })),
  }),
});

/** The proof of ownership of the booking that was paid with a link, for the visitor with this pass; null for everybody else. */
export async function bookingOfPass(key: string, pass: string): Promise<{ reference: string; lastName: string } | null> {
  const charge = chargeOf(pass, key, Date.now());
  if (!charge) return null;
  const { data, error } = await createAdminClient()
    .from('payments')
    .select('payment_charges (id, status), booking:bookings (reference, booking_passengers (surname, position))')
    .eq('link_key', key)
    .in('status', ['paid', 'partly_refunded', 'refunded'])
    .maybeSingle();
  if (error) throw new Error('The booking of a payment cannot be read', { cause: error });
  if (!data) return null;
  const { payment_charges: charges, booking } = paid.parse(data);
  if (charge !== 'parts' && !charges.some(({ id, status }) => id === charge && status === 'paid')) return null;
  const { reference, booking_passengers: party } = booking;
  const [first] = party.toSorted((one, other) => one.position - other.position);
  return first ? { reference, lastName: first.surname } : null;
}
