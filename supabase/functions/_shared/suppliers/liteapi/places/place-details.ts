import * as z from 'zod/mini';
import { rejectOnAbort } from '../../../resilience/reject-on-abort.ts';
import { waitUntil } from '../../../wait-until.ts';
import type { LiteApiClient } from '../client.ts';
import { placeAnswer } from '../responses.ts';

export interface PlaceDetails {
  name: string;
  /** The town of an address in it; empty when it has none. */
  cityName: string;
  countryName: string;
  latitude: number;
  longitude: number;
  isHotel: boolean;
}

/** Whether the types of a place are those of a hotel. */
export function isHotelType(types: readonly string[] | null | undefined): boolean {
  return ['hotel', 'lodging'].some((type) => types?.includes(type));
}

/** What holds a town in an address, the most usual first: large cities abroad have only the others. */
const townTypes = ['locality', 'postal_town', 'administrative_area_level_1'];

export type FindPlaceDetails = (id: string, language: 'en' | 'ar', signal: AbortSignal) => Promise<PlaceDetails>;

const maxEntries = 500;
/** Timeout of the shared request in milliseconds; a search waits three seconds longer. */
const limitMs = 15_000;

/**
 * Name and centre of a LiteAPI place, cached in memory because each request costs a cent. Concurrent callers share one request, which continues
 * when they give up: the next caller uses its answer.
 */
export function createPlaceDetails(client: LiteApiClient): FindPlaceDetails {
  const cache = new Map<string, Promise<PlaceDetails>>();

  async function ask(id: string, language: string): Promise<PlaceDetails> {
    const { data } = z.parse(placeAnswer, await client.get(`/data/places/${id}`, { language }, AbortSignal.timeout(limitMs)));
    const part = (type: string) => data.addressComponents?.find(({ types }) => types?.includes(type))?.longText ?? '';
    return {
      name: data.displayName,
      cityName: townTypes.map(part).find(Boolean) ?? '',
      countryName: part('country'),
      ...data.location,
      isHotel: isHotelType(data.types),
    };
  }

  function keep(key: string, details: Promise<PlaceDetails>): Promise<PlaceDetails> {
    const [oldest] = cache.keys();
    if (oldest !== undefined && cache.size >= maxEntries) cache.delete(oldest);
    cache.set(key, details);
    waitUntil(details.catch(() => cache.get(key) === details && cache.delete(key)));
    return details;
  }

  return async (id, language, signal) => {
    signal.throwIfAborted();
    const key = `${language} ${id}`;
    return rejectOnAbort(cache.get(key) ?? keep(key, ask(id, language)), signal);
  };
}
