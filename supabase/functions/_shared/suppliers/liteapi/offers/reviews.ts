/** Guest reviews of a hotel from `/data/reviews`: free of charge, in their original language. Names and countries are not read. */
import * as z from 'zod/mini';
import { isCalendarDay } from '../../../contracts/calendar-day.ts';
import { type HotelDetails, mostReviews } from '../../../contracts/hotels/hotel-details.ts';
import type { LiteApiClient } from '../client.ts';
import { guestReview, readable, reviewsResponse } from '../responses.ts';
import { descriptionText } from './description-text.ts';

type Review = NonNullable<HotelDetails['reviews']>[number];

/** Some of them have no text. */
const asked = 40;
const mostLetters = 400;
/** In milliseconds: the page of a hotel does not wait longer for them. */
const timeoutMs = 3_000;

/** Reviews with text, the newest first; none when the supplier does not answer in time. Only an abort rejects. */
export async function reviewsOfHotel(client: LiteApiClient, hotelId: string, signal: AbortSignal): Promise<Review[]> {
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    const answer = await client.get('/data/reviews', { hotelId, limit: String(asked) }, limit);
    if (answer === null) return [];
    return readable(guestReview, z.parse(reviewsResponse, answer).data ?? [])
      .flatMap((review) => toReview(review) ?? [])
      .sort((a, b) => (a.date < b.date ? 1 : -1))
      .slice(0, mostReviews);
  } catch {
    signal.throwIfAborted();
    return [];
  }
}

/** Null without text, or without a valid day. */
function toReview({ averageScore, date, headline, language, pros, cons }: z.infer<typeof guestReview>): Review | null {
  const [title, liked, disliked] = [headline, pros, cons].map((text) => descriptionText(text ?? '', mostLetters));
  const day = date.slice(0, 10);
  if (!isCalendarDay(day) || !(title || liked || disliked)) return null;
  const score = averageScore ?? 0;
  return {
    score: score > 0 && score <= 10 ? Math.round(score * 10) / 10 : null,
    date: day,
    ...(/^[a-z]{2}$/.test(language ?? '') && { language: language ?? '' }),
    ...(title && { headline: title }),
    ...(liked && { liked }),
    ...(disliked && { disliked }),
  };
}
