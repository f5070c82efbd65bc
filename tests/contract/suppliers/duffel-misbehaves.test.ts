import type { ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { describeError } from '@/supabase/functions/_shared/function-log';
import { RateLimited } from '@/supabase/functions/_shared/resilience/rate-limited';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import { createDuffel } from '@/supabase/functions/_shared/suppliers/duffel/duffel';
import { setUpDuffel } from './duffel-setup';
import { sendError } from './fake-duffel';
import { asked, context, rates } from './flight-question';

const trial = setUpDuffel();
const good = { 'Content-Type': 'application/json' };
const ask = (signal = new AbortController().signal) => trial.duffel.searchFlights(asked(), context({ signal }));

/** The error of a search. It must contain neither text of Duffel nor our token. */
async function failure(): Promise<Error> {
  const error = await ask().then(
    () => new Error('It did not fail'),
    (reason: Error) => reason,
  );
  expect(`${error.name} ${error.message} ${error.cause ?? ''}`).not.toMatch(/Words of Duffel|duffel_test|<html|off_\d/);
  return error;
}

const count = (method: string) => trial.fake.seen.filter((asked) => asked.method === method).length;

describe('asked too often', () => {
  it.each<[string, Record<string, string>, number | null]>([
    ['seconds to wait', { 'Retry-After': '7' }, 7_000],
    ['nothing', {}, null],
    ['an invalid time', { 'Retry-After': 'a while' }, null],
  ])('it is busy, with %s', async (_, headers, milliseconds) => {
    trial.fake.misbehave((response) => sendError(response, 429, 'rate_limit_exceeded', headers));
    const error = await failure();
    expect(error).toBeInstanceOf(RateLimited);
    expect(error).toMatchObject({ retryAfterMs: milliseconds });
  });

  it.each(['Retry-After', 'ratelimit-reset'])('it is busy until the date in %s', async (header) => {
    const at = new Date(Date.now() + 30_000).toUTCString();
    trial.fake.misbehave((response) => sendError(response, 429, 'rate_limit_exceeded', { [header]: at }));
    const { retryAfterMs } = (await failure()) as RateLimited;
    expect(retryAfterMs).toBeGreaterThan(25_000);
    expect(retryAfterMs).toBeLessThanOrEqual(30_000);
  });

  const past = 'Sat, 21 Nov 2020 09:00:00 GMT';
  it.each<[string, Record<string, string>, number | null]>([
    ['a past date', { 'ratelimit-reset': past }, null],
    ['no second', { 'Retry-After': '0' }, null],
    ['half a second', { 'Retry-After': '0.5' }, null],
    ['an unreadable one before a readable one', { 'Retry-After': 'soon', 'ratelimit-reset': '30' }, 30_000],
    ['a past one before a future one', { 'Retry-After': past, 'ratelimit-reset': '30' }, 30_000],
    ['a part of a second', { 'Retry-After': '1.5' }, 1_500],
  ])('only a usable time counts: %s', async (_, headers, milliseconds) => {
    trial.fake.misbehave((response) => sendError(response, 429, 'any', headers));
    expect(await failure()).toMatchObject({ retryAfterMs: milliseconds });
  });
});

describe('when Duffel misbehaves', () => {
  it('a search that it does not accept is refused', async () => {
    trial.fake.misbehave((response) => sendError(response, 422, 'validation_inclusion'));
    const error = await failure();
    expect(error).toBeInstanceOf(SupplierRefusal);
    expect(error).toMatchObject({ code: 'supplierRefused' });
  });

  const statuses = [400, 401, 403, 404, 406, 500, 502, 503, 504];
  it.each(statuses.flatMap((status) => [[status, undefined] as const, [status, 'later'] as const]))(
    '%d is a failure (%s)',
    async (status, when) => {
      trial.fake.misbehave((response) => sendError(response, status, 'any'), when);
      expect((await failure()).message).toBe(`Duffel answered ${status}`);
    },
  );

  it.each<[string, (response: ServerResponse, body: string) => void, number?]>([
    ['a page in place of JSON', (response) => response.writeHead(200, good).end('<html>Words of Duffel')],
    ['half of the JSON', (response, body) => response.writeHead(200, good).end(body.slice(0, body.length / 2))],
    ['another shape', (response) => response.writeHead(200, good).end('{"offers":[]}')],
    ['offers of another shape', (response) => response.writeHead(200, good).end('{"data":[{"price":1},null,"off_1"]}')],
    [
      'a body that breaks off',
      (response, body) => {
        response.writeHead(200, { ...good, 'Content-Length': String(body.length) });
        response.write(body.slice(0, body.length / 2));
        setTimeout(() => response.destroy(), 20);
      },
    ],
    ['a redirect', (response) => response.writeHead(302, { Location: '/air/offers/off_1' }).end(), 2],
    ['no answer at all', (response) => response.destroy(), 2],
  ])('%s is a failure, and a billed search is not repeated', async (_, misbehaviour, searches = 1) => {
    trial.fake.misbehave(misbehaviour);
    expect(await failure()).not.toBeInstanceOf(SupplierRefusal);
    expect(count('POST')).toBe(searches);
    trial.fake.seen.length = 0;
    trial.fake.misbehave(misbehaviour, 'later');
    expect(await failure()).not.toBeInstanceOf(SupplierRefusal);
    expect(count('POST')).toBe(1);
  });

  it('an answer of ten megabytes is read', async () => {
    trial.fake.find(220);
    trial.fake.misbehave((response, body) => {
      const padded = JSON.stringify({ ...JSON.parse(body), padding: 'x'.repeat(10 * 1024 * 1024 - body.length) });
      response.writeHead(200, good).end(padded);
    }, 'later');
    expect((await ask()).offers).toHaveLength(150);
  });
});

describe('a retry', () => {
  const fails =
    (status: number, times: number) =>
    (response: ServerResponse, body: string): void => {
      if (times-- > 0) sendError(response, status, 'any');
      else response.writeHead(200, good).end(body);
    };

  it('of a list does not repeat the search', async () => {
    trial.fake.misbehave(fails(503, 2), 'later');
    expect((await ask()).offers.length).toBeGreaterThan(0);
    expect([count('POST'), count('GET')]).toEqual([1, 4]);
  });

  it('of the search follows when Duffel was unavailable', async () => {
    trial.fake.misbehave(fails(503, 1));
    expect((await ask()).offers.length).toBeGreaterThan(0);
    expect([count('POST'), count('GET')]).toEqual([2, 2]);
  });

  it.each([401, 500, 502])('does not follow %d', async (status) => {
    trial.fake.misbehave(fails(status, 1));
    expect((await failure()).message).toBe(`Duffel answered ${status}`);
    expect(count('POST')).toBe(1);
    trial.fake.misbehave(fails(status, 2), 'later');
    expect((await failure()).message).toBe(`Duffel answered ${status}`);
    expect(count('GET')).toBe(2);
  });
});

describe('one of the two lists', () => {
  const isNonStop = ({ url }: { url: URL }) => url.searchParams.get('max_connections') === '0';
  const idsOf = ({ offers }: Awaited<ReturnType<typeof ask>>) => offers.map(({ id }) => id).sort();
  /** The answers to one of the lists only. */
  const one = (name: 'all' | 'nonStop', how: (response: ServerResponse) => void) =>
    trial.fake.misbehave((response, body) => {
      if (isNonStop({ url: new URL(response.req.url ?? '', trial.fake.address) }) === (name === 'nonStop')) how(response);
      else response.writeHead(200, good).end(body);
    }, 'later');

  it.each(['all', 'nonStop'] as const)('that fails does not remove the other: %s', async (name) => {
    const found = await ask();
    one(name, (response) => sendError(response, 500, 'any'));
    const left = found.offers.filter(({ itineraries }) => name === 'nonStop' || itineraries[0]?.segments.length === 1);
    expect(left.length).toBeGreaterThan(0);
    expect(idsOf(await ask())).toEqual(left.map(({ id }) => id).sort());
  });

  it('that never answers is not awaited until the end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      one('nonStop', () => undefined);
      let isFound = false;
      const found = ask().finally(() => {
        isFound = true;
      });
      // In steps, because the other list comes over a real connection.
      while (!isFound) {
        await vi.advanceTimersByTimeAsync(10);
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect((await found).offers.length).toBeGreaterThan(0);
    } finally {
      vi.useRealTimers();
    }
    await vi.waitFor(() => expect(trial.fake.givenUp).toBe(1));
  });
});

it('an unreachable service is reported without its address', async () => {
  const address = 'https://duffel.test/air/offers/off_1';
  const broken: typeof fetch = async () => {
    throw new TypeError(`error sending request for url (${address})`, { cause: new Error(address) });
  };
  const duffel = createDuffel({ token: 'any', rates: async () => rates, fetch: broken });
  const error = await duffel.searchFlights(asked(), context()).catch((reason: unknown) => reason);
  expect(describeError(error)).toBe('TypeError: The connection failed');
  expect(error).not.toHaveProperty('cause');
});
