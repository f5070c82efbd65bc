/** The contract of the hotel details: one hotel without days and prices, for page, Edge Function and tests. */
import * as z from 'zod/mini';
import { hotelId, hotelOffer } from './hotel-search.ts';

export const hotelDetailsRequest = z.object({
  hotel: hotelId,
  /** Language of the texts in the answer. */
  language: z._default(z.enum(['en', 'ar'], { error: 'languageInvalid' }), 'en'),
});
export type HotelDetailsRequest = z.infer<typeof hotelDetailsRequest>;

const { id, supplier, name, rating, address, media, geoCode, amenities, description, guestRating, times } = hotelOffer.shape;

export const hotelDetails = z.object({
  id,
  supplier,
  name,
  rating,
  address,
  /** At most `mostPictures`, the main one first. */
  media,
  geoCode,
  amenities,
  description,
  guestRating,
  times,
  /** Its place: the id is the `cityCode` of a search. Null when it is near none of our places. */
  place: z.nullable(z.object({ id: z.string(), name: z.string(), latitude: z.number(), longitude: z.number() })),
  /**
   * Room types, in the requested language; `sleeps` is the number of people with a bed, null when unknown. `beds` and size are absent when the
   * supplier does not state them.
   */
  roomTypes: z.array(
    z.object({
      name: z.string(),
      sleeps: z.nullable(z.number()),
      beds: z.optional(z.string()),
      squareMetres: z.optional(z.number()),
    }),
  ),
  /** Guest reviews, at most `mostReviews`, the newest first and without names; if the supplier has them. */
  reviews: z.optional(
    z.array(
      z.object({
        /** 0 to 10. */
        score: z.nullable(z.number().check(z.gte(0), z.lte(10))),
        /** yyyy-MM-dd. */
        date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
        /** Language of the text, BCP 47. */
        language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/))),
        headline: z.optional(z.string()),
        liked: z.optional(z.string()),
        disliked: z.optional(z.string()),
      }),
    ),
  ),
  /** The hotel's notes for guests, each a sentence or two of plain text. */
  notes: z.array(z.string()),
});
export type HotelDetails = z.infer<typeof hotelDetails>;

export const mostPictures = 12;
export const mostReviews = 6;

export const hotelDetailsResponse = z.object({
  /** Null when no supplier knows the hotel (any more). */
  hotel: z.nullable(hotelDetails),
  /** True when the hotel is invented. */
  sandbox: z.boolean(),
});
export type HotelDetailsResponse = z.infer<typeof hotelDetailsResponse>;
