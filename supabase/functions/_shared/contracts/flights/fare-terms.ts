import type { CheckedBags, FlightOffer } from './flight-search.ts';

/**
 * How far a fee may differ before it counts as changed. A fee converted to riyals moves with the day's rate; an offer does not say which currency it
 * was in.
 */
const rateTolerance = 1.05;

type Condition = NonNullable<FlightOffer['conditions']>['change'];

/** True when `now` has worse terms than `before`, apart from the price: fewer bags, fewer changes or refunds, or higher fees for them. */
export function hasWorseTerms(now: FlightOffer, before: FlightOffer): boolean {
  const isWorse = (name: 'change' | 'refund') => isWorseCondition(now.conditions?.[name], before.conditions?.[name]);
  return hasFewerBags(now, before) || isWorse('change') || isWorse('refund');
}

/** By kind of traveller and flight, in the order flown: suppliers may name flights anew. */
function hasFewerBags(now: FlightOffer, before: FlightOffer): boolean {
  return before.travelerPricings.some(({ travelerType, fareDetailsBySegment }) => {
    const fares = now.travelerPricings.find((each) => each.travelerType === travelerType)?.fareDetailsBySegment;
    return fareDetailsBySegment.some(
      ({ includedCheckedBags: bags }, index) => worthOf(fares?.[index]?.includedCheckedBags) < worthOf(bags),
    );
  });
}

/** In kilograms, a piece as 23. An allowance that is not stated may be small: only a known "none" counts as less. */
function worthOf({ quantity, weight, weightUnit }: CheckedBags = {}): number {
  if (quantity === undefined && weight === undefined) return 0.5;
  return (quantity ?? 0) * 23 + (weight ?? 0) * (weightUnit === 'LB' ? 0.4536 : 1);
}

function isWorseCondition(now: Condition | undefined, before: Condition | undefined): boolean {
  const [is, was] = [now?.allowed ?? null, before?.allowed ?? null];
  if (is !== was) return is === false || was === true;
  // A fee that was unknown and is now known is not a worse term.
  if (!is || before?.penalty === undefined) return false;
  return Number(now?.penalty ?? Number.POSITIVE_INFINITY) > Number(before.penalty) * rateTolerance;
}
