/** What a sealed offer costs now: asks its own supplier again. Logs nothing about who travels. */
import * as z from 'zod/mini';
import { hasWorseTerms, isSameBrand } from '../_shared/contracts/flights/fare-terms.ts';
import { type FlightPriceAnswer, flightPriceRequest } from '../_shared/contracts/flights/flight-price.ts';
import { type FlightOffer, flightOffer } from '../_shared/contracts/flights/flight-search.ts';
import { settingOf } from '../_shared/environment.ts';
import { type Call, checkedBody, createFunction } from '../_shared/function-frame.ts';
import { type HandlerDependencies, productionDependencies } from '../_shared/handler-dependencies.ts';
import { errorAnswer, jsonAnswer } from '../_shared/json-http.ts';
import { checkOfferSignature, signingKey } from '../_shared/offer-signature.ts';
import { serveSite } from '../_shared/only-from-site.ts';
import { signFlight } from '../_shared/sign-flight.ts';
import { askSupplier } from '../_shared/suppliers/ask-suppliers.ts';
import { chooseFlightSuppliers } from '../_shared/suppliers/flights/choose-flight-suppliers.ts';
import { flightMoment } from '../_shared/suppliers/flights/flight-question.ts';
import type { FlightSupplier } from '../_shared/suppliers/flights/flight-supplier.ts';
import { flightsOf } from '../_shared/suppliers/flights/flights-of-offer.ts';
import { answerFailure, isOk } from '../_shared/suppliers/supplier-outcome.ts';

/** A seal older than this is refused: no booking takes so long. */
const oldestSignatureMs = 24 * 60 * 60_000;

serveSite(createHandler(productionDependencies(chooseFlightSuppliers, 'flight-price')));

export function createHandler(dependencies: HandlerDependencies<FlightSupplier>): (request: Request) => Promise<Response> {
  return createFunction({ name: 'flight-price', bodyLimit: 64 * 1024 }, (call) => answerPrice(call, dependencies));
}

async function answerPrice({ body, signal, log }: Call, dependencies: HandlerDependencies<FlightSupplier>): Promise<Response> {
  const { environment, now, supplierLimitMs, suppliers } = dependencies;
  const key = await signingKey(settingOf(environment, 'OFFER_SIGNING_SECRET'));
  const guards = suppliers(environment);
  const askedAt = now();
  const { search, offer: sealed } = checkedBody(flightPriceRequest, body, 'invalidOffer');
  const { signature, ...offer } = sealed;
  const dayBefore = new Date(askedAt.getTime() - oldestSignatureMs);
  const seal = await checkOfferSignature(key, offer, search, signature, dayBefore);
  if (seal === 'altered') return errorAnswer(409, 'offerAltered', 'The offer is not as it was sealed');

  const moment = flightMoment(askedAt);
  const guard = guards.find(({ supplier }) => supplier.name === offer.supplier);
  if (!guard || seal === 'expired' || search.departureDate < moment.today) return answerWith({ status: 'gone' });
  const question = {
    kind: 'price',
    ask: async (source: FlightSupplier, limit: AbortSignal, endsAt: number) =>
      keepContract(offer, await source.priceAgain(offer, search, { ...moment, signal: limit, endsAt })),
  };
  const outcome = await askSupplier(guard, question, { signal, limitMs: supplierLimitMs, log });
  if (!isOk(outcome)) return answerFailure([outcome]);
  const { value: current, milliseconds } = outcome;
  const isSame = current !== null && isSamePrice(current, offer);
  const status = current ? statusOf(current, offer, isSame) : 'gone';
  log.info('price', { supplier: offer.supplier, status, milliseconds });
  if (!current || status === 'gone') return answerWith({ status: 'gone' });
  const sold = isSame ? atPriceOf(offer, current) : current;
  return answerWith({ status, offer: await signFlight(key, sold, search, askedAt) });
}

/** What a supplier sends is checked like any input; other flights than those asked about are another offer. */
function keepContract(asked: FlightOffer, answered: FlightOffer | null): FlightOffer | null {
  const current = answered && z.parse(flightOffer, answered);
  return current && flightsOf(current) === flightsOf(asked) ? current : null;
}

function statusOf(current: FlightOffer, offer: FlightOffer, isSame: boolean) {
  if (!isSameBrand(current, offer)) return 'fareGone';
  return isSame && !hasWorseTerms(current, offer) ? 'same' : 'changed';
}

/** Compares in the supplier's own currency: functions get a new exchange rate at different moments. */
function isSamePrice({ price }: FlightOffer, { price: before }: FlightOffer): boolean {
  if (Number(price.total) === Number(before.total)) return true;
  const [now, then] = [price.convertedFrom, before.convertedFrom];
  return Boolean(now && then && now.currency === then.currency && Number(now.total) === Number(then.total));
}

/** The price in riyals as it was shown, not converted again at a newer rate. */
function atPriceOf(shown: FlightOffer, current: FlightOffer): FlightOffer {
  const shares = new Map(shown.travelerPricings.map(({ travelerType, price }) => [travelerType, price]));
  const travelerPricings = current.travelerPricings.map((each) => ({
    ...each,
    price: shares.get(each.travelerType) ?? each.price,
  }));
  return { ...current, price: shown.price, travelerPricings };
}

function answerWith(answer: FlightPriceAnswer): Response {
  return jsonAnswer(answer);
}
