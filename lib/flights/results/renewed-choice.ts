import { isSameInRiyals } from '@/lib/money';
import { hasWorseTerms } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import { brandOf } from '../fare';
import { findSameTrip } from '../same-trip';
import type { OfferSummary } from './summarize-offer';

export interface RenewedChoice {
  /** The selected fare as sold now, else the nearest fare of its flights; null when these are not sold. */
  now: OfferSummary | null;
  /** The change to report to the traveller. */
  change: 'gone' | 'fareGone' | 'stricter' | 'price' | null;
}

/** Finds the selected offer again in newly requested offers, which may have other ids. */
export function renewChoice(was: OfferSummary, offers: readonly OfferSummary[]): RenewedChoice {
  const fares = offers.flatMap((offer) => offer.fares);
  // Not by id: a supplier may give it to another offer.
  const same = findSameTrip(
    fares.map(({ offer }) => offer),
    was.offer,
  );
  const now = fares.find(({ offer }) => offer === same) ?? null;
  if (!now) return { now, change: 'gone' };
  if (brandOf(now.offer) !== brandOf(was.offer)) return { now, change: 'fareGone' };
  if (hasWorseTerms(now.offer, was.offer)) return { now, change: 'stricter' };
  return { now, change: isSameInRiyals(now.adultPrice, was.adultPrice) ? null : 'price' };
}
