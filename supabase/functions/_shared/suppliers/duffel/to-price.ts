/** Prices in hundredths of riyals. Duffel states them in the account's billing currency, or the airline's. */
import type { FlightOffer } from '../../contracts/flights/flight-search.ts';
import type { Rates } from '../../exchange-rates/rates.ts';
import { inRiyals, toAmount } from '../riyals.ts';
import type { DuffelCondition, DuffelOffer } from './duffel-response.ts';

export interface DuffelPrice {
  price: FlightOffer['price'];
  total: number;
  base: number;
}

/** Null when a currency has no rate. Taxes and fees are the total minus the base. When the parts add up to more, the total counts, because that is what is paid. */
export function priceOf(
  { total_amount, total_currency, base_amount, base_currency }: DuffelOffer,
  rates: Rates,
): DuffelPrice | null {
  const total = inRiyals(Number(total_amount), total_currency, rates);
  const base = inRiyals(Number(base_amount), base_currency, rates);
  if (total === null || base === null) return null;
  const most = Math.min(base, total);
  return {
    price: {
      currency: 'QAR',
      total: toAmount(total),
      base: toAmount(most),
      ...convertedFromOf(total_amount, total_currency, rates),
    },
    total,
    base: most,
  };
}

/**
 * Absent when Duffel states neither. Penalties are for the whole party; one that cannot be converted is left out. When one direction has a
 * higher penalty than the offer as a whole, the higher one counts: nobody may read "free" and pay.
 */
export function conditionsOf({ conditions, slices }: DuffelOffer, rates: Rates): FlightOffer['conditions'] {
  const [change, refund] = [conditions?.change_before_departure, conditions?.refund_before_departure];
  if (!change && !refund) return undefined;
  const changes = [change, ...slices.map((slice) => slice.conditions?.change_before_departure)];
  return { change: strictest(changes.map((each) => toCondition(each, rates))), refund: toCondition(refund, rates) };
}

/** The rule for the whole ticket, which comes first, and those of its directions. What the first one leaves open stays open. */
function strictest([whole, ...ways]: readonly Condition[]): Condition {
  if (!whole?.allowed) return whole ?? { allowed: null };
  if (ways.some(({ allowed }) => allowed === false)) return { allowed: false };
  const paid = [whole, ...ways].filter(({ allowed }) => allowed);
  // An unknown fee may be the highest.
  if (paid.some(({ penalty }) => penalty === undefined)) return { allowed: true };
  return paid.toSorted((a, b) => Number(b.penalty) - Number(a.penalty))[0] ?? whole;
}

type Condition = NonNullable<FlightOffer['conditions']>['change'];

function toCondition(condition: DuffelCondition, rates: Rates): Condition {
  const allowed = condition?.allowed ?? null;
  const { penalty_amount: amount, penalty_currency: currency } = condition ?? {};
  const penalty = allowed && amount && currency ? inRiyals(Number(amount), currency, rates) : null;
  return { allowed, ...(penalty !== null && { penalty: toAmount(penalty) }) };
}

/** The original sum of an amount in riyals. */
export function convertedFromOf(total: string, currency: string, { asOf }: Rates): Pick<FlightOffer['price'], 'convertedFrom'> {
  return currency === 'QAR' ? {} : { convertedFrom: { currency, total: shortened(total), asOf } };
}

function shortened(amount: string): string {
  return amount.replace(/(\.\d{3})\d+$/, '$1');
}
