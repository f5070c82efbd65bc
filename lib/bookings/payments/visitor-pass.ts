import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { serverEnv } from '@/lib/env';
import { createAdminClient } from '@/lib/supabase/admin';

/** Long enough to pay and come back; a link that is forwarded later opens no booking. */
const validMs = 60 * 60_000;

/** Given to the tab that goes to pay with a link: with it, and once it is paid, the tab opens the booking without its surname. */
export function visitorPass(key: string, now = Date.now()): string {
  const until = now + validMs;
  return `${until}.${signatureOf(key, until).toString('base64url')}`;
}

function isOpen(pass: string, key: string, now: number): boolean {
  const [until = '', seal = ''] = pass.split('.');
  if (!/^\d{13}$/.test(until) || Number(until) < now) return false;
  const given = Buffer.from(seal, 'base64url');
  const ours = signatureOf(key, Number(until));
  return given.length === ours.length && timingSafeEqual(given, ours);
}

function signatureOf(key: string, until: number): Buffer {
  return createHmac('sha256', serverEnv().OFFER_SIGNING_SECRET).update(`payment-visitor:${key}:${until}`).digest();
}

const paid = z.object({
  booking: z.object({
    reference: z.string(),
    booking_passengers: z.array(z.object({ surname: z.string(), position: z.number() })),
  }),
});

/** The proof of ownership of the booking that was paid with a link, for the visitor with this pass; null for everybody else. */
export async function bookingOfPass(key: string, pass: string): Promise<{ reference: string; lastName: string } | null> {
  if (!isOpen(pass, key, Date.now())) return null;
  const { data, error } = await createAdminClient()
    .from('payments')
    .select('booking:bookings (reference, booking_passengers (surname, position))')
    .eq('link_key', key)
    .in('status', ['paid', 'partly_refunded', 'refunded'])
    .maybeSingle();
  if (error) throw new Error('The booking of a payment cannot be read', { cause: error });
  if (!data) return null;
  const { reference, booking_passengers: party } = paid.parse(data).booking;
  const [first] = party.toSorted((one, other) => one.position - other.position);
  return first ? { reference, lastName: first.surname } : null;
}
