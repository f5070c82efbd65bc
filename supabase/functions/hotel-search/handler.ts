/** The hotel search: checks the request, asks the supplier within its time limit, seals each rate. Logs nothing about who travels. */
import * as z from 'zod/mini';
import { todayInQatar } from '../_shared/contracts/calendar-day.ts';
import {
  type HotelOffer,
  type HotelSearchAnswer,
  type HotelSearchRequest,
  hotelOffer,
  hotelSearchAnswer,
  hotelSearchRequest,
} from '../_shared/contracts/hotel-search.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { answerToMethod, errorAnswer, jsonAnswer, RequestProblem, readJsonBody } from '../_shared/json-http.ts';
import { signingKey, signOffer } from '../_shared/offer-signature.ts';
import { faultOf, untilAborted } from '../_shared/supplier-call.ts';
import { chooseHotelSupplier } from '../_shared/suppliers/choose-hotel-supplier.ts';
import type { HotelSupplier, SuppliedHotels } from '../_shared/suppliers/hotel-supplier.ts';
import { SupplierRefusal } from '../_shared/suppliers/supplier-refusal.ts';

const bodyLimit = 16 * 1024;
const ratesLastMs = 30 * 60_000;

/** What the handler takes from outside; tests give their own. */
export interface HotelSearchSurroundings {
  environment: (name: string) => string | undefined;
  now: () => Date;
  supplierLimitMs: number;
  supplier?: HotelSupplier;
}

export const handler = createHandler({ environment: readEnvironment, now: () => new Date(), supplierLimitMs: 20_000 });

export function createHandler(surroundings: HotelSearchSurroundings): (request: Request) => Promise<Response> {
  return async (request) => {
    const early = answerToMethod(request);
    if (early) return early;
    try {
      return await answerSearch(request, surroundings);
    } catch (error) {
      if (error instanceof RequestProblem) return error.answer;
      console.error(`hotel-search: ${faultOf(error)}`);
      return errorAnswer(500, 'internal', 'The search failed');
    }
  };
}

async function answerSearch(
  request: Request,
  { environment, now, supplierLimitMs, supplier }: HotelSearchSurroundings,
): Promise<Response> {
  const secret = environment('OFFER_SIGNING_SECRET');
  if (!secret) throw new Error('OFFER_SIGNING_SECRET is not set, so no rate can be sealed');
  const source = supplier ?? chooseHotelSupplier(environment('HOTEL_SUPPLIER'));
  const searchedAt = now();
  const world = { today: todayInQatar(searchedAt), isKnownPlace: (cityCode: string) => source.isKnownPlace(cityCode) };
  const checked = hotelSearchRequest(world).safeParse(await readJsonBody(request, bodyLimit));
  if (!checked.success) {
    const details = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return errorAnswer(400, 'invalidSearch', 'The search is not valid', details);
  }
  const search = checked.data;
  const limit = AbortSignal.timeout(supplierLimitMs);
  const signal = AbortSignal.any([limit, request.signal]);
  let supplied: SuppliedHotels;
  try {
    supplied = keepContract(await untilAborted(source.searchHotels(search, { signal, now: searchedAt }), signal));
  } catch (error) {
    if (limit.aborted) return errorAnswer(504, 'supplierTooSlow', 'The supplier took too long');
    if (error instanceof SupplierRefusal) return errorAnswer(502, error.code, 'The supplier declined the search');
    console.error(`hotel-search: ${source.name} failed: ${faultOf(error)}`);
    return errorAnswer(502, 'supplierFailed', 'The supplier failed');
  }
  const expiresAt = new Date(searchedAt.getTime() + ratesLastMs).toISOString();
  const answer: HotelSearchAnswer = {
    hotels: await sealAll(supplied.hotels, search, expiresAt, secret),
    searchParams: search,
    place: supplied.place,
    meta: { supplier: source.name, sandbox: source.sandbox, suppliers: [], searchedAt: searchedAt.toISOString(), expiresAt },
  };
  return jsonAnswer(answer);
}

/** What a supplier sends is checked like any input: one hotel out of shape fails the search, and unknown fields are dropped. */
function keepContract({ hotels, place }: SuppliedHotels): SuppliedHotels {
  return { hotels: z.parse(z.array(hotelOffer), hotels), place: z.parse(hotelSearchAnswer.shape.place, place) };
}

/** A hotel without a room has nothing to ask for, so no seal. */
async function sealAll(hotels: readonly HotelOffer[], search: HotelSearchRequest, expiresAt: string, secret: string) {
  const key = await signingKey(secret);
  return Promise.all(
    hotels.map(async (hotel) => ({
      ...hotel,
      signature: hotel.available ? await signOffer(key, hotel, search, expiresAt) : '',
    })),
  );
}
