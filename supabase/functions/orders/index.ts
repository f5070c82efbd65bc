/** All requests about orders. Logs nothing about travellers. */
import { todayInQatar } from '../_shared/contracts/calendar-day.ts';
import { hasWorseTerms, isSameBrand, nearestFare } from '../_shared/contracts/flights/fare-terms.ts';
import type { FlightOffer } from '../_shared/contracts/flights/flight-search.ts';
import type { HotelOffer } from '../_shared/contracts/hotels/hotel-search.ts';
import { hasWorseTerms as hasWorseRate, nearestRate } from '../_shared/contracts/hotels/rate-terms.ts';
import {
  type OrderRequest,
  type OrderResponse,
  orderRequest,
  orderResponse,
  type PricedOffer,
  type RefusedOrder,
} from '../_shared/contracts/orders.ts';
import { supplierLimitMs } from '../_shared/contracts/supplier-limits.ts';
import { type Environment, readEnvironment, settingOf } from '../_shared/environment.ts';
import { type Call, checkedBody, createFunction } from '../_shared/function-frame.ts';
import { describeError } from '../_shared/function-log.ts';
import { errorResponse, jsonResponse } from '../_shared/json-http.ts';
import { suppliedFlight } from '../_shared/markup/flight-markup.ts';
import { type Markup, readMarkup } from '../_shared/markup/sealed-markup.ts';
import { suppliedStay } from '../_shared/markup/stay-markup.ts';
import { signingKey } from '../_shared/offer-signature.ts';
import { serveSite } from '../_shared/only-from-site.ts';
import type { ResilientSupplier } from '../_shared/resilience/resilient-supplier.ts';
import { chooseFlightSuppliers } from '../_shared/suppliers/flights/choose-flight-suppliers.ts';
import { flightMoment } from '../_shared/suppliers/flights/flight-question.ts';
import type { FlightSupplier } from '../_shared/suppliers/flights/flight-supplier.ts';
import { flightsOf } from '../_shared/suppliers/flights/flights-of-offer.ts';
import { chooseHotelSuppliers } from '../_shared/suppliers/hotels/choose-hotel-suppliers.ts';
import type { HotelSupplier } from '../_shared/suppliers/hotels/hotel-supplier.ts';
import { chooseOrderSuppliers } from '../_shared/suppliers/orders/choose-order-suppliers.ts';
import { type OrderSupplier, refusedOrder } from '../_shared/suppliers/orders/order-supplier.ts';

interface Dependencies {
  environment: Environment;
  suppliers: (environment: Environment) => readonly ResilientSupplier<OrderSupplier>[];
  /** Suppliers that can price an offer again. */
  flightSellers: (environment: Environment) => readonly ResilientSupplier<FlightSupplier>[];
  hotelSellers: (environment: Environment) => readonly ResilientSupplier<HotelSupplier>[];
  now: () => Date;
}

const production = { environment: readEnvironment, suppliers: chooseOrderSuppliers, now: () => new Date() };
serveSite(createHandler({ ...production, flightSellers: chooseFlightSuppliers, hotelSellers: chooseHotelSuppliers }));

export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createFunction({ name: 'orders', bodyLimit: 384 * 1024 }, (call) => handleOrder(call, dependencies));
}

