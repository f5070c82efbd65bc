/** Orders at Duffel, flights API version 2, paid from the balance of the account. See docs/product/orders.md. */
import * as z from 'zod/mini';
import type { NewOrder, OrderPassenger } from '../../../contracts/orders.ts';
import type { FindRates } from '../../../exchange-rates/rates-for-functions.ts';
import { isSignedBy } from '../../../webhook-signature.ts';
import { type FlightOrderSupplier, refusedOrder } from '../../orders/order-supplier.ts';
import type { DuffelAccess } from '../call-duffel.ts';
import { toDuffelName } from '../offer-request.ts';
import { duffelName } from '../to-offer.ts';
import { typeOf } from '../to-traveler-pricings.ts';
import { orderAccess } from './order-access.ts';
import { changesOfOrders } from './order-changes.ts';
import { attempted, says, whyRefused } from './order-refusals.ts';
import { addAmounts, extrasKey, type OfferOnSale, toMoney } from './order-response.ts';
import { addServices, askExtras } from './order-services.ts';

const titles = { MR: 'mr', MSTR: 'mr', MRS: 'mrs', MS: 'ms', MISS: 'miss' } as const;
const kinds = { adult: 'ADULT', child: 'CHILD', infant: 'HELD_INFANT' } as const;

/**
 * In Duffel's format, each with the id from the offer; null when somebody, or required data, is missing. A passport is sent only where it is
 * required.
 */
function toOrderPassengers(
  { passengers: places, passenger_identity_documents_required: needsPassport }: OfferOnSale,
  { passengers, contact }: NewOrder,
): object[] | null {
  const idsOf = (kind: OrderPassenger['type']) => places.filter((each) => typeOf(each) === kinds[kind]).map(({ id }) => id);
  const free = { adult: idsOf('adult'), child: idsOf('child'), infant: idsOf('infant') };
  const laps = lapsOf(passengers, free.infant);
  if (passengers.length !== places.length) return null;
  const written = passengers.map((passenger, index) => {
    const id = free[passenger.type].shift();
    if (!id || !passenger.gender || (needsPassport && !hasPassport(passenger))) return null;
    const lap = laps.get(index);
    return {
      id,
      title: passenger.title ? titles[passenger.title] : passenger.gender === 'male' ? 'mr' : 'ms',
      gender: passenger.gender === 'male' ? 'm' : 'f',
      given_name: toDuffelName(passenger.givenNames),
      family_name: toDuffelName(passenger.surname),
      born_on: passenger.dateOfBirth,
      email: contact.email,
      phone_number: contact.phone,
      ...(lap && { infant_passenger_id: lap }),
      ...(needsPassport && { identity_documents: [passportOf(passenger)] }),
    };
  });
  return written.every((each) => each !== null) ? written : null;
}

/** The infants, by the places of the oldest adults: a young adult may be twelve. */
function lapsOf(passengers: readonly OrderPassenger[], infants: readonly string[]): Map<number, string> {
  const adults = passengers.flatMap(({ type, dateOfBirth }, index) => (type === 'adult' ? [{ index, dateOfBirth }] : []));
  const oldest = adults.toSorted((one, other) => one.dateOfBirth.localeCompare(other.dateOfBirth));
  return new Map(infants.flatMap((infant, place) => (oldest[place] ? [[oldest[place].index, infant]] : [])));
}

function hasPassport({ document, documentNumber, documentExpiry }: OrderPassenger): boolean {
  return document === 'passport' && documentNumber !== null && documentExpiry !== null;
}

function passportOf({ documentNumber, documentExpiry, nationality }: OrderPassenger) {
  return {
    type: 'passport',
    unique_identifier: documentNumber,
    expires_on: documentExpiry,
    issuing_country_code: nationality,
  };
}

export interface DuffelOrderSettings {
  token: string | undefined;
  /** A different base URL of the service; Duffel's own by default. */
  address?: string | undefined;
  /** The secret of the webhook; without it webhooks are refused. */
  webhookSecret?: string | undefined;
  rates: FindRates;
  fetch?: typeof fetch;
  now?: () => number;
}

