/** One hotel by its id: asks the suppliers in parallel and returns the first answer that has it. */
import * as z from 'zod/mini';
import {
  type HotelDetails,
  type HotelDetailsResponse,
  hotelDetails,
  hotelDetailsRequest,
} from '../_shared/contracts/hotels/hotel-details.ts';
import { type Call, checkedBody, createFunction } from '../_shared/function-frame.ts';
import { type HandlerDependencies, productionDependencies } from '../_shared/handler-dependencies.ts';
import { jsonResponse } from '../_shared/json-http.ts';
import { serveSite } from '../_shared/only-from-site.ts';
import { callSuppliers } from '../_shared/suppliers/call-suppliers.ts';
import { chooseHotelSuppliers } from '../_shared/suppliers/hotels/choose-hotel-suppliers.ts';
import type { HotelSupplier } from '../_shared/suppliers/hotels/hotel-supplier.ts';
import { failureResponse, isOk } from '../_shared/suppliers/supplier-outcome.ts';

serveSite(createHandler(productionDependencies(chooseHotelSuppliers, 'hotel-details')));

export function createHandler(dependencies: HandlerDependencies<HotelSupplier>): (request: Request) => Promise<Response> {
  return createFunction({ name: 'hotel-details', bodyLimit: 2 * 1024 }, (call) => handleHotel(call, dependencies));
}

async function handleHotel({ body, signal, log }: Call, dependencies: HandlerDependencies<HotelSupplier>): Promise<Response> {
  const { environment, now, supplierLimitMs, suppliers } = dependencies;
  const guards = suppliers(environment);
  const asked = checkedBody(hotelDetailsRequest, body);
  const askedAt = now();
  const question = {
    kind: 'hotel',
    ask: async (source: HotelSupplier, limit: AbortSignal) => {
      const found = await source.findHotel(asked, { signal: limit, now: askedAt });
      return found && z.parse(hotelDetails, { ...found, supplier: source.name });
    },
    countOf: (found: HotelDetails | null) => (found ? 1 : 0),
  };
  const outcomes = await callSuppliers(guards, question, { signal, limitMs: supplierLimitMs, log });
  const answered = outcomes.filter(isOk);
  const withHotel = answered.find(({ value }) => value !== null);
  // A supplier that did not answer may have the hotel: it is gone only when all suppliers say so.
  if (!withHotel && answered.length < outcomes.length) return failureResponse(outcomes);
  return jsonResponse({
    hotel: withHotel?.value ?? null,
    sandbox: withHotel?.source.sandbox ?? false,
  } satisfies HotelDetailsResponse);
}
