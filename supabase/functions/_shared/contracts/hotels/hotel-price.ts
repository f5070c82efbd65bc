/** The one contract of asking for the price of a hotel's rate again before it is requested: the function, the site and the tests read it from here. */
import * as z from 'zod/mini';
import { hotelSearchShape, signedHotelOffer } from './hotel-search.ts';

/** Only a sealed rate is asked for again, with the search it was made for. */
export const hotelPriceRequest = z.object({ search: hotelSearchShape, offer: signedHotelOffer });
export type HotelPriceRequest = z.infer<typeof hotelPriceRequest>;

/** `changed`: at another price, or on worse terms (rate-terms.ts). `same` and `changed` carry the rate as it is sold now, sealed anew. */
export const hotelPriceAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('same'), offer: signedHotelOffer }),
  z.object({ status: z.literal('changed'), offer: signedHotelOffer }),
  z.object({ status: z.literal('gone') }),
]);
export type HotelPriceAnswer = z.infer<typeof hotelPriceAnswer>;
