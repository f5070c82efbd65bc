/** The contract of the hotel autocomplete, for form, route handler, Edge Function and tests. */
import * as z from 'zod/mini';
import { suggestionLimits } from './stay-limits.ts';

export { suggestionLimits };

export const hotelPlacesRequest = z.object({
  keyword: z
    .string({ error: 'keywordInvalid' })
    .check(
      z.trim(),
      z.minLength(suggestionLimits.minLetters, { error: 'keywordTooShort' }),
      z.maxLength(suggestionLimits.maxLetters, { error: 'keywordTooLong' }),
    ),
  subType: z.literal('CITY', { error: 'subTypeInvalid' }),
  /** Language of the names in the answer; keywords may be in either language. */
  language: z._default(z.enum(['en', 'ar'], { error: 'languageInvalid' }), 'en'),
  /** Only our own places, which cost no paid request. */
  freeOnly: z.optional(z.boolean()),
});
export type HotelPlacesRequest = z.infer<typeof hotelPlacesRequest>;

export const hotelPlace = z.object({
  /** The `cityCode` of a hotel search. */
  id: z.string(),
  name: z.string(),
  address: z.object({ cityName: z.string(), countryName: z.string() }),
  /**
   * Present for a part of the city `id`, a sight or a hotel in it: the search is of the city, and its results are narrowed to `name`. A hotel may
   * also have an `id` of its own, which is opaque: the search is then of the hotel and what is near it.
   */
  part: z.optional(z.enum(['area', 'sight', 'hotel'])),
  /** True for a place that only sounds like the keyword: it is suggested but never selected automatically. */
  isGuess: z.optional(z.boolean()),
});
export type HotelPlace = z.infer<typeof hotelPlace>;

export const hotelPlacesResponse = z.object({
  suggestions: z.array(hotelPlace).check(z.maxLength(suggestionLimits.most)),
  /** True when a supplier that may know more places did not answer. */
  partial: z.optional(z.boolean()),
});
export type HotelPlacesResponse = z.infer<typeof hotelPlacesResponse>;
