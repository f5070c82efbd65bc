/** The present price of a signed hotel rate, from its supplier. */
import * as z from 'zod/mini';
import { todayInQatar } from '../_shared/contracts/calendar-day.ts';
import { hotelPriceRequest } from '../_shared/contracts/hotels/hotel-price.ts';
import { type HotelOffer, type HotelSearchRequest, hotelOffer } from '../_shared/contracts/hotels/hotel-search.ts';
import { hasWorseTerms } from '../_shared/contracts/hotels/rate-terms.ts';
import { createFunction } from '../_shared/function-frame.ts';
import { type HandlerDependencies, productionDependencies } from '../_shared/handler-dependencies.ts';
import { sellStay } from '../_shared/markup/sell-stay.ts';
import { suppliedStay } from '../_shared/markup/stay-markup.ts';
import { serveSite } from '../_shared/only-from-site.ts';
import { handlePriceAgain, type PricedProduct } from '../_shared/price-again.ts';
import { chooseHotelSuppliers } from '../_shared/suppliers/hotels/choose-hotel-suppliers.ts';
import type { HotelSupplier } from '../_shared/suppliers/hotels/hotel-supplier.ts';

serveSite(createHandler(productionDependencies(chooseHotelSuppliers, 'hotel-price')));

export function createHandler(dependencies: HandlerDependencies<HotelSupplier>): (request: Request) => Promise<Response> {
  return createFunction({ name: 'hotel-price', bodyLimit: 64 * 1024 }, (call) => handlePriceAgain(call, dependencies, rates));
}

const rates: PricedProduct<HotelSupplier, HotelSearchRequest, HotelOffer> = {
  question: hotelPriceRequest,
  isOver: ({ checkIn }, askedAt) => checkIn < todayInQatar(askedAt),
  ask: async (source, offer, search, { askedAt, signal }) =>
    keepContract(offer, await source.priceAgain(offer, search, { signal, now: askedAt })),
  statusOf: (current, offer, isSame) => (isSame && !hasWorseTerms(current, offer) ? 'same' : 'changed'),
  atPriceOf(earlier, current) {
    const rooms = current.rooms.map((room, index) => ({ ...room, total: earlier.rooms[index]?.total ?? room.total }));
    return { ...current, price: earlier.price, rooms };
  },
  suppliedOf: suppliedStay,
  sell: sellStay,
};

/** Suppliers' answers are checked like any input; another hotel, or rooms for other guests, are another offer. */
function keepContract(asked: HotelOffer, answered: HotelOffer | null): HotelOffer | null {
  const current = answered && z.parse(hotelOffer, answered);
  return current?.available && stayOf(current) === stayOf(asked) ? current : null;
}

function stayOf({ supplier, id, rooms }: HotelOffer): string {
  return JSON.stringify([supplier, id, rooms.map(({ adults, childrenAges }) => [adults, childrenAges])]);
}
