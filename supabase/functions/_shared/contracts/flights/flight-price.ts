/** The contract of pricing an offer again before it is booked, for the function, the site and the tests. */
import * as z from 'zod/mini';
import { fullSearchShape, signedFlightOffer } from './flight-search.ts';
import { knownTravellers } from './search-agreements.ts';

/** Only a signed offer can be priced again, with the search it was made for; the signature does not cover `travellers`. */
export const flightPriceRequest = z.object({
  search: fullSearchShape,
  offer: signedFlightOffer,
  travellers: z.optional(knownTravellers),
});
export type FlightPriceRequest = z.infer<typeof flightPriceRequest>;

/**
 * `changed`: at another price, or with worse terms (fare-terms.ts). `fareGone`: the same flights are sold only in other fares; contains the
 * nearest. `same` and `changed` contain the offer as sold now. All are signed again. `gone` contains none.
 */
export const flightPriceResponse = z.discriminatedUnion('status', [
  z.object({ status: z.literal('same'), offer: signedFlightOffer }),
  z.object({ status: z.literal('changed'), offer: signedFlightOffer }),
  z.object({ status: z.literal('fareGone'), offer: signedFlightOffer }),
  z.object({ status: z.literal('gone') }),
]);
export type FlightPriceResponse = z.infer<typeof flightPriceResponse>;
