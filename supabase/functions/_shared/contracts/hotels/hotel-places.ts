/** The one contract of the hotel autocomplete: form, route handler, Edge Function and tests read it from here. */
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
  /** Of the names in the answer; whatever it is, keywords in either language are understood. */
  language: z._default(z.enum(['en', 'ar'], { error: 'languageInvalid' }), 'en'),
  /** Only our own places, which cost no paid request. */
  freeOnly: z.optional(z.boolean()),
});
export type HotelPlacesRequest = z.infer<typeof hotelPlacesRequest>;

export const hotelPlace = z.object({
  /** What a hotel search takes as `cityCode`. */
  id: z.string(),
  name: z.string(),
  address: z.object({ cityName: z.string(), countryName: z.string() }),
  /** True of a place that only sounds like the keyword: it is offered and never taken for what was meant. */
  isGuess: z.optional(z.boolean()),
});
export type HotelPlace = z.infer<typeof hotelPlace>;

export const hotelPlacesAnswer = z.object({
  suggestions: z.array(hotelPlace).check(z.maxLength(suggestionLimits.most)),
  /** True while a supplier that may know more places is missing. */
  partial: z.optional(z.boolean()),
});
export type HotelPlacesAnswer = z.infer<typeof hotelPlacesAnswer>;
