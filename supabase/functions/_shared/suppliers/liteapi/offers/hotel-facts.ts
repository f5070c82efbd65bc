/** Facts about a hotel, apart from its rates: from `/data/hotels` in the language of the search, else from the answer with the rates. */
import * as z from 'zod/mini';
import type { LiteApiClient } from '../client.ts';
import type { Point } from '../places/near-places.ts';
import { contentResponse, hotelContent, hotelInRates, readable } from '../responses.ts';

export interface HotelFacts {
  id: string;
  name: string;
  /** Data in the answer with rates is always English; null when there was none. */
  inEnglish: { name: string; cityName: string } | null;
  /** As sent: with tags. */
  description: string;
  street: string;
  cityName: string;
  /** ISO 3166 alpha-2, or empty. */
  countryCode: string;
  /** Null when unknown: answers with rates may leave it out. */
  point: Point | null;
  /** Whole stars, rounded down; 0 for none. */
  stars: number;
  photo: string | null;
  facilityIds: readonly number[];
  /** 0 to 10; null when unrated. */
  guestRating: { score: number; reviews: number } | null;
}

type InRates = z.infer<typeof hotelInRates>;
type Content = z.infer<typeof hotelContent>;

const timeoutMs = 5_000;

/** By id. If descriptions fail, hotels are shown with the data of their rates. Only an abort rejects. */
export async function factsOfHotels(
  client: LiteApiClient,
  ids: readonly string[],
  inRates: readonly unknown[],
  language: 'en' | 'ar',
  signal: AbortSignal,
): Promise<Map<string, HotelFacts>> {
  const known = new Map(readable(hotelInRates, inRates).map((hotel) => [hotel.id, hotel]));
  const described = new Map((await describedBy(client, ids, language, signal)).map((hotel) => [hotel.id, hotel]));
  return new Map(
    ids.flatMap((id) => {
      const facts = merge(id, known.get(id), described.get(id));
      return facts ? [[id, facts] as const] : [];
    }),
  );
}

async function describedBy(
  client: LiteApiClient,
  ids: readonly string[],
  language: string,
  signal: AbortSignal,
): Promise<Content[]> {
  if (ids.length === 0) return [];
  try {
    const query = { hotelIds: ids.join(), limit: String(ids.length), language };
    const answer = await client.get('/data/hotels', query, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    return readable(hotelContent, z.parse(contentResponse, answer).data ?? []);
  } catch {
    signal.throwIfAborted();
    return [];
  }
}

/** Null for a hotel without a name. */
function merge(id: string, inRates: InRates | undefined, content: Content | undefined): HotelFacts | null {
  const name = content?.name?.trim() || inRates?.name.trim();
  if (!name) return null;
  return {
    id,
    name,
    inEnglish: inRates?.name.trim() ? { name: inRates.name.trim(), cityName: inRates.city_name ?? '' } : null,
    description: content?.hotelDescription || inRates?.story || '',
    street: (content?.address || inRates?.address || '').trim(),
    cityName: content?.city || inRates?.city_name || '',
    countryCode: (content?.country || inRates?.country_code || '').toUpperCase(),
    point: pointOf(content) ?? pointOf(inRates),
    stars: Math.max(0, Math.min(5, Math.floor(content?.stars || inRates?.stars || 0))),
    photo: [content?.main_photo, inRates?.main_photo].find((uri) => uri?.startsWith('https://')) ?? null,
    facilityIds: content?.facilityIds ?? [],
    guestRating: guestRatingOf(content),
  };
}

/** Null for a missing score or one off the scale. */
export function guestRatingOf(content: Pick<Content, 'rating' | 'reviewCount'> | undefined): HotelFacts['guestRating'] {
  const [score, reviews] = [content?.rating ?? 0, Math.floor(content?.reviewCount ?? 0)];
  return score > 0 && score <= 10 && reviews > 0 ? { score: Math.round(score * 10) / 10, reviews } : null;
}

/** Position 0, 0 means unknown. */
export function pointOf(hotel: Pick<Content, 'latitude' | 'longitude'> | undefined): Point | null {
  const { latitude, longitude } = hotel ?? {};
  if (!latitude && !longitude) return null;
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
}
