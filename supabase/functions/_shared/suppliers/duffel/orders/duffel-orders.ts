/** Orders at Duffel, flights API version 2, paid from the balance of the account. See docs/decisions/0084-orders.md. */
import * as z from 'zod/mini';
import type { NewOrder, Order, RefusedOrder, Unclear } from '../../../contracts/orders.ts';
import type { Rates } from '../../../exchange-rates/rates.ts';
import type { FindRates } from '../../../exchange-rates/rates-for-functions.ts';
import { isSealedBy } from '../../../payments/seal.ts';
import { type FlightOrderSupplier, refusedOrder } from '../../orders/order-supplier.ts';
import { NonRetryableError } from '../../resilience/retry.ts';
import type { DuffelAccess } from '../ask-duffel.ts';
import { duffelName } from '../to-offer.ts';
import { askOrders, type DuffelReply, lookUp } from './ask-orders.ts';
import {
  cancellation,
  changeOffer,
  type DuffelOrder,
  duffelOrder,
  instantOf,
  type OfferOnSale,
  offerOnSale,
  orderChange,
  toMoney,
  toOrder,
} from './order-answer.ts';
import { toOrderPassengers } from './order-passengers.ts';
import { attempted, says, whyRefused } from './order-refusals.ts';
import { addServices, askExtras } from './order-services.ts';

export interface DuffelOrderSettings {
  token: string | undefined;
  /** Another way to the same service; the usual one without. */
  address?: string | undefined;
  /** Of the webhook; without it no news are taken. */
  webhookSecret?: string | undefined;
  rates: FindRates;
  fetch?: typeof fetch;
  now?: () => number;
}

const defaultBaseUrl = 'https://api.duffel.com';
const listed = z.looseObject({ id: z.string(), metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))) });

