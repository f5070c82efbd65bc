import { isPaidAtOnce } from '@/lib/env';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { checkOfferSignature, signingKey } from '@/supabase/functions/_shared/offer-signature';
import type { BookingContext, BookingRefusal } from '../../product';
import type { FlightRequest } from './schema';
import { checkPassengers, tripOf } from './trip-rules';

/** Whether the supplier's price guarantee has ended; false when there is none. */
export function isOver({ expiresAt }: Pick<FlightOffer, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime();
}

/** Why a well-formed request is not stored, or null. The signature is checked first: it vouches for party and days. */
export async function checkFlight(
  { search, lead, passengers, offer: { signature, ...offer } }: FlightRequest,
  { now, secret }: Pick<BookingContext, 'now' | 'secret'>,
): Promise<BookingRefusal | null> {
  const seal = await checkOfferSignature(await signingKey(secret), offer, search, signature, now);
  if (seal === 'altered') return { code: 'offerAltered' };
  if (seal === 'expired' || isOver(offer, now)) return { code: 'offerExpired' };

  const today = todayInQatar(now);
  const trip = { ...tripOf(offer), today, needsDocuments: isPaidAtOnce('flight') };
  const errors = lead && passengers.length === 0 ? [] : checkPassengers(passengers, search, trip);
  if (search.departureDate < today) errors.push({ path: 'search.departureDate', message: 'departurePast' });
  return errors.length > 0 ? { code: 'invalidBooking', errors } : null;
}
