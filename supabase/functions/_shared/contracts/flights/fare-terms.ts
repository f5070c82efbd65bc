import { type Bags, type FlightOffer, fareServices } from './flight-search.ts';

/**
 * A fee may differ by this factor before it counts as changed: a fee converted to riyals moves with the day's rate, and an offer does not contain
 * its original currency.
 */
const rateTolerance = 1.05;

type Condition = NonNullable<FlightOffer['conditions']>['change'];

/** Whether both are the same fare of the same flights, at any price: cabins, brand, what it includes, and rules on changes and refunds. */
export function isSameFare(one: FlightOffer, other: FlightOffer): boolean {
  const cabins = ({ travelerPricings }: FlightOffer) =>
    JSON.stringify(travelerPricings[0]?.fareDetailsBySegment.map(({ cabin }) => cabin));
  return cabins(one) === cabins(other) && isSameBrand(one, other) && !hasWorseTerms(one, other) && !hasWorseTerms(other, one);
}

/** Whether both fares have the same names in each direction, or none. */
export function isSameBrand(one: FlightOffer, other: FlightOffer): boolean {
  const brands = ({ itineraries }: FlightOffer) => JSON.stringify(itineraries.map(({ fareBrand }) => fareBrand ?? null));
  return brands(one) === brands(other);
}

/**
 * Of fares of the same flights, the nearest to `wanted`: the same fare, preferably of the same supplier; else one with no worse terms; else the
 * nearest in price.
 */
export function nearestFare<Fare extends FlightOffer>(fares: readonly Fare[], wanted: FlightOffer): Fare | undefined {
  const total = ({ price }: FlightOffer) => Number(price.total);
  const rank = (fare: FlightOffer) => [
    Number(!isSameBrand(fare, wanted)),
    Number(!isSameFare(fare, wanted)),
    Number(hasWorseTerms(fare, wanted)),
    Number(fare.supplier !== wanted.supplier),
    Number(fare.id !== wanted.id),
    Math.abs(total(fare) - total(wanted)),
  ];
  const ranked = fares.map((fare) => ({ fare, rank: rank(fare) }));
  ranked.sort((a, b) => a.rank.map((each, index) => each - (b.rank[index] ?? 0)).find((step) => step !== 0) ?? 0);
  return ranked[0]?.fare;
}

/** True when `now` has worse terms than `before`, apart from the price: it includes less, has fewer changes or refunds, or higher fees for them. */
export function hasWorseTerms(now: FlightOffer, before: FlightOffer): boolean {
  const isWorse = (name: 'change' | 'refund') => isWorseCondition(now.conditions?.[name], before.conditions?.[name]);
  return includesLess(now, before) || isWorse('change') || isWorse('refund');
}

/** Compares by type of traveller and flight in the order flown, because suppliers may change the ids of flights. */
function includesLess(now: FlightOffer, before: FlightOffer): boolean {
  return before.travelerPricings.some(({ travelerType, fareDetailsBySegment }) => {
    const fares = now.travelerPricings.find((each) => each.travelerType === travelerType)?.fareDetailsBySegment;
    return fareDetailsBySegment.some((before, index) => {
      const fare = fares?.[index];
      return (
        bagKinds.some((bags) => allowanceInKilograms(fare?.[bags]) < allowanceInKilograms(before[bags])) ||
        fareServices.some((name) => isWorseAnswer(fare?.includedServices?.[name], before.includedServices?.[name]))
      );
    });
  });
}

const bagKinds = ['includedCheckedBags', 'includedCabinBags'] as const;

/** In kilograms; a piece counts as 23. An allowance that is not stated may be small: only a known "none" counts as less. */
export function allowanceInKilograms({ quantity, weight, weightUnit }: Bags = {}): number {
  if (quantity === undefined && weight === undefined) return 0.5;
  return (quantity ?? 0) * 23 + (weight ?? 0) * (weightUnit === 'LB' ? 0.4536 : 1);
}

function isWorseCondition(now: Condition | undefined, before: Condition | undefined): boolean {
  const [is, was] = [now?.allowed ?? null, before?.allowed ?? null];
  if (is !== was) return isWorseAnswer(is, was);
  // A fee that was unknown and is now known is not a worse term.
  if (!is || before?.penalty === undefined) return false;
  return Number(now?.penalty ?? Number.POSITIVE_INFINITY) > Number(before.penalty) * rateTolerance;
}

/** For a value that is true, false or unknown: false instead of anything else is worse, and so is anything else instead of true. */
function isWorseAnswer(is: boolean | null | undefined, was: boolean | null | undefined): boolean {
  return (is ?? null) !== (was ?? null) && (is === false || was === true);
}
