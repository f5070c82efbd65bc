/** The one contract of asking for an offer's price again before it is booked: the function, the site and the tests read it from here. */
import * as z from 'zod/mini';
import { fullSearchShape, signedFlightOffer } from './flight-search.ts';

/** Only a sealed offer is asked for again, with the search it was made for. */
export const flightPriceRequest = z.object({ search: fullSearchShape, offer: signedFlightOffer });
export type FlightPriceRequest = z.infer<typeof flightPriceRequest>;

/**
 * `changed`: at another price, or for less (fare-terms.ts). `fareGone`: the same flights are sold in other fares only, of which it carries the
 * nearest. `same` and `changed` carry the offer as it is sold now; all are sealed anew. `gone` carries none.
 */
export const flightPriceAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('same'), offer: signedFlightOffer }),
  z.object({ status: z.literal('changed'), offer: signedFlightOffer }),
  z.object({ status: z.literal('fareGone'), offer: signedFlightOffer }),
  z.object({ status: z.literal('gone') }),
]);
export type FlightPriceAnswer = z.infer<typeof flightPriceAnswer>;
