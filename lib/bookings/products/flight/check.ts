import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { checkOfferSignature, signingKey } from '@/supabase/functions/_shared/offer-signature';
import type { BookingContext, BookingRefusal } from '../../product';
import type { FlightRequest } from './schema';
import { checkPassengers, tripOf } from './trip-rules';

/** Whether the supplier holds the price no longer, where it says how long it does. */
export function isOver({ expiresAt }: Pick<FlightOffer, 'expiresAt'>, now: Date): boolean {
  return expiresAt !== undefined && Date.parse(expiresAt) <= now.getTime();
}

/**
 * What speaks against storing a well-formed request, or null. The seal comes first: only what it vouches for says how many travel
 * and when.
 */
export async function checkFlight(
  { search, passengers, offer: { signature, ...offer } }: FlightRequest,
  { now, secret }: Pick<BookingContext, 'now' | 'secret'>,
): Promise<BookingRefusal | null> {
  const seal = await checkOfferSignature(await signingKey(secret), offer, search, signature, now);
  if (seal === 'altered') return { code: 'offerAltered' };
  if (seal === 'expired' || isOver(offer, now)) return { code: 'offerExpired' };

  const today = todayInQatar(now);
  const problems = checkPassengers(passengers, search, { ...tripOf(offer), today });
  if (search.departureDate < today) problems.push({ path: 'search.departureDate', message: 'departurePast' });
  return problems.length > 0 ? { code: 'invalidBooking', problems } : null;
}
