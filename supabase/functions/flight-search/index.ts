/** The flight search: asks the suppliers in parallel, keeps the cheaper of the same flights, signs each offer at the agency's price. Logs nothing about travellers. */
import * as z from 'zod/mini';
import { type FlightSearchResponse, flightOffer, fullSearchRequest } from '../_shared/contracts/flights/flight-search.ts';
import { packResponse } from '../_shared/contracts/flights/packed/pack-response.ts';
import { acceptsPacked, packedMediaType } from '../_shared/contracts/flights/packed/packed-media-type.ts';
import { settingOf } from '../_shared/environment.ts';
import { type Call, checkedBody, createFunction } from '../_shared/function-frame.ts';
import { type HandlerDependencies, productionDependencies } from '../_shared/handler-dependencies.ts';
import { jsonResponse } from '../_shared/json-http.ts';
import { isHeldLongEnough, sellFlight, signatureExpiryOf } from '../_shared/markup/sell-flight.ts';
import { signingKey } from '../_shared/offer-signature.ts';
import { serveSite } from '../_shared/only-from-site.ts';
import { NonRetryableError } from '../_shared/resilience/retry.ts';
import { callSuppliers } from '../_shared/suppliers/call-suppliers.ts';
import { chooseFlightSuppliers } from '../_shared/suppliers/flights/choose-flight-suppliers.ts';
import { faresOfJourneys } from '../_shared/suppliers/flights/fares-of-journeys.ts';
import { flightMoment, knownPlaces, refusedParty } from '../_shared/suppliers/flights/flight-question.ts';
import type { FlightSupplier, SuppliedFlights } from '../_shared/suppliers/flights/flight-supplier.ts';
import { mergeFlights } from '../_shared/suppliers/merge-offers.ts';
import { failureResponse, isOk, metaOf } from '../_shared/suppliers/supplier-outcome.ts';

export const handler = createHandler(productionDependencies(chooseFlightSuppliers, 'flight-search'));
serveSite(handler);

export function createHandler(dependencies: HandlerDependencies<FlightSupplier>): (request: Request) => Promise<Response> {
  return createFunction({ name: 'flight-search', bodyLimit: 16 * 1024 }, (call) => handleSearch(call, dependencies));
}

async function handleSearch(
  { body, headers, signal, log }: Call,
  dependencies: HandlerDependencies<FlightSupplier>,
): Promise<Response> {
  const { environment, now, supplierLimitMs, suppliers, findMarkupRules } = dependencies;
  const key = await signingKey(settingOf(environment, 'OFFER_SIGNING_SECRET'));
  const guards = suppliers(environment);
  const searchedAt = now();
  const moment = flightMoment(searchedAt);
  const search = checkedBody(fullSearchRequest({ today: moment.today, ...knownPlaces }), body);
  const question = {
    kind: 'search',
    refuses: refusedParty(search),
    ask: async (source: FlightSupplier, limit: AbortSignal, endsAt: number) =>
      withoutExpiring(await source.searchFlights(search, { ...moment, signal: limit, endsAt }), source.name, searchedAt),
    countOf: ({ offers }: SuppliedFlights) => offers.length,
  };
  const [outcomes, rules] = await Promise.all([
    callSuppliers(guards, question, { signal, limitMs: supplierLimitMs, log }),
    findMarkupRules(environment),
  ]);
  const answered = outcomes.filter(isOk);
  if (answered.length === 0) return failureResponse(outcomes);

  const offers = mergeFlights(answered.map(({ value }) => value.offers));
  const answer: FlightSearchResponse = {
    ...faresOfJourneys(await Promise.all(offers.map((offer) => sellFlight({ key, rules }, offer, search, searchedAt)))),
    searchParams: search,
    dictionaries: {
      carriers: namesOf(answered.map(({ value }) => value.carriers)),
      aircraft: namesOf(answered.map(({ value }) => value.aircraft)),
    },
    meta: {
      ...metaOf(outcomes, offers),
      searchedAt: searchedAt.toISOString(),
      expiresAt: signatureExpiryOf({}, searchedAt),
    },
  };
  const vary = { Vary: 'Accept' };
  if (!acceptsPacked(headers.get('Accept'))) return jsonResponse(answer, 200, vary);
  return jsonResponse(packResponse(answer), 200, { ...vary, 'Content-Type': packedMediaType });
}

/**
 * Suppliers' answers are checked like any input: one invalid offer fails the search, and unknown fields are dropped. Offers about to expire are
 * left out before they replace those of another supplier. When none remain, the search failed; it does not mean that nothing flies.
 */
function withoutExpiring({ offers, ...names }: SuppliedFlights, supplier: string, at: Date): SuppliedFlights {
  const checked = z.parse(z.array(flightOffer), offers);
  const shownOffers = checked.filter((offer) => isHeldLongEnough(offer, at)).map((offer) => ({ ...offer, supplier }));
  if (shownOffers.length === 0 && checked.length > 0)
    throw new NonRetryableError(`None of ${checked.length} offers is held for long enough`);
  return { ...names, offers: shownOffers };
}

/** Names by code; for the same code, the first supplier's. */
function namesOf(dictionaries: readonly Record<string, string>[]): Record<string, string> {
  return Object.assign({}, ...dictionaries.toReversed());
}
