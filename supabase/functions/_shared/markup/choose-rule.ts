import { airportsOf, cityAirports } from '../contracts/flights/city-airports.ts';
import type { MarkupProduct, MarkupRule } from '../contracts/markup-rule.ts';

/** The properties of an offer that rules can match. */
export interface Sold {
  product: MarkupProduct;
  airlines: readonly string[];
  /** Airport of the first departure; absent for a stay. */
  origin?: string | undefined;
  /** Airport at the end of the first direction, or the place of a stay. */
  destination: string | undefined;
  cabin?: string | undefined;
}

/**
 * The rule for an offer; undefined without one. The most specific rule wins: first one that names the airline, then the one with the narrower
 * route (an airport before its city, both ends before one), then one that names the cabin, then the newest.
 */
export function chooseRule(rules: readonly MarkupRule[], sold: Sold): MarkupRule | undefined {
  return rules
    .filter((rule) => fits(rule, sold))
    .sort((a, b) => specificityOf(b) - specificityOf(a) || b.created_at.localeCompare(a.created_at))[0];
}

function fits(rule: MarkupRule, { product, airlines, origin, destination, cabin }: Sold): boolean {
  const isAt = (place: string | null, end: string | undefined) =>
    place === null || place === end || (product === 'flight' && end !== undefined && airportsOf(place).includes(end));
  return (
    rule.product === product &&
    (rule.airline === null || airlines.includes(rule.airline)) &&
    (rule.cabin === null || rule.cabin === cabin) &&
    isAt(rule.origin, origin) &&
    isAt(rule.destination, destination)
  );
}

function specificityOf({ airline, origin, destination, cabin }: MarkupRule): number {
  const narrowness = (place: string | null) => (place === null ? 0 : cityAirports.has(place) ? 1 : 2);
  return (airline === null ? 0 : 100) + (narrowness(origin) + narrowness(destination)) * 10 + (cabin === null ? 0 : 1);
}

/** What the rule adds to `amount` (hundredths): its percentage, rounded down to whole hundredths, and its fixed amount this many times. */
export function addedBy(
  rule: Pick<MarkupRule, 'basis_points' | 'fixed_amount'> | undefined,
  amount: number,
  times: number,
): number {
  return rule ? Math.floor((amount * rule.basis_points) / 10_000) + rule.fixed_amount * times : 0;
}
