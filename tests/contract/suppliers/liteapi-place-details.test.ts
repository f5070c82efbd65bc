import { describe, expect, it, vi } from 'vitest';
import type { LiteApiClient } from '@/supabase/functions/_shared/suppliers/liteapi/client';
import { createPlaceDetails } from '@/supabase/functions/_shared/suppliers/liteapi/places/place-details';

const details = { name: 'Dukhan', cityName: '', countryName: '', latitude: 25.4, longitude: 50.8, isHotel: false };
const answer = { data: { displayName: 'Dukhan', location: { latitude: 25.4, longitude: 50.8 } } };
const waiting = () => new AbortController().signal;

const notAsked = () => Promise.reject(new Error('not asked for'));

/** A service that answers with `give`, and counts the requests. */
function put(give: (signal: AbortSignal) => Promise<unknown>) {
  const get = vi.fn<LiteApiClient['get']>((_path, _query, signal) => give(signal));
  return { get, detailsOf: createPlaceDetails({ get, post: notAsked, put: notAsked }) };
}

describe('the details of a place are requested once', () => {
  it('for concurrent callers, and in each language', async () => {
    const { get, detailsOf } = put(async () => answer);
    const all = await Promise.all(Array.from({ length: 5 }, () => detailsOf('town', 'en', waiting())));
    expect(all).toEqual(Array(5).fill(details));
    expect(get).toHaveBeenCalledTimes(1);
    await detailsOf('town', 'ar', waiting());
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('continues when a caller gives up, and serves the next one', async () => {
    let arrive = (_: unknown): void => undefined;
    const { get, detailsOf } = put((signal) => {
      signal.addEventListener('abort', () => arrive(Promise.reject(signal.reason)));
      return new Promise((resolve) => {
        arrive = resolve;
      });
    });
    const leaving = new AbortController();
    const left = detailsOf('town', 'en', leaving.signal).catch((error: Error) => error.name);
    leaving.abort();
    expect(await left).toBe('AbortError');
    const stayed = detailsOf('town', 'en', waiting());
    arrive(answer);
    expect(await stayed).toEqual(details);
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('but not for a caller who has already given up', async () => {
    const { get, detailsOf } = put(async () => answer);
    await expect(detailsOf('town', 'en', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(get).not.toHaveBeenCalled();
  });

  it('and a failure is not cached', async () => {
    let isUp = false;
    const { get, detailsOf } = put(async () => {
      if (!isUp) throw new Error('down');
      return answer;
    });
    await expect(detailsOf('town', 'en', waiting())).rejects.toThrow('down');
    isUp = true;
    expect(await detailsOf('town', 'en', waiting())).toEqual(details);
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('and of five hundred places the oldest is dropped for the next', async () => {
    const { get, detailsOf } = put(async () => answer);
    for (let index = 0; index <= 500; index += 1) await detailsOf(`town ${index}`, 'en', waiting());
    await detailsOf('town 500', 'en', waiting());
    await detailsOf('town 1', 'en', waiting());
    expect(get).toHaveBeenCalledTimes(501);
    await detailsOf('town 0', 'en', waiting());
    expect(get).toHaveBeenCalledTimes(502);
  });
});
