import { dirhamsOf } from '@/lib/money';
import { brandOf, includesService } from './fare';
import type { OfferSummary } from './results/summarize-offer';

export type CostName = 'fare' | 'bags' | 'seats' | 'visa' | 'transit' | 'transfer' | 'agency';

export type CostReason =
  | 'price'
  | 'included'
  | 'otherFare'
  | 'airlineLater'
  | 'alone'
  | 'passports'
  | 'none'
  | 'schengen'
  | 'authority'
  | 'airline'
  | 'ask'
  | 'inFare';

/** One part of what a trip costs the whole party. */
export interface Cost {
  name: CostName;
  /** QAR in dirhams; null when it is not known, which is not zero. */
  dirhams: number | null;
  certainty: 'exact' | 'estimated' | 'unknown';
  /** Where the amount comes from, or why there is none. */
  why: CostReason;
  /** The name of the fare in it. */
  fare?: string;
}

/** What a trip costs from door to door, as far as it is known. */
export interface WholeCost {
  costs: readonly Cost[];
  /** The sum of what is known, in dirhams. */
  dirhams: number;
  isEstimate: boolean;
  /** What the sum is without. */
  unknown: readonly CostName[];
}

/** A cost that another feature knows. */
type OtherCost = Pick<Cost, 'dirhams' | 'why'>;

/** `transit`: whether papers are needed, or not known, on the way. */
export function wholeCostOf(summary: OfferSummary, visa: OtherCost, transit: OtherCost | null): WholeCost {
  const costs: Cost[] = [
    { name: 'fare', dirhams: dirhamsOf(summary.offer.price.total), certainty: 'exact', why: 'price' },
    bagCost(summary),
    seatCost(summary),
    { name: 'visa', ...visa, certainty: visa.dirhams === null ? 'unknown' : 'estimated' },
    ...(transit ? [{ name: 'transit', ...transit, certainty: 'unknown' } as const] : []),
    { name: 'transfer', dirhams: null, certainty: 'unknown', why: 'ask' },
    { name: 'agency', dirhams: 0, certainty: 'exact', why: 'inFare' },
  ];
  return {
    costs,
    dirhams: costs.reduce((sum, { dirhams }) => sum + (dirhams ?? 0), 0),
    isEstimate: costs.some(({ certainty }) => certainty === 'estimated'),
    unknown: costs.flatMap(({ name, dirhams }) => (dirhams === null ? [name] : [])),
  };
}

/** A checked bag for everybody: in the fare, or what the cheapest fare of the same flights that has one costs more. */
function bagCost({ hasCheckedBag, offer, fares }: OfferSummary): Cost {
  if (hasCheckedBag) return { name: 'bags', dirhams: 0, certainty: 'exact', why: 'included' };
  const total = dirhamsOf(offer.price.total);
  const [other] = fares
    .filter((fare) => fare.hasCheckedBag && dirhamsOf(fare.offer.price.total) >= total)
    .sort((one, another) => one.totalPrice - another.totalPrice);
  if (hasCheckedBag === null || !other) return { name: 'bags', dirhams: null, certainty: 'unknown', why: 'airlineLater' };
  const dirhams = dirhamsOf(other.offer.price.total) - total;
  return { name: 'bags', dirhams, certainty: 'estimated', why: 'otherFare', fare: brandOf(other.offer) };
}

function seatCost({ offer }: OfferSummary): Cost {
  const seated = offer.travelerPricings.filter(({ travelerType }) => travelerType !== 'HELD_INFANT');
  const isAlone = seated.reduce((sum, { quantity }) => sum + quantity, 0) === 1;
  if (isAlone) return { name: 'seats', dirhams: 0, certainty: 'exact', why: 'alone' };
  if (includesService(offer, 'seat')) return { name: 'seats', dirhams: 0, certainty: 'exact', why: 'included' };
  return { name: 'seats', dirhams: null, certainty: 'unknown', why: 'airlineLater' };
}

/**
 * What differs between the offers of one search, for order and filter: the fare and a bag for everybody, in QAR. `isWhole` is false where the price of
 * the bag is not known.
 */
export function fareWithBags(summary: OfferSummary): { price: number; isWhole: boolean } {
  const bags = bagCost(summary).dirhams;
  return { price: (dirhamsOf(summary.offer.price.total) + (bags ?? 0)) / 100, isWhole: bags !== null };
}
