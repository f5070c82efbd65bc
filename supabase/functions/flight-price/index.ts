/** The present price of a signed offer, from its supplier. */
import * as z from 'zod/mini';
import { hasWorseTerms, isSameBrand } from '../_shared/contracts/flights/fare-terms.ts';
import { flightPriceRequest } from '../_shared/contracts/flights/flight-price.ts';
import type { FlightSearchRequest } from '../_shared/contracts/flights/flight-request.ts';
import { type FlightOffer, flightOffer } from '../_shared/contracts/flights/flight-search.ts';
import type { KnownTravellers } from '../_shared/contracts/flights/search-agreements.ts';
import { createFunction } from '../_shared/function-frame.ts';
import { type HandlerDependencies, productionDependencies } from '../_shared/handler-dependencies.ts';
import { suppliedFlight } from '../_shared/markup/flight-markup.ts';
import { sellFlight } from '../_shared/markup/sell-flight.ts';
import { serveSite } from '../_shared/only-from-site.ts';
import { handlePriceAgain, type PricedProduct } from '../_shared/price-again.ts';
import { chooseFlightSuppliers } from '../_shared/suppliers/flights/choose-flight-suppliers.ts';
import { flightMoment } from '../_shared/suppliers/flights/flight-question.ts';
import type { FlightSupplier } from '../_shared/suppliers/flights/flight-supplier.ts';
import { flightsOf } from '../_shared/suppliers/flights/flights-of-offer.ts';

serveSite(createHandler(productionDependencies(chooseFlightSuppliers, 'flight-price')));

export function createHandler(dependencies: HandlerDependencies<FlightSupplier>): (request: Request) => Promise<Response> {
  return createFunction({ name: 'flight-price', bodyLimit: 64 * 1024 }, (call) => handlePriceAgain(call, dependencies, flights));
}

const flights: PricedProduct<FlightSupplier, FlightSearchRequest, FlightOffer, { travellers?: KnownTravellers | undefined }> = {
  question: flightPriceRequest,
  isOver: ({ departureDate }, askedAt) => departureDate < flightMoment(askedAt).today,
  ask: async (source, offer, search, { askedAt, ...limit }, { travellers }) =>
    keepContract(offer, await source.priceAgain(offer, { ...search, ...travellers }, { ...flightMoment(askedAt), ...limit })),
  statusOf(current, offer, isSame) {
    if (!isSameBrand(current, offer)) return 'fareGone';
    return isSame && !hasWorseTerms(current, offer) ? 'same' : 'changed';
  },
  atPriceOf,
  suppliedOf: suppliedFlight,
  sell: sellFlight,
};

/** Suppliers' answers are checked like any input; other flights are another offer. */
function keepContract(asked: FlightOffer, answered: FlightOffer | null): FlightOffer | null {
  const current = answered && z.parse(flightOffer, answered);
  return current && flightsOf(current) === flightsOf(asked) ? current : null;
}

function atPriceOf(earlier: FlightOffer, current: FlightOffer): FlightOffer {
  const shares = new Map(earlier.travelerPricings.map(({ travelerType, price }) => [travelerType, price]));
  const travelerPricings = current.travelerPricings.map((each) => ({
    ...each,
    price: shares.get(each.travelerType) ?? each.price,
  }));
  return { ...current, price: earlier.price, travelerPricings };
}
