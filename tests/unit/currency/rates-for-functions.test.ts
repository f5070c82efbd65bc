import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ratesForFunctions } from '@/supabase/functions/_shared/exchange-rates/rates-for-functions';
import { shippedRates } from '@/supabase/functions/_shared/exchange-rates/shipped-rates';
import { shippedAsOf } from '@/supabase/functions/_shared/exchange-rates/shipped-rates.generated';

const hour = 3_600_000;
/** Long after the rates of this release. */
const now = new Date(Date.parse(shippedAsOf) + 60 * 24 * hour);
const dayBefore = (days: number) => new Date(now.getTime() - days * 24 * hour).toISOString().slice(0, 10);

let logged: Record<string, unknown>[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(JSON.parse(line)));
  vi.useFakeTimers({ now });
});

const answer = (euro: number, nextIn = 24 * hour) => ({
  result: 'success',
  base_code: 'USD',
  time_last_update_unix: Date.now() / 1000,
  time_next_update_unix: (Date.now() + nextIn) / 1000,
  rates: { USD: 1, EUR: euro },
});

function service(give: () => Response | Promise<Response>) {
  const asked = vi.fn<typeof fetch>(async () => give());
  return { asked, rates: ratesForFunctions((name) => ({ RATES_SERVICE_URL: 'http://rates.test/usd' })[name], asked) };
}

describe('rates for functions', () => {
  test('are requested once and cached until the service has new ones', async () => {
    const { asked, rates } = service(() => Response.json(answer(0.8)));
    const [first, second] = await Promise.all([rates(), rates()]);
    expect(first).toBe(second);
    expect(first.riyalPerUnit['EUR']).toBeCloseTo(4.55, 10);
    expect(asked.mock.calls[0]?.[0]).toBe('http://rates.test/usd');
    vi.setSystemTime(now.getTime() + 23 * hour);
    await rates();
    expect(asked).toHaveBeenCalledOnce();
    vi.setSystemTime(now.getTime() + 25 * hour);
    await rates();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('are requested at most once an hour, whatever expiry the service states', async () => {
    const { asked, rates } = service(() => Response.json(answer(0.8, 60_000)));
    await rates();
    vi.setSystemTime(now.getTime() + 0.9 * hour);
    await rates();
    expect(asked).toHaveBeenCalledOnce();
  });

  test('are only the pegs while the service cannot be reached, with a retry after five minutes', async () => {
    let isUp = false;
    const { asked, rates } = service(() => {
      if (!isUp) throw new TypeError('fetch failed');
      return Response.json(answer(0.8));
    });
    expect(await rates()).toMatchObject({ asOf: null });
    isUp = true;
    expect(await rates()).toMatchObject({ asOf: null });
    expect(asked).toHaveBeenCalledOnce();
    expect(logged).toEqual([
      {
        at: now.toISOString(),
        event: 'rates-failed',
        function: 'exchange-rates',
        used: 'pegs',
        cause: 'TypeError: fetch failed',
      },
    ]);
    vi.setSystemTime(now.getTime() + 5 * 60_000 + 1);
    expect(await rates()).toMatchObject({ asOf: dayBefore(0) });
    expect(logged).toHaveLength(1);
  });

  test('stay the last ones when the next request fails', async () => {
    let isUp = true;
    const { rates } = service(() => (isUp ? Response.json(answer(0.8)) : new Response('', { status: 503 })));
    await rates();
    isUp = false;
    vi.setSystemTime(now.getTime() + 48 * hour);
    expect(await rates()).toMatchObject({ asOf: dayBefore(0) });
    expect(logged).toMatchObject([{ event: 'rates-failed', used: dayBefore(0), cause: 'Error: Rates answered 503' }]);
  });

  test('are requested with a timeout, by default at the public address', async () => {
    vi.useRealTimers();
    const asked = vi.fn<typeof fetch>(async (_input, init) => {
      expect(init?.signal).toBeInstanceOf(AbortSignal);
      throw new DOMException('time is up', 'TimeoutError');
    });
    expect(await ratesForFunctions(() => undefined, asked)()).toMatchObject({ asOf: null });
    expect(String(asked.mock.calls[0]?.[0])).toContain('open.er-api.com');
  });

  describe('when the service does not answer at the start', () => {
    const settings: Record<string, string> = { SUPABASE_URL: 'http://backend.test', SUPABASE_ANON_KEY: 'anybody' };

    /** The service does not answer, and the database answers this. */
    function functionsThatStart(stored: () => Response) {
      const asked = vi.fn<typeof fetch>(async (url) => {
        if (!String(url).startsWith('http://backend.test/rest/v1/last_rates?')) throw new TypeError('fetch failed');
        return stored();
      });
      return { asked, rates: ratesForFunctions((name) => settings[name], asked) };
    }
    const row = (days: number) => Response.json([{ as_of: dayBefore(days), per_unit: { QAR: 1, EUR: 4.1 } }]);

    test('are those that the site stored last', async () => {
      const { asked, rates } = functionsThatStart(() => row(3));
      expect(await rates()).toEqual({ asOf: dayBefore(3), riyalPerUnit: { QAR: 1, EUR: 4.1 } });
      expect(asked.mock.calls[1]?.[1]).toMatchObject({ headers: { apikey: 'anybody' } });
      expect(logged).toMatchObject([{ event: 'rates-failed', used: dayBefore(3) }]);
    });

    test('are the pegs when the stored ones are too old', async () => {
      expect(await functionsThatStart(() => row(31)).rates()).toMatchObject({ asOf: null });
    });

    test.each([
      ['does not answer well', () => new Response('', { status: 503 })],
      ['answers something else', () => Response.json([{ as_of: 'yesterday', per_unit: {} }])],
    ])('are the pegs when the database %s, and that is logged', async (_, answer) => {
      expect(await functionsThatStart(answer).rates()).toMatchObject({ asOf: null });
      expect(logged).toMatchObject([{ event: 'rates-not-read' }, { event: 'rates-failed', used: 'pegs' }]);
    });

    test('are those of this release while they are recent', async () => {
      vi.setSystemTime(Date.parse(shippedAsOf) + 5 * 24 * hour);
      expect(await functionsThatStart(() => Response.json([])).rates()).toBe(shippedRates);
    });
  });
});
