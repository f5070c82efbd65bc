/** The contract of the hotel details: what one hotel is, without days and prices. Page, Edge Function and tests read it from here. */
import * as z from 'zod/mini';
import { hotelId, hotelOffer } from './hotel-search.ts';

export const hotelDetailsRequest = z.object({
  hotel: hotelId,
  /** Of the texts in the answer. */
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
  /** The place it belongs to: its id is what a search takes as `cityCode`. Null when no place of ours is near. */
  place: z.nullable(z.object({ id: z.string(), name: z.string(), latitude: z.number(), longitude: z.number() })),
  /** Kinds of rooms, in the language asked for; `sleeps` counts beds for everybody, null when unknown. A room without `beds` or size is one whose supplier does not say. */
  roomTypes: z.array(
    z.object({
      name: z.string(),
      sleeps: z.nullable(z.number()),
      beds: z.optional(z.string()),
      squareMetres: z.optional(z.number()),
    }),
  ),
  /** What guests wrote, at most `mostReviews`, the newest first and without their names; where the supplier sends it. */
  reviews: z.optional(
    z.array(
      z.object({
        /** 0 to 10. */
        score: z.nullable(z.number().check(z.gte(0), z.lte(10))),
        /** yyyy-MM-dd. */
        date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
        /** Of the words, BCP 47. */
        language: z.optional(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/))),
        headline: z.optional(z.string()),
        liked: z.optional(z.string()),
        disliked: z.optional(z.string()),
      }),
    ),
  ),
  /** What the hotel wants to be known before a stay, each in a sentence or two of plain text. */
  notes: z.array(z.string()),
});
export type HotelDetails = z.infer<typeof hotelDetails>;

export const mostPictures = 12;
export const mostReviews = 6;

export const hotelDetailsAnswer = z.object({
  /** Null when no supplier knows the hotel any more. */
  hotel: z.nullable(hotelDetails),
  /** True when the hotel is invented. */
  sandbox: z.boolean(),
});
export type HotelDetailsAnswer = z.infer<typeof hotelDetailsAnswer>;
