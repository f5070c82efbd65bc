/** Changes of an existing order at Duffel: cancelled, changed by its airline, changed for its customer. Each is quoted first. */
import * as z from 'zod/mini';
import type { ChangeOffer } from '../../../contracts/orders.ts';
import type { Rates } from '../../../exchange-rates/rates.ts';
import type { FindRates } from '../../../exchange-rates/rates-for-functions.ts';
import { NonRetryableError } from '../../../resilience/retry.ts';
import { type FlightOrderSupplier, refusedOrder } from '../../orders/order-supplier.ts';
import { amount } from '../duffel-response.ts';
import type { DuffelReply } from './call-orders.ts';
import type { OrderAccess } from './order-access.ts';
import { cancellation, instantOf, isMoney, toItineraries, toMoney } from './order-response.ts';

/** Flights of another day, as Duffel offers them (https://duffel.com/docs/guides/changing-an-order). */

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
function toPay({ change_total_amount: total, change_total_currency: currency }: DuffelChangeOffer, rates: Rates) {
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

type Changes = Pick<FlightOrderSupplier, 'quoteCancel' | 'cancel' | 'accept' | 'quoteChange' | 'change'>;

export function changesOfOrders({ get, post, readOrder, readNow, settled }: OrderAccess, rates: FindRates): Changes {
  return {
    async quoteCancel({ order: id }, signal) {
      const today = await rates();
      const reply = await post('/air/order_cancellations', { order_id: id }, signal);
      if (reply.type === 'unclear') throw new NonRetryableError('Duffel gave no quote');
      if (reply.type === 'refused') return refusedOrder('notCancellable');
      const quote = z.parse(cancellation, reply.data);
      // Null: the airline gave no quote, so the refund is unknown; it is not zero.
      const { refund_amount: amount, refund_currency: currency } = quote;
      if (!amount || !currency || (Number(amount) > 0 && !isMoney(quote.refund_to))) return refusedOrder('notCancellable');
      const refund = toMoney(amount, currency, today);
      return { type: 'cancelQuote', id: quote.id, refund, expiresAt: instantOf(quote.expires_at) };
    },
    async cancel({ order: id, quote }, signal) {
      const today = await rates();
      const path = `/air/order_cancellations/${encodeURIComponent(quote)}`;
      const found = await get(path, signal);
      const offered = found === null ? null : z.parse(cancellation, found);
      if (offered?.order_id !== id) return refusedOrder('tooLate');
      if (offered.confirmed_at) return readNow(id, signal, today);
      return settled(await post(`${path}/actions/confirm`, {}, signal), id, today, signal, 'notCancellable');
    },
    async accept({ order: id, change }, signal) {
      const today = await rates();
      const path = `/air/airline_initiated_changes/${encodeURIComponent(change)}/actions/accept`;
      const reply = await post(path, {}, signal);
      if (reply.type === 'unclear') return reply;
      const after = await readNow(id, signal, today);
      // An earlier attempt may have accepted it.
      return reply.type === 'refused' && after.airlineChange?.id === change ? refusedOrder('notChangeable') : after;
    },
    async quoteChange({ order: id, moves }, signal) {
      const [before, today] = await Promise.all([readOrder(id, signal), rates()]);
      const slices = { remove: [] as object[], add: [] as object[] };
      for (const { direction, day } of moves) {
        const slice = before.slices[direction - 1];
        if (!slice) return refusedOrder('notChangeable');
        const cabin = slice.segments?.[0]?.passengers?.[0]?.cabin_class ?? 'economy';
        const ends = { origin: slice.origin.iata_code, destination: slice.destination.iata_code };
        slices.remove.push({ slice_id: slice.id });
        slices.add.push({ ...ends, departure_date: day, cabin_class: cabin });
      }
      const reply = await post('/air/order_change_requests', { order_id: id, slices }, signal);
      if (reply.type === 'unclear') throw new NonRetryableError('Duffel offered no change');
      if (reply.type === 'refused') return refusedOrder('notChangeable');
      const request = z.parse(z.object({ id: z.string() }), reply.data).id;
      const query = new URLSearchParams({ order_change_request_id: request, sort: 'change_total_amount', limit: '50' });
      const found = z.parse(z.array(changeOffer), await get(`/air/order_change_offers?${query}`, signal));
      return { type: 'changeOffers', offers: found.flatMap((each) => toChangeOffer(each, today) ?? []) };
    },
    async change({ order: id, offer, price, isRepeated = false }, signal) {
      const today = await rates();
      const found = await get(`/air/order_change_offers/${encodeURIComponent(offer)}`, signal);
      // After an earlier attempt, it may be gone because that attempt made the change.
      if (found === null) return isRepeated ? { type: 'unclear' } : refusedOrder('tooLate');
      const offered = z.parse(changeOffer, found);
      const due = toPay(offered, today);
      if (!offered.order_change_id && (due.currency !== price.currency || Number(due.amount) > Number(price.amount))) {
        return refusedOrder('priceChanged', due);
      }
      const begun: DuffelReply = offered.order_change_id
        ? { type: 'good', data: await get(`/air/order_changes/${encodeURIComponent(offered.order_change_id)}`, signal) }
        : await post('/air/order_changes', { selected_order_change_offer: offer }, signal);
      if (begun.type !== 'good') return isRepeated ? { type: 'unclear' } : settled(begun, id, today, signal, 'notChangeable');
      const change = z.parse(orderChange, begun.data);
      if (change.order_id !== id) return refusedOrder('notChangeable');
      if (change.confirmed_at) return readNow(id, signal, today);
      const payment = { type: 'balance', amount: due.amount, currency: due.currency };
      const body = Number(due.amount) > 0 ? { payment } : {};
      const reply = await post(`/air/order_changes/${encodeURIComponent(change.id)}/actions/confirm`, body, signal);
      if (isRepeated && reply.type === 'refused') return { type: 'unclear' };
      return settled(reply, id, today, signal, 'notChangeable');
    },
  };
}
