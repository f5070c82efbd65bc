/** The cost of cancelling a booking: LiteAPI derives it from the terms of the booking, and applies them when it cancels. */
import type { CancelQuote } from '../../../contracts/orders.ts';
import { convert, type Rates } from '../../../exchange-rates/rates.ts';
import { isInGmt, readGmt } from '../offers/cancellation.ts';
import type { Booking } from '../responses.ts';
import { toMoney } from './order-response.ts';

const quoteMs = 30 * 60_000;

/** Null when the terms are not stated in a usable form. The id contains the refund, so that a quote is not valid for a lower one. */
export function quoteOf(booking: Booking, rates: Rates, now: number): CancelQuote | null {
  const cost = costNow(booking, rates, now);
  if (!cost) return null;
  const refund = toMoney(Math.max(0, booking.price - cost.fee), booking.currency, rates);
  const expiresAt = new Date(Math.min(now + quoteMs, cost.until)).toISOString();
  return { type: 'cancelQuote', id: `back-${refund.amount.replace('.', '_')}-${refund.currency}`, refund, expiresAt };
}

/** Whether the quote with this id promised no more than the present refund. */
export function stillHolds(quote: string, now: CancelQuote): boolean {
  const [, amount, currency] = /^back-(\d+(?:_\d+)?)-([A-Z]{3})$/.exec(quote) ?? [];
  return (
    amount !== undefined && currency === now.refund.currency && Number(amount.replace('_', '.')) <= Number(now.refund.amount)
  );
}

interface Cost {
  /** In the booking's currency. */
  fee: number;
  /** Valid until, in ms since 1970. */
  until: number;
}

/** The terms of the booking may be those of its first room: the more expensive of these and those of all rooms count. */
function costNow(booking: Booking, rates: Rates, now: number): Cost | null {
  const { price, currency, cancellationPolicies, bookedRooms } = booking;
  const whole = costOf(cancellationPolicies, price, currency, rates, now);
  const rooms = (bookedRooms ?? []).map(({ rate, amount }) =>
    rate?.cancellationPolicies ? costOf(rate.cancellationPolicies, amount ?? price, currency, rates, now) : whole,
  );
  if (!whole || rooms.includes(null)) return null;
  const known = [...rooms.filter((cost) => cost !== null)];
  return {
    fee: Math.max(
      whole.fee,
      known.reduce((sum, { fee }) => sum + fee, 0),
    ),
    until: Math.min(whole.until, ...known.map(({ until }) => until)),
  };
}

function costOf(
  policy: Booking['cancellationPolicies'],
  price: number,
  currency: string,
  rates: Rates,
  now: number,
): Cost | null {
  if (policy?.refundableTag === 'NRFN') return { fee: price, until: Number.POSITIVE_INFINITY };
  const infos = policy?.cancelPolicyInfos ?? [];
  if (infos.length === 0 || !infos.every(isInGmt)) return null;
  const steps = infos.map((info) => {
    const isShare = info.type === 'percentage' || info.type === 'percent';
    const from = info.currency || currency;
    const fee = isShare
      ? (price * info.amount) / 100
      : from === currency
        ? info.amount
        : convert(info.amount, from, currency, rates);
    return { after: readGmt(info.cancelTime), fee };
  });
  const known = steps.flatMap(({ after, fee }) => (fee === null || fee < 0 || Number.isNaN(after) ? [] : [{ after, fee }]));
  if (known.length < steps.length) return null;
  known.sort((one, other) => one.after - other.after);
  const next = known.find(({ after }) => after > now);
  return { fee: known.findLast(({ after }) => after <= now)?.fee ?? 0, until: next?.after ?? Number.POSITIVE_INFINITY };
}