async function handleOrder(
  { body, signal, log }: Call,
  { environment, suppliers, flightSellers, hotelSellers, now }: Dependencies,
): Promise<Response> {
  const question = checkedBody(orderRequest, body, 'invalidOrder');
  const guards = suppliers(environment);
  const asked = question.type === 'webhook' ? await readNamed(guards, question) : question;
  if (asked === null) return errorResponse(401, 'forged', 'The webhook has no valid signature of a supplier');
  if (asked === 'nothing') return jsonResponse({ type: 'nothing' });
  const guard = guards.find(({ source }) => source.name === asked.supplier);
  if (!guard) return errorResponse(409, 'unknownSupplier', 'ORDER_SUPPLIER does not name it');
  const began = performance.now();
  const facts = () => ({ supplier: guard.source.name, asked: asked.type, milliseconds: Math.round(performance.now() - began) });
  try {
    const around = { environment, signal, now: now() };
    const answer =
      asked.type === 'price'
        ? await priceFlight(flightSellers(environment), asked, around)
        : asked.type === 'priceStay'
          ? await priceStay(guard, hotelSellers(environment), asked, around)
          : await guard.ask(asked.type, (limit) => ask(guard.source, asked, limit), { signal, limitMs: supplierLimitMs.orders });
    log.info('order', { ...facts(), answer: answer.type, ...('status' in answer && { status: answer.status }) });
    return jsonResponse(orderResponse.parse(answer));
  } catch (error) {
    log.error('order-failed', { ...facts(), cause: describeError(error) });
    return errorResponse(502, 'supplierFailed', 'The supplier gave no answer');
  }
}

type Asked = Exclude<OrderRequest, { type: 'webhook' | 'price' | 'priceStay' }>;

async function ask(supplier: OrderSupplier, asked: Asked, signal: AbortSignal): Promise<OrderResponse> {
  switch (asked.type) {
    case 'find':
      return (await supplier.find(asked, signal)) ?? { type: 'nothing' };
    case 'read':
      return supplier.read(asked.order, signal);
    case 'quoteCancel':
      return supplier.quoteCancel(asked, signal);
    case 'cancel':
      return supplier.cancel(asked, signal);
    // Not every supplier sells both flights and stays.
    case 'hold':
      return (await supplier.hold?.(asked, signal)) ?? refusedOrder('holdNotPossible');
    case 'buy':
      return (await supplier.buy?.(asked, signal)) ?? refusedOrder('refused');
    case 'buyStay':
      return (await supplier.buyStay?.(asked, signal)) ?? refusedOrder('refused');
    case 'pay':
      return (await supplier.pay?.(asked, signal)) ?? refusedOrder('refused');
    case 'accept':
      return (await supplier.accept?.(asked, signal)) ?? refusedOrder('notChangeable');
    case 'quoteChange':
      return (await supplier.quoteChange?.(asked, signal)) ?? refusedOrder('notChangeable');
    case 'change':
      return (await supplier.change?.(asked, signal)) ?? refusedOrder('notChangeable');
    case 'extras':
      return (await supplier.extras?.(asked, signal)) ?? refusedOrder('notChangeable');
    case 'addServices':
      return (await supplier.addServices?.(asked, signal)) ?? refusedOrder('notChangeable');
  }
}

/** Turns a signed webhook into a request to the supplier: only its API is trusted for the status. `nothing` when it is about no order. */
async function readNamed(
  guards: readonly ResilientSupplier<OrderSupplier>[],
  { body, signature }: Extract<OrderRequest, { type: 'webhook' }>,
): Promise<Extract<OrderRequest, { type: 'read' }> | 'nothing' | null> {
  for (const { source: supplier } of guards) {
    const said = await supplier.readWebhook(body, signature);
    if (said) return said.order === null ? 'nothing' : { type: 'read', supplier: supplier.name, order: said.order };
  }
  return null;
}

type PriceRequest = Extract<OrderRequest, { type: 'price' }>;
type StayPriceRequest = Extract<OrderRequest, { type: 'priceStay' }>;

/** The supplier's original offer, to compare current offers with. */
async function asSupplied<Offer>(
  offer: Offer & { signature?: string | undefined },
  suppliedOf: (offer: Offer, markup: Markup | null) => Offer,
  environment: Environment,
): Promise<Offer> {
  const key = await signingKey(settingOf(environment, 'OFFER_SIGNING_SECRET'));
  // The signing secret may have changed since the booking. Then the supplier's price is unknown, and the price that was shown is used.
  return suppliedOf(offer, await readMarkup(key, offer.signature ?? '').catch(() => null));
}

