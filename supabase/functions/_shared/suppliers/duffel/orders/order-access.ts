/** The parts of every request about an order at Duffel: sending it, and reading the current order. */
import * as z from 'zod/mini';
import type { Order, RefusedOrder, Unclear } from '../../../contracts/orders.ts';
import type { Rates } from '../../../exchange-rates/rates.ts';
import { NonRetryableError } from '../../../resilience/retry.ts';
import { refusedOrder } from '../../orders/order-supplier.ts';
import type { DuffelAccess } from '../call-duffel.ts';
import { callOrders, type DuffelReply, lookUp } from './call-orders.ts';
import { whyRefused } from './order-refusals.ts';
import { type DuffelOrder, duffelOrder, type OfferOnSale, offerOnSale, toOrder } from './order-response.ts';

const listed = z.looseObject({ id: z.string(), metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))) });

export type OrderAccess = ReturnType<typeof orderAccess>;

export function orderAccess(access: DuffelAccess, now: () => number) {
  const get = (path: string, signal: AbortSignal) => lookUp(access, path, signal);
  const post = (path: string, body: object, signal: AbortSignal) => callOrders(access, path, signal, body);
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
    // An order that cannot be read may be ours: an error, not "none".
    return (
      z
        .array(listed)
        .parse(found)
        .find(({ metadata }) => metadata?.['key'] === key) ?? null
    );
  }

  /** The order `id` after the request; a refusal has the reason `why`, unless Duffel's code is more specific. */
  async function settled(
    reply: DuffelReply,
    id: string,
    today: Rates,
    signal: AbortSignal,
    why: RefusedOrder['why'],
  ): Promise<Order | RefusedOrder | Unclear> {
    if (reply.type === 'unclear') return reply;
    if (reply.type === 'refused') {
      const known = whyRefused(reply);
      return refusedOrder(known === 'refused' ? why : known);
    }
    return readNow(id, signal, today);
  }

  return { get, post, written, readOrder, readNow, readOffer, findOrder, settled };
}
