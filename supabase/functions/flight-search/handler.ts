/** The flight search: checks the request, asks the supplier within its time limit, seals each offer. Logs nothing about who travels. */
import * as z from 'zod/mini';
import { isKnownAirport } from '../_shared/airports.ts';
import { todayInQatar } from '../_shared/contracts/calendar-day.ts';
import {
  type FlightOffer,
  type FlightSearchAnswer,
  type FlightSearchRequest,
  flightOffer,
  flightSearchRequest,
} from '../_shared/contracts/flight-search.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { answerToMethod, errorAnswer, jsonAnswer, RequestProblem, readJsonBody } from '../_shared/json-http.ts';
import { signingKey, signOffer } from '../_shared/offer-signature.ts';
import { faultOf, untilAborted } from '../_shared/supplier-call.ts';
import { chooseFlightSupplier } from '../_shared/suppliers/choose-flight-supplier.ts';
import type { FlightSupplier, SuppliedFlights } from '../_shared/suppliers/flight-supplier.ts';
import { SupplierRefusal } from '../_shared/suppliers/supplier-refusal.ts';

const bodyLimit = 16 * 1024;
const offersLastMs = 30 * 60_000;
/** Nobody gets to the gate of a flight that leaves sooner. */
const noticeMs = 2 * 60 * 60_000;

/** What the handler takes from outside; tests give their own. */
export interface FlightSearchSurroundings {
  environment: (name: string) => string | undefined;
  now: () => Date;
  supplierLimitMs: number;
  supplier?: FlightSupplier;
}

export const handler = createHandler({ environment: readEnvironment, now: () => new Date(), supplierLimitMs: 20_000 });

export function createHandler(surroundings: FlightSearchSurroundings): (request: Request) => Promise<Response> {
  return async (request) => {
    const early = answerToMethod(request);
    if (early) return early;
    try {
      return await answerSearch(request, surroundings);
    } catch (error) {
      if (error instanceof RequestProblem) return error.answer;
      console.error(`flight-search: ${faultOf(error)}`);
      return errorAnswer(500, 'internal', 'The search failed');
    }
  };
}

async function answerSearch(
  request: Request,
  { environment, now, supplierLimitMs, supplier }: FlightSearchSurroundings,
): Promise<Response> {
  const secret = environment('OFFER_SIGNING_SECRET');
  if (!secret) throw new Error('OFFER_SIGNING_SECRET is not set, so no offer can be sealed');
  const source = supplier ?? chooseFlightSupplier(environment('FLIGHT_SUPPLIER'));
  const searchedAt = now();
  const today = todayInQatar(searchedAt);
  const checked = flightSearchRequest({ today, isKnownAirport }).safeParse(await readJsonBody(request, bodyLimit));
  if (!checked.success) {
    const details = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return errorAnswer(400, 'invalidSearch', 'The search is not valid', details);
  }
  const search = checked.data;
  const limit = AbortSignal.timeout(supplierLimitMs);
  const signal = AbortSignal.any([limit, request.signal]);
  const context = { signal, today, notBefore: new Date(searchedAt.getTime() + noticeMs) };
  let supplied: SuppliedFlights;
  try {
    supplied = keepContract(await untilAborted(source.searchFlights(search, context), signal));
  } catch (error) {
    if (limit.aborted) return errorAnswer(504, 'supplierTooSlow', 'The supplier took too long');
    if (error instanceof SupplierRefusal) return errorAnswer(502, error.code, 'The supplier declined the search');
    console.error(`flight-search: ${source.name} failed: ${faultOf(error)}`);
    return errorAnswer(502, 'supplierFailed', 'The supplier failed');
  }
  const expiresAt = new Date(searchedAt.getTime() + offersLastMs).toISOString();
  const answer: FlightSearchAnswer = {
    data: await sealAll(supplied.offers, search, expiresAt, secret),
    searchParams: search,
    dictionaries: { carriers: supplied.carriers, aircraft: supplied.aircraft },
    meta: { supplier: source.name, sandbox: source.sandbox, suppliers: [], searchedAt: searchedAt.toISOString(), expiresAt },
  };
  return jsonAnswer(answer);
}

/** What a supplier sends is checked like any input: one offer out of shape fails the search, and unknown fields are dropped. */
function keepContract(supplied: SuppliedFlights): SuppliedFlights {
  return { ...supplied, offers: z.parse(z.array(flightOffer), supplied.offers) };
}

async function sealAll(offers: readonly FlightOffer[], search: FlightSearchRequest, expiresAt: string, secret: string) {
  const key = await signingKey(secret);
  return Promise.all(offers.map(async (offer) => ({ ...offer, signature: await signOffer(key, offer, search, expiresAt) })));
}
