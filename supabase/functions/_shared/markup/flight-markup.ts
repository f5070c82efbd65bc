/** The agency's price of flights from the supplier's, and back. */
import { airportsOf } from '../contracts/flights/city-airports.ts';
import type { DayFare, FlightCalendarRequest } from '../contracts/flights/flight-calendar.ts';
import { cabinClasses, placesOf } from '../contracts/flights/flight-request.ts';
import type { FlightOffer } from '../contracts/flights/flight-search.ts';
import type { MarkupRule } from '../contracts/markup-rule.ts';
import { toAmount, toHundredths } from '../suppliers/riyals.ts';
import { chooseRule, percentageOf } from './choose-rule.ts';
import type { Markup } from './sealed-markup.ts';

/**
 * The offer at the agency's price, and the markup; null when there is none. It is added to fare and total, not to the taxes. Lap infants have no
 * fixed amount. A price in another currency is left out, because it would be the supplier's.
 */
export function markUpFlight(offer: FlightOffer, rules: readonly MarkupRule[]): { offer: FlightOffer; markup: Markup | null } {
  const rule = chooseRule(rules, factsOf(offer));
  if (!rule) return { offer, markup: null };
  const { price, travelerPricings, pricedAsParty } = offer;
  const each = travelerPricings.map(
    (one) => percentageOf(toHundredths(one.price.total), rule) + (one.travelerType === 'HELD_INFANT' ? 0 : rule.fixed_amount),
  );
  const seats = travelerPricings.reduce(
    (sum, { travelerType, quantity }) => sum + (travelerType === 'HELD_INFANT' ? 0 : quantity),
    0,
  );
  const total = pricedAsParty
    ? percentageOf(toHundredths(price.total), rule) + rule.fixed_amount * seats
    : travelerPricings.reduce((sum, { quantity }, index) => sum + quantity * (each[index] ?? 0), 0);
  if (total === 0) return { offer, markup: null };
  const markup: Markup = {
    ...{ total, each, basisPoints: rule.basis_points, fixedAmount: rule.fixed_amount },
    convertedFrom: price.convertedFrom ?? null,
    fees: null,
  };
  return { offer: withAdded(offer, markup, 1), markup };
}

/** The offer as its supplier made it. */
export function suppliedFlight(offer: FlightOffer, markup: Markup | null): FlightOffer {
  return markup ? withAdded(offer, markup, -1) : offer;
}

function withAdded(offer: FlightOffer, { total, each, convertedFrom }: Markup, sign: 1 | -1): FlightOffer {
  const plus = (amount: string, added: number) => toAmount(toHundredths(amount) + sign * added);
  const sums = (price: { total: string; base: string }, added: number) => ({
    total: plus(price.total, added),
    base: plus(price.base, added),
  });
  const price = { currency: 'QAR' as const, ...sums(offer.price, total), ...(sign < 0 && convertedFrom && { convertedFrom }) };
  const { conditions } = offer;
  // A fee of the whole price stays the whole price. The supplier's amount would reveal its price.
  const fee = (rule: NonNullable<FlightOffer['conditions']>['change']) =>
    rule.penalty !== undefined && Number(rule.penalty) >= Number(offer.price.total) ? { ...rule, penalty: price.total } : rule;
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
 * A day's lowest fare at the agency's price. Its airline and airport are unknown, so the highest possible markup counts, rounded up: the search
 * of that day is never more expensive for its cheapest fare.
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
  const marked = (amount: string, seats: number) => {
    const hundredths = toHundredths(amount);
    const added = candidates.map((rule) => Math.ceil((hundredths * rule.basis_points) / 10_000) + rule.fixed_amount * seats);
    return toAmount(hundredths + Math.max(0, ...added));
  };
  return {
    ...day,
    lowest: { ...lowest, total: marked(lowest.total, asked.adults + asked.children), perAdult: marked(lowest.perAdult, 1) },
  };
}