/** Throws without a token. A token that begins with "duffel_test_" books nothing. */
export function createDuffelOrders(settings: DuffelOrderSettings): FlightOrderSupplier {
  const { token, rates, fetch: fetcher = fetch, now = Date.now } = settings;
  if (!token) throw new Error('DUFFEL_TOKEN is not set, so Duffel cannot be asked');
  const access: DuffelAccess = { token, address: (settings.address || defaultBaseUrl).replace(/\/$/, ''), fetch: fetcher };
  const get = (path: string, signal: AbortSignal) => lookUp(access, path, signal);
  const post = (path: string, body: object, signal: AbortSignal) => askOrders(access, path, signal, body);
  const written = (found: unknown, today: Rates) => toOrder(z.parse(duffelOrder, found), today, now());

  async function readOrder(id: string, signal: AbortSignal): Promise<DuffelOrder> {
    const found = await get(`/air/orders/${encodeURIComponent(id)}`, signal);
    if (found === null) throw new NonRetryableError('Duffel knows no such order');
    return z.parse(duffelOrder, found);
  }
  const readNow = async (id: string, signal: AbortSignal, today: Rates) => written(await readOrder(id, signal), today);

  async function readOffer(id: string, signal: AbortSignal): Promise<OfferOnSale | null> {
    const found = await get(`/air/offers/${encodeURIComponent(id)}`, signal);
    return found === null ? null : z.parse(offerOnSale, found);
  }

  /** Ours has the key in its metadata. */
  async function findOrder(offer: string, key: string, signal: AbortSignal): Promise<unknown> {
    const found = await get(`/air/orders?${new URLSearchParams({ offer_id: offer, limit: '50' })}`, signal);
    // One that cannot be read may be ours: an error then, not "none".
    return (
      z
        .array(listed)
        .parse(found)
        .find(({ metadata }) => metadata?.['key'] === key) ?? null
    );
  }

  async function make(asked: NewOrder, kind: 'hold' | 'instant', signal: AbortSignal) {
    const today = await rates();
    const before = await findOrder(asked.offer, asked.key, signal);
    if (before) return written(before, today);
    // The list of orders may lag behind: after an earlier try, an offer that is gone or dearer does not say that nothing was made.
    const refuse = (...why: Parameters<typeof refusedOrder>) =>
      asked.isRepeated ? ({ is: 'unclear' } as const) : refusedOrder(...why);
    const offer = await readOffer(asked.offer, signal);
    if (!offer) return refuse('soldOut');
    const { total_amount: total, total_currency: currency } = offer;
    const isDearer = currency !== asked.price.currency || Number(total) > Number(asked.price.amount);
    if (isDearer) return refuse('priceChanged', toMoney(total, currency, today));
    if (kind === 'hold' && offer.payment_requirements?.requires_instant_payment !== false) return refuse('holdNotPossible');
    const passengers = toOrderPassengers(offer, asked);
    if (!passengers) return refuse('passengersRefused');
    const body = {
      type: kind,
      selected_offers: [offer.id],
      passengers,
      metadata: { key: asked.key, reference: asked.reference },
      ...(kind === 'instant' && { payments: [{ type: 'balance', amount: total, currency }] }),
    };
    const reply = await post('/air/orders', body, signal);
    if (reply.is === 'good') return written(reply.data, today);
    // Tried before, and not to be found: only Duffel can say what became of it.
    if (reply.is === 'unclear' || says(reply, ...attempted)) return { is: 'unclear' } as const;
    if (!says(reply, 'price_changed')) return refusedOrder(whyRefused(reply));
    const dearer = await readOffer(asked.offer, signal);
    return refusedOrder('priceChanged', dearer && toMoney(dearer.total_amount, dearer.total_currency, today));
  }

  /** `id` as it is after what was asked; a refusal is `why`, where Duffel's code says no more. */
  async function settled(
    reply: DuffelReply,
    id: string,
    today: Rates,
    signal: AbortSignal,
    why: RefusedOrder['why'],
  ): Promise<Order | RefusedOrder | Unclear> {
    if (reply.is === 'unclear') return reply;
    if (reply.is === 'refused') {
      const known = whyRefused(reply);
      return refusedOrder(known === 'refused' ? why : known);
    }
    return readNow(id, signal, today);
  }

  return {
    name: duffelName,
    sandbox: token.startsWith('duffel_test_'),
    // An airline may take most of a minute.
    timeLimitMs: 45_000,
    questionsAtOnce: 8,
    repeatsRequests: true,
    hold: (asked, signal) => make(asked, 'hold', signal),
    buy: (asked, signal) => make(asked, 'instant', signal),
    async find({ offer, key }, signal) {
      const [found, today] = await Promise.all([findOrder(offer, key, signal), rates()]);
      return found ? written(found, today) : null;
    },
    async pay({ order: id, price }, signal) {
      const today = await rates();
      const before = await readNow(id, signal, today);
      if (before.status === 'expired' || before.status === 'cancelled') return refusedOrder('tooLate');
      if (before.status !== 'held') return before;
      const isSame = before.price.currency === price.currency && Number(before.price.amount) === Number(price.amount);
      if (!isSame) return refusedOrder('priceChanged', before.price);
      const payment = { type: 'balance', amount: before.price.amount, currency: before.price.currency };
      const reply = await post('/air/payments', { order_id: id, payment }, signal);
      if (says(reply, 'already_paid')) return readNow(id, signal, today);
      if (!says(reply, 'price_changed')) return settled(reply, id, today, signal, 'paymentRefused');
      return refusedOrder('priceChanged', (await readNow(id, signal, today)).price);
    },
    async read(id, signal) {
      const [found, today] = await Promise.all([readOrder(id, signal), rates()]);
      return written(found, today);
    },
    async quoteCancel({ order: id }, signal) {
      const today = await rates();
      const reply = await post('/air/order_cancellations', { order_id: id }, signal);
      if (reply.is === 'unclear') throw new NonRetryableError('Duffel gave no quote');
      if (reply.is === 'refused') return refusedOrder('notCancellable');
      const quote = z.parse(cancellation, reply.data);
      const refund = toMoney(quote.refund_amount ?? '0.00', quote.refund_currency ?? 'QAR', today);
      return { is: 'cancelQuote', id: quote.id, refund, expiresAt: instantOf(quote.expires_at) };
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
      if (reply.is === 'unclear') return reply;
      const after = await readNow(id, signal, today);
      // It may have been accepted before.
      return reply.is === 'refused' && after.airlineChange?.id === change ? refusedOrder('notChangeable') : after;
    },
    async quoteChange({ order: id, direction, day }, signal) {
      const [before, today] = await Promise.all([readOrder(id, signal), rates()]);
      const slice = before.slices[direction - 1];
      if (!slice) return refusedOrder('notChangeable');
      const cabin = slice.segments?.[0]?.passengers?.[0]?.cabin_class ?? 'economy';
      const ends = { origin: slice.origin.iata_code, destination: slice.destination.iata_code };
      const slices = { remove: [{ slice_id: slice.id }], add: [{ ...ends, departure_date: day, cabin_class: cabin }] };
      const reply = await post('/air/order_change_requests', { order_id: id, slices }, signal);
      if (reply.is === 'unclear') throw new NonRetryableError('Duffel offered no change');
      if (reply.is === 'refused') return refusedOrder('notChangeable');
      const request = z.parse(z.object({ id: z.string() }), reply.data).id;
      const query = new URLSearchParams({ order_change_request_id: request, sort: 'change_total_amount' });
      const found = z.parse(z.array(changeOffer), await get(`/air/order_change_offers?${query}`, signal));
      return {
        is: 'changeOffers',
        offers: found.map((each) => ({
          id: each.id,
          price: toPay(each, today),
          departsAt: each.slices.add[0]?.segments[0]?.departing_at ?? day,
          expiresAt: instantOf(each.expires_at),
        })),
      };
    },
    async change({ order: id, offer, price }, signal) {
      const today = await rates();
      const found = await get(`/air/order_change_offers/${encodeURIComponent(offer)}`, signal);
      if (found === null) return refusedOrder('tooLate');
      const offered = z.parse(changeOffer, found);
      const due = toPay(offered, today);
      if (!offered.order_change_id && (due.currency !== price.currency || Number(due.amount) > Number(price.amount))) {
        return refusedOrder('priceChanged', due);
      }
      const begun: DuffelReply = offered.order_change_id
        ? { is: 'good', data: await get(`/air/order_changes/${encodeURIComponent(offered.order_change_id)}`, signal) }
        : await post('/air/order_changes', { selected_order_change_offer: offer }, signal);
      if (begun.is !== 'good') return settled(begun, id, today, signal, 'notChangeable');
      const change = z.parse(orderChange, begun.data);
      if (change.order_id !== id) return refusedOrder('notChangeable');
      if (change.confirmed_at) return readNow(id, signal, today);
      const payment = { type: 'balance', amount: due.amount, currency: due.currency };
      const body = Number(due.amount) > 0 ? { payment } : {};
      const reply = await post(`/air/order_changes/${encodeURIComponent(change.id)}/actions/confirm`, body, signal);
      return settled(reply, id, today, signal, 'notChangeable');
    },
    extras: async ({ order: id }, signal) => askExtras(access, id, await rates(), signal),
    async addServices(asked, signal) {
      const today = await rates();
      const answer = await addServices(access, asked, today, signal);
      return answer.is === 'added' ? written(answer.order, today) : answer;
    },
    async readNews(body, seal) {
      const [, at, sealed] = /^t=(\d{1,20}),v1=([0-9a-f]{64})$/.exec(seal) ?? [];
      if (!settings.webhookSecret || !at || !sealed) return null;
      return (await isSealedBy(settings.webhookSecret, `${at}.${body}`, sealed)) ? { order: orderOf(body) } : null;
    },
  };
}

/** Nothing, when the airline gives money back. */
function toPay(
  { change_total_amount: total, change_total_currency: currency }: z.infer<typeof changeOffer>,
  today: Rates,
): Order['price'] {
  return toMoney(total.startsWith('-') ? '0.00' : total, currency, today);
}

const news = z.object({ data: z.object({ object: z.object({ id: z.optional(z.string()), order_id: z.optional(z.string()) }) }) });

/** The order that news are about; null when they are about none. */
function orderOf(body: string): string | null {
  const said = z.safeParse(news, JSON.parse(body)).data?.data.object;
  return [said?.order_id, said?.id].find((id) => id?.startsWith('ord_')) ?? null;
}
