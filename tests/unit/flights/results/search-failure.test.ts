import { describe, expect, test, vi } from 'vitest';
import { searchFlights } from '@/lib/flights/search/search-flights';
import { explainFailure } from '@/lib/search/search-failure';
import { packResponse } from '@/supabase/functions/_shared/contracts/flights/packed/pack-response';
import { makeOffer, makeResponse, oneWay } from './offers';

function answerWith(body: unknown, init: ResponseInit) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  vi.stubGlobal('fetch', async () => new Response(text, init));
}

const search = () => searchFlights(oneWay, new AbortController().signal);
const failure = async () => explainFailure(await search().catch((error: unknown) => error));

describe('a search that fails', () => {
  test.each([
    [400, { error: 'invalid', details: { origin: ['airportUnknown'] } }, 'invalidSearch'],
    [429, { error: 'too many requests' }, 'tooManyRequests'],
    [502, { error: 'supplier refused' }, 'supplierFailed'],
    [502, { error: 'failed', code: 'supplierFailed' }, 'supplierFailed'],
    [502, { error: 'busy', code: 'supplierBusy' }, 'supplierBusy'],
    [502, { error: 'too many', code: 'partyTooLarge' }, 'partyTooLarge'],
    [503, { error: 'Coming back soon!' }, 'paused'],
    [504, { error: 'supplier too slow' }, 'supplierTooSlow'],
    [500, { error: 'internal' }, 'unexpected'],
    [502, '<html>Bad gateway</html>', 'supplierFailed'],
    [200, { error: 'nothing' }, 'unexpected'],
    [200, {}, 'unexpected'],
    [200, 'no json', 'unexpected'],
  ])('%i with %j is %s', async (status, body, code) => {
    answerWith(body, { status });
    expect((await failure()).code).toBe(code);
  });

  test('has the time to wait', async () => {
    answerWith({ error: 'too many requests' }, { status: 429, headers: { 'Retry-After': '17' } });
    expect(await failure()).toEqual({ code: 'tooManyRequests', mayRetry: true, retryAfterSeconds: 17 });
    answerWith({ error: 'too many requests' }, { status: 429, headers: { 'Retry-After': 'Sat, 02 Jan 2027 10:00:00 GMT' } });
    expect((await failure()).retryAfterSeconds).toBeNull();
  });

  test('is offline without an answer, and slow after our timeout', () => {
    expect(explainFailure(new TypeError('Failed to fetch')).code).toBe('offline');
    expect(explainFailure(new DOMException('signal timed out', 'TimeoutError')).code).toBe('supplierTooSlow');
    expect(explainFailure(new RangeError('a fault of ours')).code).toBe('unexpected');
  });

  test('has the texts of the specification for the log', async () => {
    answerWith({ error: 'supplier refused' }, { status: 502 });
    await expect(search()).rejects.toThrow('Flight search failed: supplier refused');
    answerWith({}, { status: 200 });
    await expect(search()).rejects.toThrow('No response received from flight search service');
  });

  test('a search that succeeds returns the answer', async () => {
    const answer = makeResponse([makeOffer()]);
    answerWith(packResponse(answer), { status: 200 });
    expect(await search()).toEqual(answer);
  });
});
