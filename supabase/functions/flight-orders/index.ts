/** All requests about flight orders. Logs nothing about travellers. */
import { hasWorseTerms, isSameBrand, nearestFare } from '../_shared/contracts/flights/fare-terms.ts';
import {
  type OrderAnswer,
  type OrderQuestion,
  orderAnswer,
  orderQuestion,
  type PricedOffer,
  type RefusedOrder,
} from '../_shared/contracts/flights/flight-orders.ts';
import type { FlightOffer } from '../_shared/contracts/flights/flight-search.ts';
import { supplierLimitMs } from '../_shared/contracts/supplier-limits.ts';
import { type Environment, readEnvironment, settingOf } from '../_shared/environment.ts';
import { type Call, checkedBody, createFunction } from '../_shared/function-frame.ts';
import { describeError } from '../_shared/function-log.ts';
import { errorAnswer, jsonAnswer } from '../_shared/json-http.ts';
import { suppliedFlight } from '../_shared/markup/flight-markup.ts';
import { readMarkup } from '../_shared/markup/sealed-markup.ts';
import { signingKey } from '../_shared/offer-signature.ts';
import { serveSite } from '../_shared/only-from-site.ts';
import { chooseFlightSuppliers } from '../_shared/suppliers/flights/choose-flight-suppliers.ts';
import { flightMoment } from '../_shared/suppliers/flights/flight-question.ts';
import type { FlightSupplier } from '../_shared/suppliers/flights/flight-supplier.ts';
import { flightsOf } from '../_shared/suppliers/flights/flights-of-offer.ts';
import { chooseOrderSuppliers } from '../_shared/suppliers/orders/choose-order-suppliers.ts';
import { type OrderSupplier, refusedOrder } from '../_shared/suppliers/orders/order-supplier.ts';
import type { ResilientSupplier } from '../_shared/suppliers/resilience/resilient-supplier.ts';

interface Dependencies {
  environment: Environment;
  suppliers: (environment: Environment) => readonly ResilientSupplier<OrderSupplier>[];
  /** The suppliers that know present prices. */
  sellers: (environment: Environment) => readonly ResilientSupplier<FlightSupplier>[];
  now: () => Date;
}

const production = { environment: readEnvironment, suppliers: chooseOrderSuppliers, sellers: chooseFlightSuppliers };
serveSite(createHandler({ ...production, now: () => new Date() }));

export function createHandler(dependencies: Dependencies): (request: Request) => Promise<Response> {
  return createFunction({ name: 'flight-orders', bodyLimit: 384 * 1024 }, (call) => answerOrder(call, dependencies));
}

async function answerOrder(
  { body, signal, log }: Call,
  { environment, suppliers, sellers, now }: Dependencies,
): Promise<Response> {
  const question = checkedBody(orderQuestion, body, 'invalidOrder');
  const guards = suppliers(environment);
  const asked = question.do === 'news' ? await findNews(guards, question) : question;
  if (asked === null) return errorAnswer(401, 'forged', 'The news are not sealed by a supplier');
  if (asked === 'nothing') return jsonAnswer({ is: 'nothing' });
  const guard = guards.find(({ supplier }) => supplier.name === asked.supplier);
  if (!guard) return errorAnswer(409, 'unknownSupplier', 'ORDER_SUPPLIER does not name it');
  const began = Date.now();
  const facts = () => ({ supplier: guard.supplier.name, asked: asked.do, milliseconds: Date.now() - began });
  try {
    const limitMs = supplierLimitMs['flight-orders'];
    const answer =
      asked.do === 'price'
        ? await priceNow(sellers(environment), await asSupplied(asked, environment), now(), {
            signal,
            limitMs: supplierLimitMs['flight-search'],
          })
        : await guard.ask(asked.do, (limit) => ask(guard.supplier, asked, limit), { signal, limitMs });
    log.info('order', { ...facts(), answer: answer.is, ...('status' in answer && { status: answer.status }) });
    return jsonAnswer(orderAnswer.parse(answer));
  } catch (error) {
    log.error('order-failed', { ...facts(), cause: describeError(error) });
    return errorAnswer(502, 'supplierFailed', 'The supplier gave no answer');
  }
}

