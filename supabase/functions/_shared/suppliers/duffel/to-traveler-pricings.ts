/** Fare details per traveller. Duffel prices the party, never one traveller: each gets an equal share, and an offer for several kinds is marked. */
import type { CabinClass } from '../../contracts/flights/flight-request.ts';
import type { CheckedBags, FlightOffer } from '../../contracts/flights/flight-search.ts';
import { toAmount } from '../riyals.ts';
import type { DuffelBag, DuffelOffer, DuffelSegment } from './duffel-answer.ts';
import type { DuffelPrice } from './to-price.ts';

type TravelerPricing = FlightOffer['travelerPricings'][number];
type TravelerType = TravelerPricing['travelerType'];
type Passenger = DuffelOffer['passengers'][number];

/** Adults first; null when a passenger has no seat on a flight. */
export function travelerPricingsOf({ passengers, slices }: DuffelOffer, { total, base }: DuffelPrice): TravelerPricing[] | null {
  const segments = slices.flatMap((slice) => slice.segments);
  const share = (amount: number) => toAmount(Math.round(amount / passengers.length));
  const pricings = (['ADULT', 'CHILD', 'HELD_INFANT'] as const).flatMap((travelerType) => {
    const ids = passengers.filter((passenger) => typeOf(passenger) === travelerType).map(({ id }) => id);
    const fares = segments.flatMap((segment) => fareOf(segment, ids) ?? []);
    return ids.length > 0
      ? [{ travelerType, quantity: ids.length, price: { total: share(total), base: share(base) }, fareDetailsBySegment: fares }]
      : [];
  });
  return pricings.every(({ fareDetailsBySegment }) => fareDetailsBySegment.length === segments.length) ? pricings : null;
}

/** A child stays a child even when the airline charges an adult's fare: the age we sent decides. */
function typeOf({ type, age }: Passenger): TravelerType {
  if (typeof age === 'number') return age < 2 ? 'HELD_INFANT' : age < 18 ? 'CHILD' : 'ADULT';
  if (type?.startsWith('infant')) return 'HELD_INFANT';
  return type === 'child' ? 'CHILD' : 'ADULT';
}

/** The bags that all of them have: the fewest where they differ. */
function fareOf({ id, passengers }: DuffelSegment, ids: readonly string[]) {
  const seats = ids.flatMap((wanted) => passengers.find(({ passenger_id }) => passenger_id === wanted) ?? []);
  const [first] = seats;
  if (!first || seats.length < ids.length) return null;
  const bags = seats.map(({ baggages }) => bagsOf(baggages));
  const least = bags.reduce((fewest, each) => (worthOf(each) < worthOf(fewest) ? each : fewest));
  const cabin = first.cabin_class.toUpperCase() as CabinClass;
  return { segmentId: id, cabin, ...(least && { includedCheckedBags: least }) };
}

/** Undefined when nothing is said of bags, or not how many; a list without checked ones means none. */
function bagsOf(baggages: readonly DuffelBag[] | null | undefined): CheckedBags | undefined {
  if (!baggages) return undefined;
  const checked = baggages.filter(({ type }) => type === 'checked');
  if (checked.some(({ quantity, maximum_weight_kg }) => (quantity ?? maximum_weight_kg ?? null) === null)) return undefined;
  const weight = checked.reduce((sum, { maximum_weight_kg }) => sum + (maximum_weight_kg ?? 0), 0);
  if (weight > 0 && checked.every(({ quantity }) => typeof quantity !== 'number')) return { weight, weightUnit: 'KG' };
  return { quantity: checked.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0) };
}

function worthOf(bags: CheckedBags | undefined): number {
  // An allowance that is not stated may be small: only a known "none" counts as less.
  return bags ? (bags.quantity ?? 0) * 23 + (bags.weight ?? 0) : 0.5;
}