interface Around {
  environment: Environment;
  signal: AbortSignal;
  now: Date;
}

/** The same fare of the same flights, on no worse terms, searched again when the old offer is gone. Throws when the supplier does not answer. */
async function priceFlight(
  sellers: readonly ResilientSupplier<FlightSupplier>[],
  { supplier, offer: requested, search }: PriceRequest,
  { environment, signal: caller, now }: Around,
): Promise<PricedOffer | RefusedOrder> {
  const terms = { signal: caller, limitMs: supplierLimitMs['flight-search'] };
  const offer = await asSupplied<FlightOffer>(requested, suppliedFlight, environment);
  const seller = sellers.find((each) => each.source.name === supplier);
  const moment = flightMoment(now);
  if (!seller || search.departureDate < moment.today) return refusedOrder('soldOut');
  // Many fares have no brand: then only their terms distinguish them.
  const isSame = (found: FlightOffer) =>
    flightsOf(found) === flightsOf(offer) && isSameBrand(found, offer) && !hasWorseTerms(found, offer);
  const current = await seller.ask(
    'priceAgain',
    (signal, endsAt) => seller.source.priceAgain(offer, search, { ...moment, signal, endsAt }),
    terms,
  );
  if (current && isSame(current)) return toPriced(current);
  const { offers } = await seller.ask(
    'searchFlights',
    (signal, endsAt) => seller.source.searchFlights(search, { ...moment, signal, endsAt }),
    terms,
  );
  const found = nearestFare(offers.filter(isSame), offer);
  return found ? toPriced(found) : refusedOrder('soldOut');
}

function toPriced({ id, price, paymentRequirements: said }: FlightOffer): PricedOffer {
  const { currency, total } = price.convertedFrom ?? price;
  return {
    type: 'priced',
    offer: id,
    price: { amount: total, currency, dirhams: Math.round(Number(price.total) * 100) },
    holds:
      said?.requiresInstantPayment === false
        ? { payBy: said.paymentRequiredBy ?? null, priceUntil: said.priceGuaranteedUntil ?? null }
        : null,
  };
}

/** The same rooms and meals in the same hotel, on no worse terms, searched again when the old rate is gone. Throws when the supplier does not answer. */
async function priceStay(
  guard: ResilientSupplier<OrderSupplier>,
  sellers: readonly ResilientSupplier<HotelSupplier>[],
  { offer: requested, search }: StayPriceRequest,
  { environment, signal: caller, now }: Around,
): Promise<PricedOffer | RefusedOrder> {
  const terms = { signal: caller, limitMs: supplierLimitMs['hotel-search'] };
  const offer = await asSupplied<HotelOffer>(requested, suppliedStay, environment);
  const seller = sellers.find((each) => each.source.name === guard.source.name);
  if (!seller || search.checkIn < todayInQatar(now)) return refusedOrder('soldOut');
  const isSame = (rate: HotelOffer) => rate.available && rate.id === offer.id && !hasWorseRate(rate, offer);
  const priceAgain = async (wanted: HotelOffer): Promise<PricedOffer | null> => {
    const ask = async (signal: AbortSignal) => guard.source.priceStay?.(wanted, search, { signal, now }) ?? null;
    const sold = await guard.ask('priceStay', ask, terms);
    return sold && isSame(sold.rate) ? { type: 'priced', offer: sold.offer, price: sold.price, holds: null } : null;
  };
  const priced = await priceAgain(offer);
  if (priced) return priced;
  const { hotels } = await seller.ask(
    'searchHotels',
    (signal) => seller.source.searchHotels({ ...search, hotel: offer.id }, { signal, now }),
    terms,
  );
  const found = nearestRate(hotels.filter(isSame), offer);
  return (found && (await priceAgain(found))) ?? refusedOrder('soldOut');
}
