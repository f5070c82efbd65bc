/** The contract of pricing a hotel rate again before it is requested, for the function, the site and the tests. */
import * as z from 'zod/mini';
import { hotelSearchShape, signedHotelOffer } from './hotel-search.ts';

/** A signed rate with the search it was made for. */
export const hotelPriceRequest = z.object({ search: hotelSearchShape, offer: signedHotelOffer });
export type HotelPriceRequest = z.infer<typeof hotelPriceRequest>;

/** `changed`: at another price, or with worse terms (rate-terms.ts). `same` and `changed` contain the rate as sold now, signed again. */
export const hotelPriceResponse = z.discriminatedUnion('status', [
  z.object({ status: z.literal('same'), offer: signedHotelOffer }),
  z.object({ status: z.literal('changed'), offer: signedHotelOffer }),
  z.object({ status: z.literal('gone') }),
]);
export type HotelPriceResponse = z.infer<typeof hotelPriceResponse>;
