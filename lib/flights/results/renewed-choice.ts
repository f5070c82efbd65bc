import { isSameInRiyals } from '@/lib/money';
import { brandOf } from '../fare';
import { findSameTrip } from '../same-trip';
import type { OfferSummary } from './summarize-offer';

export interface RenewedChoice {
  /** What was chosen, as it is sold now: the same fare, else the nearest of its flights; null when these are not sold. */
  now: OfferSummary | null;
  /** What the traveller must be told. */
  change: 'gone' | 'fareGone' | 'price' | null;
}

/** What became of the chosen offer when prices were asked for anew: they may come under other ids. */
export function renewChoice(was: OfferSummary, offers: readonly OfferSummary[]): RenewedChoice {
  const fares = offers.flatMap((offer) => offer.fares);
  // Not by its id, which a supplier may give to another offer.
  const same = findSameTrip(
    fares.map(({ offer }) => offer),
    was.offer,
  );
  const now = fares.find(({ offer }) => offer === same) ?? null;
  if (!now) return { now, change: 'gone' };
  if (brandOf(now.offer) !== brandOf(was.offer)) return { now, change: 'fareGone' };
  return { now, change: isSameInRiyals(now.adultPrice, was.adultPrice) ? null : 'price' };
}
