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
  /** What the hotel wants to be known before a stay, each in a sentence or two of plain text. */
  notes: z.array(z.string()),
});
export type HotelDetails = z.infer<typeof hotelDetails>;

export const mostPictures = 12;

export const hotelDetailsAnswer = z.object({
  /** Null when no supplier knows the hotel any more. */
  hotel: z.nullable(hotelDetails),
  /** True when the hotel is invented. */
  sandbox: z.boolean(),
});
export type HotelDetailsAnswer = z.infer<typeof hotelDetailsAnswer>;
