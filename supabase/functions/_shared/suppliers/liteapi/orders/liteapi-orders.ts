/** Orders of stays at LiteAPI, version 3 of its API "Booking". See docs/product/orders.md. */
import * as z from 'zod/mini';
import type { NewStayOrder } from '../../../contracts/orders.ts';
import type { FindRates } from '../../../exchange-rates/rates-for-functions.ts';
import { hotelPlaceOf } from '../../../hotel-places/all-places.ts';
import { parseJson } from '../../../resilience/request-json.ts';
import { NonRetryableError } from '../../../resilience/retry.ts';
import { SupplierRefusal } from '../../../resilience/supplier-refusal.ts';
import { hmacOf, isSignedBy } from '../../../webhook-signature.ts';
import { refusedOrder, type StayOrderSupplier } from '../../orders/order-supplier.ts';
import { codedStatuses, createClient, usualAddresses } from '../client.ts';
import { prebookRate } from '../offers/price-again.ts';
import { type Booking, bookingResponse, bookingsResponse } from '../responses.ts';
import { quoteOf, stillHolds } from './cancellation-quote.ts';
import { toMoney, toOrder } from './order-response.ts';

/** How the agency's account is charged: by its card at LiteAPI, its wallet, or its line of credit. */
const paymentMethods = ['ACC_CREDIT_CARD', 'WALLET', 'CREDIT'] as const;

export interface LiteApiOrderSettings {
  key: string | undefined;
  address?: string | undefined;
  /** One of `paymentMethods`; the card by default. With a key of the sandbox nothing is charged. */
  paymentMethod?: string | undefined;
  /** The token that LiteAPI's dashboard sends with webhooks; without it they are refused. */
  webhookToken?: string | undefined;
  rates: FindRates;
  fetch?: typeof fetch;
  now?: () => number;
}

/** LiteAPI's own timeouts in seconds, below those of the function. */
const timeouts = { book: '40', read: '15' };

/** LiteAPI's codes for: no availability, not confirmed by the hotel, wrong rate, outdated offer. */
const soldOut = [2001, 2010, 4010, 4040];
/** Codes for an invalid request; nothing was booked. */
const invalid = [4000, 4002];
/** LiteAPI's code for a second booking with the same client reference. */
const repeated = 4005;

