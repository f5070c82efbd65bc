/** Suggestions of places with hotels: the suppliers' places in one list, the first supplier's first. */
import * as z from 'zod/mini';
import {
  type HotelPlace,
  type HotelPlacesResponse,
  hotelPlace,
  hotelPlacesRequest,
  suggestionLimits,
} from '../_shared/contracts/hotels/hotel-places.ts';
import { isPartial } from '../_shared/contracts/partial-response.ts';
import { type Call, checkedBody, createFunction } from '../_shared/function-frame.ts';
import { type HandlerDependencies, productionDependencies } from '../_shared/handler-dependencies.ts';
import { jsonResponse } from '../_shared/json-http.ts';
import { serveSite } from '../_shared/only-from-site.ts';
import { callSuppliers } from '../_shared/suppliers/call-suppliers.ts';
import { chooseHotelSuppliers } from '../_shared/suppliers/hotels/choose-hotel-suppliers.ts';
import type { HotelSupplier } from '../_shared/suppliers/hotels/hotel-supplier.ts';
import { failureResponse, isOk, metaOf } from '../_shared/suppliers/supplier-outcome.ts';

serveSite(createHandler(productionDependencies(chooseHotelSuppliers, 'hotel-autocomplete')));

/** Places do not depend on the time. */
export type HotelAutocompleteDependencies = Omit<HandlerDependencies<HotelSupplier>, 'now'>;

const places = z.array(hotelPlace).check(z.maxLength(suggestionLimits.most));

export function createHandler(dependencies: HotelAutocompleteDependencies): (request: Request) => Promise<Response> {
  return createFunction({ name: 'hotel-autocomplete', bodyLimit: 2 * 1024 }, (call) => handleKeyword(call, dependencies));
}

async function handleKeyword({ body, signal, log }: Call, dependencies: HotelAutocompleteDependencies): Promise<Response> {
  const { environment, supplierLimitMs, suppliers } = dependencies;
  const guards = suppliers(environment);
  const asked = checkedBody(hotelPlacesRequest, body, 'invalidKeyword');
  const question = {
    kind: 'places',
    ask: async (source: HotelSupplier, limit: AbortSignal) => z.parse(places, await source.findPlaces(asked, limit)),
    countOf: (found: readonly HotelPlace[]) => found.length,
  };
  const outcomes = await callSuppliers(guards, question, { signal, limitMs: supplierLimitMs, log });
  const answered = outcomes.filter(isOk);
  if (answered.length === 0) return failureResponse(outcomes);
  const suggestions = onlyOnce(answered.map(({ value }) => value)).slice(0, suggestionLimits.most);
  const partial = isPartial(metaOf(outcomes, []));
  return jsonResponse({ suggestions, ...(partial && { partial }) } satisfies HotelPlacesResponse);
}

/** The same place of two suppliers is offered once; each id stays with its supplier. Towns of the same name from one supplier are different towns. */
function onlyOnce(lists: readonly (readonly HotelPlace[])[]): HotelPlace[] {
  const nameOf = ({ name, address, part }: HotelPlace) =>
    [part, name, part && address.cityName, address.countryName].join(', ').toLowerCase();
  const offered = new Map<string, HotelPlace>();
  for (const list of lists) {
    const names = new Set([...offered.values()].map(nameOf));
    for (const place of list) {
      const key = place.part ? nameOf(place) : place.id;
      if (!names.has(nameOf(place)) && !offered.has(key)) offered.set(key, place);
    }
  }
  return [...offered.values()];
}
