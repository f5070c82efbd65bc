/**
 * Bags for an order at Duffel (https://duffel.com/docs/guides/adding-post-booking-bags). Seats are sold only with a new order
 * (`duffel-orders.ts`). There are no idempotency keys: whether something was added shows in the number of the order's services.
 */
import * as z from 'zod/mini';
import type { AddServices, Nothing, OrderExtras, RefusedOrder, Unclear } from '../../../contracts/orders.ts';
import type { Rates } from '../../../exchange-rates/rates.ts';
import { NonRetryableError } from '../../../resilience/retry.ts';
import { refusedOrder } from '../../orders/order-supplier.ts';
import type { DuffelAccess } from '../call-duffel.ts';
import { amount } from '../duffel-response.ts';
import { toExtras } from '../extras.ts';
import { callOrders, type DuffelReply, lookUp } from './call-orders.ts';
import { says, whyRefused } from './order-refusals.ts';
import { addAmounts, extrasKey, toMoney } from './order-response.ts';

const serviced = z.looseObject({
  services: z.array(z.object({ quantity: z.int() })),
  metadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
const available = z.object({
  id: z.string(),
  total_amount: amount,
  total_currency: z.string(),
  maximum_quantity: z.int(),
});

const pathOf = (id: string) => `/air/orders/${encodeURIComponent(id)}`;

/** The order as it is, how many services it has, and whether some of them were bought with it. */
async function readServices(access: DuffelAccess, id: string, signal: AbortSignal) {
  const found = await lookUp(access, pathOf(id), signal);
  if (found === null) throw new NonRetryableError('Duffel knows no such order');
  const order = z.parse(serviced, found);
  const booked = order.services.reduce((sum, { quantity }) => sum + quantity, 0);
  return { order, booked, hasOwn: order.metadata?.[extrasKey] !== undefined };
}

const askAvailable = (access: DuffelAccess, id: string, signal: AbortSignal): Promise<DuffelReply> =>
  callOrders(access, `${pathOf(id)}/available_services`, signal);

/** The services that Duffel sells for this order. Refuses when the airline sells nothing after booking. */
export async function askExtras(
  access: DuffelAccess,
  id: string,
  today: Rates,
  signal: AbortSignal,
): Promise<OrderExtras | RefusedOrder> {
  const [{ order, booked }, reply] = await Promise.all([readServices(access, id, signal), askAvailable(access, id, signal)]);
  if (reply.type !== 'good') return refusedOrder('notChangeable');
  const { bags } = toExtras({ ...order, available_services: reply.data }, null, today);
  return { type: 'extras', bags, seatMaps: null, booked };
}

type Added = { type: 'added'; order: unknown } | RefusedOrder | Unclear | Nothing;

/** Adds them at the current price, which is at most the agreed one. Those that were bought with the order are there already. */
export async function addServices(access: DuffelAccess, asked: AddServices, today: Rates, signal: AbortSignal): Promise<Added> {
  const { order: id, price, booked, services, isRepeated = false, isUnclear = false } = asked;
  const now = await readServices(access, id, signal);
  const wanted = services.reduce((sum, { quantity }) => sum + quantity, 0);
  if ((isRepeated || isUnclear || now.hasOwn) && now.booked >= booked + wanted) return { type: 'added', order: now.order };
  if (isUnclear) return { type: 'nothing' };
  if (isRepeated && now.booked !== booked) return { type: 'unclear' };
  // After an earlier attempt, services may be gone because that attempt added them.
  const refuse = (...why: Parameters<typeof refusedOrder>) =>
    isRepeated ? ({ type: 'unclear' } as const) : refusedOrder(...why);
  const offered = await askAvailable(access, id, signal);
  if (offered.type !== 'good') return refuse('notChangeable');
  const sold = z.array(z.unknown()).parse(offered.data);
  const known = new Map(sold.flatMap((one) => z.safeParse(available, one).data ?? []).map((one) => [one.id, one]));
  const quantities = new Map<string, number>();
  for (const { id: service, quantity } of services) quantities.set(service, (quantities.get(service) ?? 0) + quantity);
  const lines = [...quantities].map(([service, quantity]) => ({ quantity, ...known.get(service) }));
  if (lines.some(({ quantity, maximum_quantity: most }) => most === undefined || quantity > most)) return refuse('soldOut');
  const total = addAmounts(...lines.map(({ quantity, total_amount: each }) => quantity * Number(each)));
  if (lines.some(({ total_currency: currency }) => currency !== price.currency)) return refuse('refused');
  if (Number(total) > Number(price.amount)) return refuse('priceChanged', toMoney(total, price.currency, today));
  const body = {
    payment: { type: 'balance', amount: total, currency: price.currency },
    add_services: [...quantities].map(([service, quantity]) => ({ id: service, quantity })),
  };
  const reply = await callOrders(access, `${pathOf(id)}/services`, signal, body);
  if (reply.type === 'unclear') return reply;
  if (reply.type === 'good') return { type: 'added', order: reply.data };
  return refuse(says(reply, 'price_changed') ? 'priceChanged' : whyRefused(reply));
}