type Asked = Exclude<OrderQuestion, { do: 'news' | 'price' }>;

async function ask(supplier: OrderSupplier, asked: Asked, signal: AbortSignal): Promise<OrderAnswer> {
  switch (asked.do) {
    case 'find':
      return (await supplier.find(asked, signal)) ?? { is: 'nothing' };
    case 'read':
      return supplier.read(asked.order, signal);
    case 'hold':
      return supplier.hold(asked, signal);
    case 'buy':
      return supplier.buy(asked, signal);
    case 'pay':
      return supplier.pay(asked, signal);
    case 'quoteCancel':
      return supplier.quoteCancel(asked, signal);
    case 'cancel':
      return supplier.cancel(asked, signal);
    case 'accept':
      return supplier.accept(asked, signal);
    case 'quoteChange':
      return supplier.quoteChange(asked, signal);
    case 'change':
      return supplier.change(asked, signal);
  }
}

/** What sealed news are about becomes a question: the supplier itself is believed, not its news. `nothing` when they are about no order. */
async function findNews(
  guards: readonly ResilientSupplier<OrderSupplier>[],
  { body, seal }: Extract<OrderQuestion, { do: 'news' }>,
): Promise<Extract<OrderQuestion, { do: 'read' }> | 'nothing' | null> {
  for (const { supplier } of guards) {
    const said = await supplier.readNews(body, seal);
    if (said) return said.order === null ? 'nothing' : { do: 'read', supplier: supplier.name, order: said.order };
  }
  return null;
}

type PriceQuestion = Extract<OrderQuestion, { do: 'price' }>;

/** With the offer as its supplier made it, which is what present offers are compared with. */
async function asSupplied({ offer: { signature = '', ...offer }, ...asked }: PriceQuestion, environment: Environment) {
  const key = await signingKey(settingOf(environment, 'OFFER_SIGNING_SECRET'));
  // A booking outlives the secret it was sealed with; then the price that was shown is the nearest there is.
  return { ...asked, offer: suppliedFlight(offer, await readMarkup(key, signature).catch(() => null)) };
}

/** The same fare of the same flights, on no worse terms, searched again when the old offer is gone. Throws when the supplier does not answer. */
async function priceNow(
  sellers: readonly ResilientSupplier<FlightSupplier>[],
  { supplier, offer, search }: PriceQuestion,
  now: Date,
  terms: { signal: AbortSignal; limitMs: number },
): Promise<PricedOffer | RefusedOrder> {
  const seller = sellers.find((each) => each.supplier.name === supplier);
  const moment = flightMoment(now);
  if (!seller || search.departureDate < moment.today) return refusedOrder('soldOut');
  // Many fares have no brand: then their terms alone tell them apart.
  const isSame = (found: FlightOffer) =>
    flightsOf(found) === flightsOf(offer) && isSameBrand(found, offer) && !hasWorseTerms(found, offer);
  const current = await seller.ask(
    'priceAgain',
    (signal, endsAt) => seller.supplier.priceAgain(offer, search, { ...moment, signal, endsAt }),
    terms,
  );
  if (current && isSame(current)) return toPriced(current);
  const { offers } = await seller.ask(
    'searchFlights',
    (signal, endsAt) => seller.supplier.searchFlights(search, { ...moment, signal, endsAt }),
    terms,
  );
  const found = nearestFare(offers.filter(isSame), offer);
  return found ? toPriced(found) : refusedOrder('soldOut');
}

function toPriced({ id, price, paymentRequirements: said }: FlightOffer): PricedOffer {
  const { currency, total } = price.convertedFrom ?? price;
  return {
    is: 'priced',
    offer: id,
    price: { amount: total, currency, dirhams: Math.round(Number(price.total) * 100) },
    holds:
      said?.requiresInstantPayment === false
        ? { payBy: said.paymentRequiredBy ?? null, priceUntil: said.priceGuaranteedUntil ?? null }
        : null,
  };
}
