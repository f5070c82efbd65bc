import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelPrefetch, prefetchSearch, takeAnswer } from '@/lib/flights/search/search-flights';
import { roundTrip } from './results/offers';

const asked = vi.fn<typeof fetch>();
const answer = { segments: [], ways: [], fareDetails: [], parties: [], rules: [], terms: [], journeys: [], meta: {} };
const signalOf = (call: number) => asked.mock.calls[call]?.[1]?.signal;

beforeEach(() => {
  cancelPrefetch();
  vi.stubGlobal(
    'fetch',
    asked.mockReset().mockImplementation(async () => Response.json(answer)),
  );
});

describe('a prefetched search', () => {
  it('is requested once, and used by the first screen that opens it', async () => {
    prefetchSearch(roundTrip);
    prefetchSearch(roundTrip);
    expect(await takeAnswer(roundTrip, new AbortController().signal)).toEqual({ data: [], otherFares: {}, meta: {} });
    expect(asked).toHaveBeenCalledTimes(1);
    await takeAnswer(roundTrip, new AbortController().signal);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is cancelled by another one, and when nobody waits for it', () => {
    prefetchSearch(roundTrip);
    prefetchSearch({ ...roundTrip, cabinClass: 'BUSINESS' });
    expect(signalOf(0)?.aborted).toBe(true);
    expect(signalOf(1)?.aborted).toBe(false);
    cancelPrefetch();
    expect(signalOf(1)?.aborted).toBe(true);
  });

  it('is cancelled when its screen is left', () => {
    prefetchSearch(roundTrip);
    const screen = new AbortController();
    takeAnswer(roundTrip, screen.signal).catch(() => undefined);
    screen.abort();
    expect(signalOf(0)?.aborted).toBe(true);
  });

  it('reports its failure to its screen', async () => {
    asked.mockImplementation(async () => Response.json({ code: 'supplierFailed' }, { status: 502 }));
    prefetchSearch(roundTrip);
    await expect(takeAnswer(roundTrip, new AbortController().signal)).rejects.toMatchObject({ code: 'supplierFailed' });
  });
});
