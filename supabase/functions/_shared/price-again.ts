/**
 * The present price of a signed offer: checks the signature, asks the offer's supplier, and signs the current offer. Logs nothing about
 * travellers.
 */
import { isSamePrice } from './contracts/converted-price.ts';
import type { Call } from './function-frame.ts';
import type { HandlerDependencies } from './handler-dependencies.ts';
import { jsonAnswer } from './json-http.ts';
import { readSealedOffer, type SealedQuestion } from './sealed-offer.ts';
import { askSupplier } from './suppliers/ask-suppliers.ts';
import type { Source } from './suppliers/supplier.ts';
import { answerFailure, isOk } from './suppliers/supplier-outcome.ts';

interface Priced {
  supplier: string;
  price: Parameters<typeof isSamePrice>[0];
}

/** When the request was made, and when it must be answered. */
export interface PriceMoment {
  askedAt: Date;
  /** Aborts at `endsAt` (ms since 1970) at the latest. */
  signal: AbortSignal;
  endsAt: number;
}

/** What differs between products. */
export interface PricedProduct<Asked extends Source, Search extends object, Offer extends Priced, More extends object = object>
  extends SealedQuestion<Search, Offer, More> {
  /** What is sold now, checked like any input; null when it is gone. `said` is what the question says beyond search and offer. */
  ask: (source: Asked, offer: Offer, search: Search, moment: PriceMoment, said: More) => Promise<Offer | null>;
  /** How what is sold now compares; `isSame` is about the price alone. */
  statusOf: (current: Offer, offer: Offer, isSame: boolean) => string;
  /** The current offer with the shown price in riyals, which is not converted again at a newer rate. */
  atPriceOf: (shown: Offer, current: Offer) => Offer;
  seal: (key: CryptoKey, offer: Offer, search: Search, askedAt: Date) => Promise<object>;
}

export async function answerPriceAgain<Asked extends Source, Search extends object, Offer extends Priced, More extends object>(
  call: Call,
  dependencies: HandlerDependencies<Asked>,
  product: PricedProduct<Asked, Search, Offer, More>,
): Promise<Response> {
  const sealed = await readSealedOffer(call, dependencies, product);
  if (sealed instanceof Response) return sealed;
  const { key, askedAt, search, offer, said, guard } = sealed;
  if (!guard) return jsonAnswer({ status: 'gone' });
  const question = {
    kind: 'price',
    ask: (source: Asked, limit: AbortSignal, endsAt: number) =>
      product.ask(source, offer, search, { askedAt, signal: limit, endsAt }, said),
  };
  const { signal, log } = call;
  const around = { signal, limitMs: dependencies.supplierLimitMs, log };
  const outcome = await askSupplier(guard, question, around);
  if (!isOk(outcome)) return answerFailure([outcome]);
  const { value: current, milliseconds } = outcome;
  const isSame = current !== null && isSamePrice(current.price, offer.price);
  const status = current ? product.statusOf(current, offer, isSame) : 'gone';
  log.info('price', { supplier: offer.supplier, status, milliseconds });
  if (!current) return jsonAnswer({ status });
  const sold = isSame ? product.atPriceOf(offer, current) : current;
  return jsonAnswer({ status, offer: await product.seal(key, sold, search, askedAt) });
}
