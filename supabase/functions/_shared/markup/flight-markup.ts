/** The agency's price of flights from the supplier's, and back. */
import { soldFor } from '../contracts/converted-price.ts';
import { airportsOf } from '../contracts/flights/city-airports.ts';
import type { DayFare, FlightCalendarRequest } from '../contracts/flights/flight-calendar.ts';
import { cabinClasses, placesOf } from '../contracts/flights/flight-request.ts';
import type { FlightOffer } from '../contracts/flights/flight-search.ts';
import type { MarkupRule } from '../contracts/markup-rule.ts';
import { toAmount, toHundredths } from '../suppliers/riyals.ts';
import { addedBy, chooseRule } from './choose-rule.ts';
import type { Markup } from './sealed-markup.ts';

type Pricing = FlightOffer['travelerPricings'][number];

/**
 * The offer at the agency's price, and the markup; null when there is none. Every traveller pays whole riyals, with a rule or without: the price is
 * rounded up. The markup is added to fare and total, not to the taxes. Lap infants have no fixed amount. A price in another currency is left out
 * where a rule adds to it, because it would be the supplier's.
 */
export function markUpFlight(offer: FlightOffer, rules: readonly MarkupRule[]): { offer: FlightOffer; markup: Markup | null } {
  const rule = chooseRule(rules, factsOf(offer));
  const { price, travelerPricings, pricedAsParty } = offer;
  const added = (supplied: number, seats: number, more = 0) =>
    soldFor(supplied + more + addedBy(rule, supplied, seats)) - supplied;
  const seatsOf = ({ travelerType }: Pick<Pricing, 'travelerType'>) => (travelerType === 'HELD_INFANT' ? 0 : 1);
  const sumOf = (amounts: (one: Pricing, index: number) => number) =>
    travelerPricings.reduce((sum, one, index) => sum + one.quantity * amounts(one, index), 0);
  const share = ({ price: { total } }: Pricing) => toHundredths(total);
  const supplied = toHundredths(price.total);
  // A supplier that states only the whole has shares that are rounded.
  const missing = pricedAsParty ? 0 : Math.ceil(Math.max(0, supplied - sumOf(share)) / sumOf(() => 1));
  const each = travelerPricings.map((one) => added(share(one), seatsOf(one), missing));
  const total = pricedAsParty
    ? added(supplied, sumOf(seatsOf))
    : sumOf((one, index) => share(one) + (each[index] ?? 0)) - supplied;
  if (total === 0) return { offer: withAdded(offer, null, 1), markup: null };
  const markup: Markup = {
    total,
    each,
    basisPoints: rule?.basis_points ?? 0,
    fixedAmount: rule?.fixed_amount ?? 0,
    convertedFrom: price.convertedFrom ?? null,
    fees: null,
  };
  return { offer: withAdded(offer, markup, 1), markup };
}

/** The offer as its supplier made it. */
export function suppliedFlight(offer: FlightOffer, markup: Markup | null): FlightOffer {
  return markup ? withAdded(offer, markup, -1) : offer;
}

function withAdded(offer: FlightOffer, markup: Markup | null, sign: 1 | -1): FlightOffer {
  const { total = 0, each = [], convertedFrom = offer.price.convertedFrom } = markup ?? {};
  const isOnlyRounded = !markup?.basisPoints && !markup?.fixedAmount;
  const plus = (amount: string, added: number) => toAmount(toHundredths(amount) + sign * added);
  const sums = (price: { total: string; base: string }, added: number) => ({
    total: plus(price.total, added),
    base: plus(price.base, added),
  });
  const price = {
    currency: 'QAR' as const,
    ...sums(offer.price, total),
    ...((sign < 0 || isOnlyRounded) && convertedFrom && { convertedFrom }),
  };
  const { conditions } = offer;
  // A fee of the whole price stays the whole price. The supplier's amount would reveal its price.
  const fee = ({ penalty, ...rule }: NonNullable<FlightOffer['conditions']>['change']) => {
    if (penalty === undefined) return rule;
    if (Number(penalty) >= Number(offer.price.total)) return { ...rule, penalty: price.total };
    return { ...rule, penalty: sign > 0 ? toAmount(soldFor(toHundredths(penalty))) : penalty };
  };
  return {
    ...offer,
    price,
    travelerPricings: offer.travelerPricings.map((one, index) => ({ ...one, price: sums(one.price, each[index] ?? 0) })),
    ...(conditions && { conditions: { change: fee(conditions.change), refund: fee(conditions.refund) } }),
  };
}

/** The cabin of a trip in several is the highest. */
function factsOf({ itineraries, validatingAirlineCodes, travelerPricings }: FlightOffer) {
  const flights = itineraries[0]?.segments ?? [];
  const cabins = travelerPricings.flatMap(({ fareDetailsBySegment }) => fareDetailsBySegment.map(({ cabin }) => cabin));
  return {
    product: 'flight' as const,
    airlines: validatingAirlineCodes,
    origin: flights[0]?.departure.iataCode,
    destination: flights.at(-1)?.arrival.iataCode,
    cabin: cabinClasses.findLast((cabin) => cabins.includes(cabin)),
  };
}

/**
 * A day's lowest fare at the agency's price. Its airline and airport are unknown, so the highest possible markup counts, rounded up for every
 * traveller: the search of that day is never more expensive for its cheapest fare.
 */
export function markUpDay({ lowest, ...day }: DayFare, asked: FlightCalendarRequest, rules: readonly MarkupRule[]): DayFare {
  if (!lowest) return { ...day, lowest };
  const airlines = [...new Set(rules.map(({ airline }) => airline))];
  const [origins, destinations] = placesOf(asked).map(airportsOf) as [readonly string[], readonly string[]];
  const candidates = origins.flatMap((origin) =>
    destinations.flatMap((destination) =>
      [null, ...airlines].flatMap((airline) => {
        const facts = { product: 'flight' as const, airlines: airline === null ? [] : [airline], cabin: asked.cabinClass };
        return chooseRule(rules, { ...facts, origin, destination }) ?? [];
      }),
    ),
  );
  const marked = (amount: string, seats: number, travellers: number) => {
    const hundredths = toHundredths(amount);
    const added = candidates.map((rule) => Math.ceil((hundredths * rule.basis_points) / 10_000) + rule.fixed_amount * seats);
    const exact = hundredths + Math.max(0, ...added);
    return toAmount(exact % 100 === 0 ? exact : soldFor(exact) + (travellers - 1) * 100);
  };
  const { adults, children, infants } = asked;
  return {
    ...day,
    lowest: {
      ...lowest,
      total: marked(lowest.total, adults + children, adults + children + infants),
      perAdult: marked(lowest.perAdult, 1, 1),
    },
  };
}
