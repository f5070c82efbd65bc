import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';

/** In milliseconds, before the airline lets seats or price go; `hold_ends` in the database has the same. */
const marginMs = 30 * 60_000;
/** In milliseconds: a shorter hold is not offered. */
const shortestMs = 2 * 60 * 60_000;

/**
 * Until when the seats of an offer can be held without payment, at the price that it names; null when they cannot. A hold without a guaranteed
 * price is none to a customer: it might cost more once it is paid.
 */
export function holdUntil({ paymentRequirements: terms }: Pick<FlightOffer, 'paymentRequirements'>, now: number): Date | null {
  if (!terms || terms.requiresInstantPayment) return null;
  const ends = [terms.paymentRequiredBy, terms.priceGuaranteedUntil].map((end) => Date.parse(end ?? ''));
  const until = Math.min(...ends) - marginMs;
  return until >= now + shortestMs ? new Date(until) : null;
}
