/** Places where hotels can be looked for, as they are typed: checks the keyword, asks the supplier within its time limit. */
import * as z from 'zod/mini';
import { type HotelPlacesAnswer, hotelPlacesAnswer, hotelPlacesRequest } from '../_shared/contracts/hotel-places.ts';
import { readEnvironment } from '../_shared/environment.ts';
import { answerToMethod, errorAnswer, jsonAnswer, RequestProblem, readJsonBody } from '../_shared/json-http.ts';
import { faultOf, untilAborted } from '../_shared/supplier-call.ts';
import { chooseHotelSupplier } from '../_shared/suppliers/choose-hotel-supplier.ts';
import type { HotelSupplier } from '../_shared/suppliers/hotel-supplier.ts';
import { SupplierRefusal } from '../_shared/suppliers/supplier-refusal.ts';

const bodyLimit = 2 * 1024;

/** What the handler takes from outside; tests give their own. */
export interface HotelAutocompleteSurroundings {
  environment: (name: string) => string | undefined;
  supplierLimitMs: number;
  supplier?: HotelSupplier;
}

export const handler = createHandler({ environment: readEnvironment, supplierLimitMs: 4_000 });

export function createHandler(surroundings: HotelAutocompleteSurroundings): (request: Request) => Promise<Response> {
  return async (request) => {
    const early = answerToMethod(request);
    if (early) return early;
    try {
      return await answerKeyword(request, surroundings);
    } catch (error) {
      if (error instanceof RequestProblem) return error.answer;
      console.error(`hotel-autocomplete: ${faultOf(error)}`);
      return errorAnswer(500, 'internal', 'Hotel autocomplete failed');
    }
  };
}

async function answerKeyword(
  request: Request,
  { environment, supplierLimitMs, supplier }: HotelAutocompleteSurroundings,
): Promise<Response> {
  const source = supplier ?? chooseHotelSupplier(environment('HOTEL_SUPPLIER'));
  const checked = hotelPlacesRequest.safeParse(await readJsonBody(request, bodyLimit));
  if (!checked.success) {
    const details = checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return errorAnswer(400, 'invalidKeyword', 'The keyword is not valid', details);
  }
  const limit = AbortSignal.timeout(supplierLimitMs);
  const signal = AbortSignal.any([limit, request.signal]);
  try {
    const suggestions = await untilAborted(source.findPlaces(checked.data, signal), signal);
    return jsonAnswer(z.parse(hotelPlacesAnswer, { suggestions }) satisfies HotelPlacesAnswer);
  } catch (error) {
    if (limit.aborted) return errorAnswer(504, 'supplierTooSlow', 'The supplier took too long');
    if (error instanceof SupplierRefusal) return errorAnswer(502, error.code, 'The supplier declined the keyword');
    console.error(`hotel-autocomplete: ${source.name} failed: ${faultOf(error)}`);
    return errorAnswer(502, 'supplierFailed', 'The supplier failed');
  }
}
