/** The built-in supplier's orders: its records are in our database, and nothing is ever booked. See docs/product/orders.md. */
import * as z from 'zod/mini';
import { fareConditions } from '../../../contracts/flights/flight-search.ts';
import { cancellation } from '../../../contracts/hotels/hotel-search.ts';
import { type NewOrder, type NewStayOrder, type Order, order, orderMoney } from '../../../contracts/orders.ts';
import { requestJson } from '../../../resilience/request-json.ts';
import { NonRetryableError } from '../../../resilience/retry.ts';
import { isSignedBy } from '../../../webhook-signature.ts';
import { type FlightOrderSupplier, refusedOrder, type StayOrderSupplier } from '../../orders/order-supplier.ts';
import { sandboxHotelSupplier } from '../hotels/sandbox-hotel-supplier.ts';
import { chance, fingerprint } from '../seeded.ts';
import { hourMs, lessFee, movedOn, part, raised, sumOf, ticketsOf } from './order-parts.ts';
import { changesFor, readChange } from './sandbox-changes.ts';
import { bookedService, countOf, extrasFor, isTaken } from './sandbox-services.ts';

/** Simulated failures. `lostAnswer`: the order is created, but the answer is lost. */
export const mishaps = ['soldOut', 'priceMoved', 'paymentRefused', 'lateTickets', 'lostAnswer', 'scheduleChange'] as const;
export type Mishap = (typeof mishaps)[number];

/** The simulated failure of the order with this key; `share` of all orders have one, from 0 to 1. */
export function mishapOf(key: string, share: number): Mishap | null {
  if (chance(`mishap ${key}`) >= share) return null;
  return mishaps[Math.floor(chance(`which mishap ${key}`) * mishaps.length)] ?? null;
}

const quoteMs = hourMs / 2;

const stored = z.extend(order, {
  key: z.uuid(),
  people: z.int(),
  mishap: z.nullable(z.enum(mishaps)),
  quote: z.nullable(z.object({ id: z.string(), refund: orderMoney, expiresAt: z.string() })),
  changes: z.array(z.string()),
  /** Of a stay. */
  cancellation: z.optional(cancellation),
  /** Of flights. */
  conditions: z.optional(fareConditions),
  services: z.array(bookedService),
});
type Stored = z.infer<typeof stored>;

const webhook = z.object({ order: z.string() });

export interface SandboxOrderSettings {
  /** The URL of Supabase, with the key that bypasses Row Level Security. */
  address: string | undefined;
  key: string | undefined;
  secret: string | undefined;
  /** The share of orders with a simulated failure, as text from "0" to "1"; none by default. */
  mishaps?: string | undefined;
  fetch?: typeof fetch;
  now?: () => number;
}

