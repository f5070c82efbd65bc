/** The hotel search: asks the suppliers that know the place in parallel, signs each rate at the agency's price. Logs nothing about guests. */
import * as z from 'zod/mini';
import { todayInQatar } from '../_shared/contracts/calendar-day.ts';
import {
  type HotelSearchRequest,
  type HotelSearchResponse,
  hotelOffer,
  hotelSearchRequest,
  hotelSearchResponse,
  roomsOf,
} from '../_shared/contracts/hotels/hotel-search.ts';
import { settingOf } from '../_shared/environment.ts';
import { type Call, checkedBody, createFunction } from '../_shared/function-frame.ts';
import { type HandlerDependencies, productionDependencies } from '../_shared/handler-dependencies.ts';
import { jsonResponse } from '../_shared/json-http.ts';
import { sellStay, stayExpiryOf } from '../_shared/markup/sell-stay.ts';
import { signingKey } from '../_shared/offer-signature.ts';
import { serveSite } from '../_shared/only-from-site.ts';
import { callSuppliers } from '../_shared/suppliers/call-suppliers.ts';
import { chooseHotelSuppliers } from '../_shared/suppliers/hotels/choose-hotel-suppliers.ts';
import type { HotelSupplier, SuppliedHotels } from '../_shared/suppliers/hotels/hotel-supplier.ts';
import { withOwnIds } from '../_shared/suppliers/merge-offers.ts';
import { failureResponse, isOk, metaOf } from '../_shared/suppliers/supplier-outcome.ts';

export const handler = createHandler(productionDependencies(chooseHotelSuppliers, 'hotel-search'));
serveSite(handler);

export function createHandler(dependencies: HandlerDependencies<HotelSupplier>): (request: Request) => Promise<Response> {
  return createFunction({ name: 'hotel-search', bodyLimit: 16 * 1024 }, (call) => handleSearch(call, dependencies));
}

async function handleSearch({ body, signal, log }: Call, dependencies: HandlerDependencies<HotelSupplier>): Promise<Response> {
  const { environment, now, supplierLimitMs, suppliers, findMarkupRules } = dependencies;
  const key = await signingKey(settingOf(environment, 'OFFER_SIGNING_SECRET'));
  const guards = suppliers(environment);
  const searchedAt = now();
  const guardsFor = (cityCode: string) => guards.filter(({ source }) => source.isKnownPlace(cityCode));
  const world = { today: todayInQatar(searchedAt), isKnownPlace: (cityCode: string) => guardsFor(cityCode).length > 0 };
  const search = checkedBody(hotelSearchRequest(world), body);
  const question = {
    kind: 'search',
    refuses: refusedStay(search),
    ask: async (source: HotelSupplier, limit: AbortSignal) =>
      keepContract(source.name, await source.searchHotels(search, { signal: limit, now: searchedAt })),
    countOf: ({ hotels }: SuppliedHotels) => hotels.length,
  };
  const [outcomes, rules] = await Promise.all([
    callSuppliers(guardsFor(search.cityCode), question, { signal, limitMs: supplierLimitMs, log }),
    findMarkupRules(environment),
  ]);
  const answered = outcomes.filter(isOk).map(({ value }) => value);
  const [first] = answered;
  if (!first) return failureResponse(outcomes);

  const supplied = answered.map(({ hotels }) => hotels);
  // For a single hotel, all offers have its id.
  const hotels = search.hotel ? supplied.flat() : withOwnIds(supplied);
  const limited = answered.some((one) => one.limited);
  const answer: HotelSearchResponse = {
    hotels: await Promise.all(hotels.map((hotel) => sellStay({ key, rules }, hotel, search, searchedAt))),
    searchParams: search,
    place: first.place,
    meta: {
      ...metaOf(outcomes, hotels),
      ...(limited && { limited }),
      searchedAt: searchedAt.toISOString(),
      expiresAt: stayExpiryOf(searchedAt),
    },
  };
  return jsonResponse(answer);
}

function refusedStay(search: HotelSearchRequest) {
  const largest = Math.max(...roomsOf(search).map(({ adults, childrenAges }) => adults + childrenAges.length));
  return ({ limits }: HotelSupplier) =>
    search.rooms > limits.rooms || largest > limits.guestsInRoom ? ('partyTooLarge' as const) : null;
}

/** Suppliers' answers are checked like any input: one invalid hotel fails the search, and unknown fields are dropped. */
function keepContract(supplier: string, { hotels, place, limited = false }: SuppliedHotels): SuppliedHotels {
  return {
    hotels: z.parse(z.array(hotelOffer), hotels).map((hotel) => ({ ...hotel, supplier })),
    place: z.parse(hotelSearchResponse.shape.place, place),
    limited: limited === true,
  };
}
