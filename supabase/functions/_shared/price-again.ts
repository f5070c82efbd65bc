/**
 * The present price of a signed offer: checks the signature, asks the offer's supplier, and signs the current offer at the agency's price. Logs nothing about
 * travellers.
 */
import { isSamePrice } from './contracts/converted-price.ts';
import type { Call } from './function-frame.ts';
import type { HandlerDependencies } from './handler-dependencies.ts';
import { jsonResponse } from './json-http.ts';
import type { SaleTerms } from './markup/sell-flight.ts';
import type { Source } from './resilience/supplier.ts';
import { readSealedOffer, type SealedRequest } from './sealed-offer.ts';
import { callSupplier } from './suppliers/call-suppliers.ts';
import { failureResponse, isOk } from './suppliers/supplier-outcome.ts';

interface Priced {
  supplier: string;
  price: Parameters<typeof isSamePrice>[0];
}

/** When the request was made, and when it must be answered. */
export interface PriceMoment {
  askedAt: Date;
  /** Aborts at `endsAt` (by `performance.now()`) at the latest. */
  signal: AbortSignal;
  endsAt: number;
}

/** The differences between products. */
export interface PricedProduct<Asked extends Source, Search extends object, Offer extends Priced, More extends object = object>
  extends SealedRequest<Search, Offer, More> {
  /** What is sold now, checked like any input; null when it is gone. `said` is the other data of the request. */
  ask: (source: Asked, offer: Offer, search: Search, moment: PriceMoment, said: More) => Promise<Offer | null>;
  /** How the current offer compares with the one shown, both at the agency's price; `isSame` compares only the price. */
  statusOf: (current: Offer, offer: Offer, isSame: boolean) => string;
  /** The current offer with the earlier price in riyals, which is not converted again at a newer rate. */
  atPriceOf: (earlier: Offer, current: Offer) => Offer;
  sell: (terms: SaleTerms, supplied: Offer, search: Search, askedAt: Date) => Promise<Offer & { signature: string }>;
}

export async function handlePriceAgain<Asked extends Source, Search extends object, Offer extends Priced, More extends object>(
  call: Call,
  dependencies: HandlerDependencies<Asked>,
  product: PricedProduct<Asked, Search, Offer, More>,
): Promise<Response> {
  const sealed = await readSealedOffer(call, dependencies, product);
  if (sealed instanceof Response) return sealed;
  const { key, askedAt, search, offer, supplied, said, guard } = sealed;
  if (!guard) return jsonResponse({ status: 'gone' });
  const question = {
    kind: 'price',
    ask: (source: Asked, limit: AbortSignal, endsAt: number) =>
      product.ask(source, supplied, search, { askedAt, signal: limit, endsAt }, said),
  };
  const { signal, log } = call;
  const around = { signal, limitMs: dependencies.supplierLimitMs, log };
  const { environment, findMarkupRules } = dependencies;
  const [outcome, rules] = await Promise.all([callSupplier(guard, question, around), findMarkupRules(environment, true)]);
  if (!isOk(outcome)) return failureResponse([outcome]);
  const { value: current, milliseconds } = outcome;
  const answer = current ? await answerOf(current) : { status: 'gone' };
  log.info('price', { supplier: offer.supplier, status: answer.status, milliseconds });
  return jsonResponse(answer);

  /** Suppliers' prices are compared with each other, and customers' prices with the price shown: a changed markup rule is a changed price. */
  async function answerOf(current: Offer) {
    const priced = isSamePrice(current.price, supplied.price) ? product.atPriceOf(supplied, current) : current;
    const now = await product.sell({ key, rules }, priced, search, askedAt);
    return { status: product.statusOf(now, offer, Number(now.price.total) === Number(offer.price.total)), offer: now };
  }
}
