import type { FieldError } from '@/lib/network/http';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { roomsOf } from '@/supabase/functions/_shared/contracts/hotel-search';
import { checkOfferSignature, signingKey } from '@/supabase/functions/_shared/offer-signature';
import type { StayRequest } from './request-schema';
import { guestsOf } from './stay-guests';

export type StayObjection = { code: 'offerAltered' | 'offerExpired' } | { code: 'invalidBooking'; problems: FieldError[] };

/**
 * What speaks against storing a well-formed request at `now`, or null. The seal comes first: only what it vouches for says
 * who sleeps where and when.
 */
export async function checkStayRequest(
  { search, offer, passengers }: StayRequest,
  secret: string,
  now: Date = new Date(),
): Promise<StayObjection | null> {
  const { signature, ...sealed } = offer;
  const seal = await checkOfferSignature(await signingKey(secret), sealed, search, signature, now);
  if (seal === 'altered') return { code: 'offerAltered' };
  // A hotel without a free room has no rate to ask for.
  if (seal === 'expired' || !offer.available) return { code: 'offerExpired' };

  const problems: FieldError[] = [];
  if (search.checkIn < todayInQatar(now)) problems.push({ path: 'search.checkIn', message: 'checkInPast' });
  if (passengers.length !== guestsOf(roomsOf(search)).length) problems.push({ path: 'passengers', message: 'passengerTypes' });
  if (!passengers[0]) problems.push({ path: 'passengers.0.givenNames', message: 'givenNamesRequired' });
  return problems.length > 0 ? { code: 'invalidBooking', problems } : null;
}
