/** Flights of another day, as Duffel offers them (https://duffel.com/docs/guides/changing-an-order). */
import * as z from 'zod/mini';
import type { ChangeOffer } from '../../../contracts/orders.ts';
import type { Rates } from '../../../exchange-rates/rates.ts';
import { amount } from '../duffel-answer.ts';
import { instantOf, isMoney, toItineraries, toMoney } from './order-answer.ts';

const text = z.optional(z.nullable(z.string()));
/** Negative when the airline refunds money. */
const signedAmount = z.string().check(z.regex(/^-?\d{1,12}(\.\d+)?$/));

export const changeOffer = z.object({
  id: z.string(),
  order_change_id: text,
  change_total_amount: signedAmount,
  change_total_currency: z.string(),
  penalty_total_amount: z.optional(z.nullable(amount)),
  penalty_total_currency: text,
  /** The destination of the airline's refund. */
  refund_to: text,
  expires_at: text,
  slices: z.object({ add: z.array(z.object({ segments: z.array(z.looseObject({ departing_at: z.string() })) })) }),
});
type DuffelChangeOffer = z.infer<typeof changeOffer>;

export const orderChange = z.object({ id: z.string(), order_id: z.string(), confirmed_at: text });

/** Zero when the airline gives a refund. */
export function toPay({ change_total_amount: total, change_total_currency: currency }: DuffelChangeOffer, rates: Rates) {
  return toMoney(total.startsWith('-') ? '0.00' : total, currency, rates);
}

/** Null for an offer whose refund is not money. */
export function toChangeOffer(found: DuffelChangeOffer, rates: Rates): ChangeOffer | null {
  const { change_total_amount: total, change_total_currency: currency, penalty_total_amount: penalty, slices } = found;
  const isRefund = Number(total) < 0;
  if (isRefund && !isMoney(found.refund_to)) return null;
  const departsAt = slices.add[0]?.segments[0]?.departing_at;
  if (!departsAt) return null;
  return {
    id: found.id,
    price: toPay(found, rates),
    refund: isRefund ? toMoney(total.slice(1), currency, rates) : null,
    penalty: penalty ? toMoney(penalty, found.penalty_total_currency ?? currency, rates) : null,
    departsAt,
    expiresAt: instantOf(found.expires_at),
    flights: toItineraries(slices.add),
  };
}
