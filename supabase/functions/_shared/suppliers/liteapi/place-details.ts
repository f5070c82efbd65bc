import * as z from 'zod/mini';
import { placeAnswer } from './answers.ts';
import type { LiteApiClient } from './client.ts';

export interface PlaceDetails {
  name: string;
  countryName: string;
  latitude: number;
  longitude: number;
}

export type FindPlaceDetails = (id: string, language: 'en' | 'ar', signal: AbortSignal) => Promise<PlaceDetails>;

const mostKept = 500;

/** Name and middle of one of LiteAPI's places, kept in memory: towns stay where they are, and each question costs a cent. */
export function createPlaceDetails(client: LiteApiClient): FindPlaceDetails {
  const kept = new Map<string, PlaceDetails>();
  return async (id, language, signal) => {
    const key = `${language} ${id}`;
    const known = kept.get(key);
    if (known) return known;
    const { data } = z.parse(placeAnswer, await client.get(`/data/places/${id}`, { language }, signal));
    const country = data.addressComponents?.find(({ types }) => types?.includes('country'));
    const details = { name: data.displayName, countryName: country?.longText ?? '', ...data.location };
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, details);
    return details;
  };
}