export function createSandboxOrders(settings: SandboxOrderSettings): FlightOrderSupplier & StayOrderSupplier {
  const { address, key: ourKey, secret, fetch: fetcher = fetch, now = Date.now } = settings;
  if (!address || !ourKey || !secret) throw new Error('The sandbox needs the address and the secret key of Supabase');
  const share = Number(settings.mishaps ?? 0);
  if (!(share >= 0 && share <= 1)) throw new Error('SANDBOX_MISHAPS is a share from 0 to 1');

  async function ask(question: object, signal: AbortSignal): Promise<Stored | null> {
    const url = `${address}/rest/v1/rpc/sandbox_order`;
    const headers = { apikey: ourKey ?? '', ...(ourKey?.startsWith('sb_') ? {} : { Authorization: `Bearer ${ourKey}` }) };
    return z.parse(z.nullable(stored), await requestJson(fetcher, 'The sandbox', { url, headers, body: { question }, signal }));
  }
  const instant = (afterMs: number) => new Date(now() + afterMs).toISOString();
  /** Changes the row if it still equals `expected`; returns the present row. */
  async function write(id: string, expected: Partial<Stored>, becomes: Partial<Stored>, signal: AbortSignal): Promise<Stored> {
    return known(await ask({ type: 'change', id, expected, becomes }, signal));
  }

  async function make(asked: NewOrder | NewStayOrder, isPaid: boolean, signal: AbortSignal) {
    const before = await ask({ type: 'find', key: asked.key }, signal);
    if (before) return toOrder(before);
    const mishap = mishapOf(asked.key, share);
    if (mishap === 'soldOut') return refusedOrder('soldOut');
    if (isPaid && mishap === 'paymentRefused') return refusedOrder('paymentRefused');
    const id = `sandbox_${asked.key.replaceAll('-', '')}`;
    const hold = (1 + Math.floor(chance(`hold ${asked.key}`) * 3)) * 24 * hourMs;
    const isTicketed = isPaid && mishap !== 'lateTickets';
    const isStay = 'rooms' in asked;
    const terms = isStay ? undefined : asked.paymentRequirements;
    /** Passengers with tickets: guests of a hotel get none. */
    const people = isStay ? 0 : asked.passengers.length;
    const body: Stored = {
      ...{ type: 'order', supplier: 'sandbox', id, key: asked.key, people, mishap },
      itineraries: isStay ? [] : (asked.itineraries ?? []),
      ...(isStay ? { cancellation: asked.cancellation } : { conditions: asked.conditions }),
      status: isTicketed ? 'ticketed' : isPaid ? 'paid' : 'held',
      pnr: fingerprint(id).slice(-6).toUpperCase(),
      price: asked.price,
      payBy: isPaid ? null : (terms?.paymentRequiredBy ?? instant(hold)),
      priceUntil: isPaid || mishap === 'priceMoved' ? null : (terms?.priceGuaranteedUntil ?? instant(hold)),
      tickets: isTicketed ? ticketsOf(id, people) : [],
      ...{ airlineChange: null, quote: null, changes: [], services: [] },
    };
    const made = known(await ask({ type: 'make', id, key: asked.key, body }, signal));
    if (mishap === 'lostAnswer') throw new NonRetryableError('The sandbox lost its answer');
    return toOrder(made);
  }

  async function readNow(id: string, signal: AbortSignal): Promise<Stored> {
    const found = known(await ask({ type: 'read', id }, signal));
    if (found.status === 'held' && found.payBy && Date.parse(found.payBy) <= now()) {
      return write(id, { status: 'held' }, { status: 'expired' }, signal);
    }
    if (found.status === 'paid') {
      return write(id, { status: 'paid' }, { status: 'ticketed', tickets: ticketsOf(id, found.people) }, signal);
    }
    const hasMoved = found.mishap === 'scheduleChange' && found.people > 0;
    if (found.status === 'ticketed' && hasMoved && !found.changes.includes(`accepted ${id}_moved`)) {
      const was = found.itineraries.flat();
      const airlineChange = { id: `${id}_moved`, was, becomes: was.map(movedOn), canAccept: true };
      return write(id, { airlineChange: null }, { airlineChange }, signal);
    }
    return found;
  }

  return {
    name: 'sandbox',
    sandbox: true,
    timeLimitMs: 15_000,
    questionsAtOnce: 8,
    repeatsRequests: true,
    hold: (asked, signal) => make(asked, false, signal),
    buy: (asked, signal) => make(asked, true, signal),
    async priceStay(rate, search, context) {
      const sold = await sandboxHotelSupplier.priceAgain(rate, search, context);
      if (!sold) return null;
      const { currency, total: amount } = sold.price;
      const offer = `stay_${fingerprint(JSON.stringify([search, sold.id, sold.rate]))}`;
      return { rate: sold, offer, price: { amount, currency, dirhams: Math.round(Number(amount) * 100) } };
    },
    buyStay: (asked, signal) => make(asked, true, signal),
    async find({ key }, signal) {
      const found = await ask({ type: 'find', key }, signal);
      return found && toOrder(await readNow(found.id, signal));
    },
    async pay({ order: id, key, price }, signal) {
      const before = await readNow(id, signal);
      if (before.status !== 'held') return before.status === 'expired' ? refusedOrder('tooLate') : toOrder(before);
      if (before.mishap === 'priceMoved' && before.priceUntil === null) {
        const dearer = raised(before.price);
        const moved = await write(id, { status: 'held', priceUntil: null }, { price: dearer, priceUntil: before.payBy }, signal);
        return refusedOrder('priceChanged', toOrder(moved).price);
      }
      if (price.amount !== before.price.amount || price.currency !== before.price.currency) {
        return refusedOrder('priceChanged', before.price);
      }
      const refused = before.changes.find((each) => each.startsWith('refused '));
      if (before.mishap === 'paymentRefused' && (!refused || refused === `refused ${key}`)) {
        if (!refused) await write(id, { status: 'held' }, { changes: [...before.changes, `refused ${key}`] }, signal);
        return refusedOrder('paymentRefused');
      }
      const isLate = before.mishap === 'lateTickets';
      const becomes = isLate
        ? ({ status: 'paid' } as const)
        : ({ status: 'ticketed', tickets: ticketsOf(id, before.people) } as const);
      return toOrder(await write(id, { status: 'held' }, { ...becomes, payBy: null, priceUntil: null }, signal));
    },
    read: async (id, signal) => toOrder(await readNow(id, signal)),
    async quoteCancel({ order: id, key }, signal) {
      const before = await readNow(id, signal);
      if (before.status === 'cancelled' || before.status === 'expired') return refusedOrder('notCancellable');
      const quote = { id: key, refund: refundOf(before, now()), expiresAt: instant(quoteMs) };
      const offered = before.quote?.id === key ? before.quote : ((await write(id, {}, { quote }, signal)).quote ?? quote);
      return { type: 'cancelQuote', ...offered };
    },
    async cancel({ order: id, quote }, signal) {
      const before = await readNow(id, signal);
      if (before.status === 'cancelled') return toOrder(before);
      if (before.quote?.id !== quote || Date.parse(before.quote.expiresAt) <= now()) return refusedOrder('tooLate');
      return toOrder(await write(id, { status: before.status }, { status: 'cancelled', airlineChange: null }, signal));
    },
    async accept({ order: id, change: wanted }, signal) {
      const { airlineChange, changes, itineraries: before } = await readNow(id, signal);
      if (airlineChange?.id !== wanted) return toOrder(await readNow(id, signal));
      const moved = new Map(airlineChange.was.map((flight, index) => [JSON.stringify(flight), airlineChange.becomes[index]]));
      const itineraries = before.map((flights) => flights.map((flight) => moved.get(JSON.stringify(flight)) ?? flight));
      const becomes = { airlineChange: null, itineraries, changes: [...changes, `accepted ${wanted}`] };
      return toOrder(await write(id, { airlineChange }, becomes, signal));
    },
    async quoteChange({ order: id, moves }, signal) {
      const before = await readNow(id, signal);
      if (before.status !== 'ticketed' || before.conditions?.change.allowed === false) return refusedOrder('notChangeable');
      return { type: 'changeOffers', offers: changesFor(before, moves, now()) };
    },
    async change({ order: id, key, offer, price }, signal) {
      const before = await readNow(id, signal);
      if (before.changes.includes(key)) return toOrder(before);
      const change = readChange(offer, before);
      if (before.status !== 'ticketed' || !change) return refusedOrder('notChangeable');
      const mishap = mishapOf(key, share);
      if (mishap === 'soldOut' || change.endsAt <= now()) return refusedOrder('tooLate');
      if (mishap === 'priceMoved') return refusedOrder('priceChanged', raised(price));
      if (Number(change.due.amount) > Number(price.amount)) return refusedOrder('priceChanged', change.due);
      if (mishap === 'paymentRefused') return refusedOrder('paymentRefused');
      const becomes = { ...change.becomes, changes: [...before.changes, key], airlineChange: null };
      const after = await write(id, { status: 'ticketed', changes: before.changes }, becomes, signal);
      if (mishap === 'lostAnswer') throw new NonRetryableError('The sandbox lost its answer');
      return after.changes.includes(key) ? toOrder(after) : { type: 'unclear' };
    },
    async extras(asked, signal) {
      const { status, services } = await readNow(asked.order, signal);
      return status === 'ticketed' ? extrasFor(asked, services) : refusedOrder('notChangeable');
    },
    async addServices({ order: id, key, services: wanted, price, isUnclear }, signal) {
      const before = await readNow(id, signal);
      if (before.services.some((each) => each.key === key)) return toOrder(before);
      if (isUnclear) return { type: 'nothing' };
      if (before.status !== 'ticketed') return refusedOrder('notChangeable');
      const mishap = mishapOf(key, share);
      if (mishap === 'soldOut' || isTaken(wanted, before.services)) return refusedOrder('soldOut');
      if (mishap === 'priceMoved') return refusedOrder('priceChanged', raised(price));
      if (mishap === 'paymentRefused') return refusedOrder('paymentRefused');
      const services = [...before.services, ...wanted.map((each) => ({ key, ...each }))];
      const becomes = { services, price: sumOf(before.price, price) };
      const after = await write(id, { status: 'ticketed', services: before.services }, becomes, signal);
      if (mishap === 'lostAnswer') throw new NonRetryableError('The sandbox lost its answer');
      // The order was changed by another request in the meantime.
      return countOf(after.services) === countOf(services) ? toOrder(after) : { type: 'unclear' };
    },
    async readWebhook(body, signature) {
      if (!(await isSignedBy(secret, body, signature))) return null;
      const said = webhook.safeParse(JSON.parse(body));
      return said.success ? said.data : null;
    },
  };
}

/** The refund of a cancellation: the price minus the fee of the booked terms. Without stated terms, a fifth of a flight is kept. */
function refundOf({ status, cancellation: terms, conditions, price }: Stored, now: number): Order['price'] {
  if (status === 'held' || conditions?.refund.allowed === false) return part(price, 0);
  if (!terms) return lessFee(price, conditions?.refund.penalty ?? part(price, 0.2).amount);
  const moment = new Date(now).toISOString().slice(0, 16);
  if (terms.freeUntil && terms.freeUntil >= moment.slice(0, 10)) return price;
  return lessFee(price, terms.fees?.findLast(({ after }) => (after ?? '') <= moment)?.amount ?? price.amount);
}

function known(found: Stored | null): Stored {
  if (!found) throw new NonRetryableError('The sandbox knows no such order');
  return found;
}

function toOrder(found: Stored): Order {
  return z.parse(order, found);
}