const defaultBaseUrl = 'https://api.duffel.com';

/** Throws without a token. A token that begins with "duffel_test_" books nothing. */
export function createDuffelOrders(settings: DuffelOrderSettings): FlightOrderSupplier {
  const { token, rates, fetch: fetcher = fetch, now = Date.now } = settings;
  if (!token) throw new Error('DUFFEL_TOKEN is not set, so Duffel cannot be asked');
  const access: DuffelAccess = { token, address: (settings.address || defaultBaseUrl).replace(/\/$/, ''), fetch: fetcher };
  const orders = orderAccess(access, now);
  const { post, written, readOrder, readNow, readOffer, findOrder, settled } = orders;

  async function make(asked: NewOrder, kind: 'hold' | 'instant', signal: AbortSignal) {
    const today = await rates();
    const before = await findOrder(asked.offer, asked.key, signal);
    if (before) return written(before, today);
    // The list of orders may lag behind: after an earlier attempt, an offer that is gone or more expensive does not prove that nothing was made.
    const refuse = (...why: Parameters<typeof refusedOrder>) =>
      asked.isRepeated ? ({ type: 'unclear' } as const) : refusedOrder(...why);
    const offer = await readOffer(asked.offer, signal);
    if (!offer) return refuse('soldOut');
    const { total_amount: total, total_currency: currency } = offer;
    const isDearer = currency !== asked.price.currency || Number(total) > Number(asked.price.amount);
    if (isDearer) return refuse('priceChanged', toMoney(total, currency, today));
    if (kind === 'hold' && offer.payment_requirements?.requires_instant_payment !== false) return refuse('holdNotPossible');
    const passengers = toOrderPassengers(offer, asked);
    if (!passengers) return refuse('passengersRefused');
    const order = (bought?: NewOrder['extras']) => {
      const amount = bought ? addAmounts(total, bought.price.amount) : total;
      const body = {
        type: kind,
        selected_offers: [offer.id],
        passengers,
        metadata: { key: asked.key, reference: asked.reference, ...(bought && { [extrasKey]: bought.price.amount }) },
        ...(bought && { services: bought.services.map(({ id, quantity }) => ({ id, quantity })) }),
        ...(kind === 'instant' && { payments: [{ type: 'balance', amount, currency }] }),
      };
      return post('/air/orders', body, signal);
    };
    const extras = kind === 'instant' && asked.extras?.price.currency === currency ? asked.extras : undefined;
    let reply = await order(extras);
    // A seat that is taken must not cost the flight. What is refused was not made.
    if (extras && reply.type === 'refused' && !says(reply, ...attempted)) reply = await order();
    if (reply.type === 'good') return written(reply.data, today);
    // An earlier attempt was made but is not found: only Duffel can tell what happened.
    if (reply.type === 'unclear' || says(reply, ...attempted)) return { type: 'unclear' } as const;
    if (!says(reply, 'price_changed')) return refuse(whyRefused(reply));
    const dearer = await readOffer(asked.offer, signal);
    return refuse('priceChanged', dearer && toMoney(dearer.total_amount, dearer.total_currency, today));
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
    ...changesOfOrders(orders, rates),
    extras: async ({ order: id }, signal) => askExtras(access, id, await rates(), signal),
    async addServices(asked, signal) {
      const today = await rates();
      const answer = await addServices(access, asked, today, signal);
      return answer.type === 'added' ? written(answer.order, today) : answer;
    },
    async readWebhook(body, signature) {
      const [, at, signed] = /^t=(\d{1,20}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
      if (!settings.webhookSecret || !at || !signed) return null;
      return (await isSignedBy(settings.webhookSecret, `${at}.${body}`, signed)) ? { order: orderOf(body) } : null;
    },
  };
}

const webhook = z.object({
  data: z.object({ object: z.object({ id: z.optional(z.string()), order_id: z.optional(z.string()) }) }),
});

/** The order named by a webhook; null when it names none. */
function orderOf(body: string): string | null {
  const said = z.safeParse(webhook, JSON.parse(body)).data?.data.object;
  return [said?.order_id, said?.id].find((id) => id?.startsWith('ord_')) ?? null;
}