export function createLiteApiOrders(settings: LiteApiOrderSettings): StayOrderSupplier {
  const { key: ourKey, address, webhookToken, rates, fetch, now = Date.now } = settings;
  if (!ourKey) throw new Error('LITEAPI_KEY is not set, so LiteAPI cannot be asked');
  const method = z.enum(paymentMethods).safeParse(settings.paymentMethod || 'ACC_CREDIT_CARD').data;
  if (!method) throw new Error(`LITEAPI_PAYMENT_METHOD is one of ${paymentMethods.join(', ')}`);
  const client = createClient({ key: ourKey, address: address || usualAddresses.book, fetch, readStatuses: codedStatuses });

  async function findBooking(key: string, signal: AbortSignal): Promise<Booking | null> {
    const answer = await client.get('/bookings', { clientReference: key, timeout: timeouts.read }, signal);
    const found = answer === null ? [] : (z.parse(bookingsResponse, answer).data ?? []);
    return found.find(({ clientReference }) => clientReference === key) ?? null;
  }

  const pathOf = (id: string) => `/bookings/${encodeURIComponent(id)}`;
  async function readBooking(id: string, signal: AbortSignal): Promise<Booking> {
    const answer = await client.get(pathOf(id), { timeout: timeouts.read }, signal);
    const found = answer === null ? null : z.parse(bookingResponse, answer).data;
    if (found?.bookingId !== id) throw new NonRetryableError('LiteAPI knows no such booking');
    return found;
  }

  return {
    name: 'liteapi',
    sandbox: ourKey.startsWith('sand_'),
    timeLimitMs: 48_000,
    questionsAtOnce: 8,
    repeatsRequests: true,
    async priceStay(rate, search, { signal, now: at }) {
      const hotel = rate.geoCode ?? hotelPlaceOf(search.cityCode);
      if (!hotel) throw new NonRetryableError('Nobody knows where the hotel is');
      const today = await rates();
      const around = { at: hotel, exchange: today, now: at, signal };
      const prebook = await prebookRate(client, rate, search, around).catch((error: unknown) => {
        // An old id of a rate: the caller searches for the rate again.
        if (error instanceof SupplierRefusal) return null;
        throw error;
      });
      return prebook && { rate: prebook.rate, offer: prebook.id, price: toMoney(prebook.price, prebook.currency, today) };
    },
    async buyStay(asked, signal) {
      const today = await rates();
      const before = await findBooking(asked.key, signal);
      if (before) return toOrder(before, today);
      const answer = await client.post(`/rates/book?timeout=${timeouts.book}`, bookingOf(asked, method), signal);
      const { data, error } = z.parse(bookingResponse, answer);
      if (data) return toOrder(data, today);
      const code = error?.code ?? 0;
      if (code === repeated) {
        const there = await findBooking(asked.key, signal);
        return there ? toOrder(there, today) : { type: 'unclear' };
      }
      const isUndone = soldOut.includes(code) || invalid.includes(code);
      // After an earlier attempt, a rate may be gone because that attempt booked it.
      if (!isUndone || asked.isRepeated) return { type: 'unclear' };
      return refusedOrder(soldOut.includes(code) ? 'soldOut' : 'refused');
    },
    async find({ key }, signal) {
      const [found, today] = await Promise.all([findBooking(key, signal), rates()]);
      return found && toOrder(found, today);
    },
    async read(id, signal) {
      const [found, today] = await Promise.all([readBooking(id, signal), rates()]);
      return toOrder(found, today);
    },
    async quoteCancel({ order: id }, signal) {
      const [found, today] = await Promise.all([readBooking(id, signal), rates()]);
      const quote = toOrder(found, today).status === 'cancelled' ? null : quoteOf(found, today, now());
      return quote ?? refusedOrder('notCancellable');
    },
    async cancel({ order: id, quote, isRepeated }, signal) {
      const [found, today] = await Promise.all([readBooking(id, signal), rates()]);
      const before = toOrder(found, today);
      if (before.status === 'cancelled') return before;
      const present = quoteOf(found, today, now());
      // What LiteAPI shows may lag behind: an earlier attempt may have cancelled it.
      const refuse = (why: 'tooLate' | 'notCancellable') => (isRepeated ? ({ type: 'unclear' } as const) : refusedOrder(why));
      if (!present || !stillHolds(quote, present)) return refuse('tooLate');
      const answer = await client.put(`${pathOf(id)}?timeout=${timeouts.read}`, signal);
      const after = toOrder(await readBooking(id, signal), today);
      if (after.status === 'cancelled') return after;
      return z.safeParse(bookingCancelled, answer).success ? { type: 'unclear' } : refuse('notCancellable');
    },
    async readWebhook(body, signature) {
      if (!webhookToken || !signature) return null;
      // Both sides are hashed, so that the comparison takes constant time.
      const isOurs = await isSignedBy(webhookToken, webhookToken, await hmacOf(webhookToken, signature.replace(/^Bearer /, '')));
      return isOurs ? { order: bookingIn(body) } : null;
    },
  };
}

function bookingOf({ key, reference, offer, rooms, remarks, contact }: NewStayOrder, method: string): object {
  const named = ({ givenNames: firstName, surname: lastName }: NewStayOrder['rooms'][number]) => ({
    firstName,
    lastName,
    email: contact.email,
    phone: contact.phone,
  });
  const [lead] = rooms;
  return {
    prebookId: offer,
    clientReference: key,
    payment: { method },
    holder: lead && named(lead),
    guests: rooms.map((guest, index) => ({ occupancyNumber: index + 1, ...named(guest), ...(remarks && { remarks }) })),
    // The reference by which an agent finds it in the dashboard.
    customTags: { REFERENCE: reference },
  };
}

/** The answer to a cancellation that was accepted; a refusal has no data. */
const bookingCancelled = z.object({ data: z.object({ bookingId: z.string() }) });

const webhook = z.object({ event_name: z.string(), response: z.unknown() });
const named = z.object({ data: z.object({ bookingId: z.string() }) });

/** The booking named by a webhook; null when it names none. It contains request and response as text. */
function bookingIn(body: string): string | null {
  const said = z.safeParse(webhook, parseJson(body)).data;
  if (!said?.event_name.startsWith('booking.')) return null;
  const response = typeof said.response === 'string' ? parseJson(said.response) : said.response;
  return z.safeParse(named, response).data?.data.bookingId ?? null;
}
