import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ratesForFunctions } from '@/supabase/functions/_shared/exchange-rates/rates-for-functions';

const now = new Date('2026-11-21T09:00:00Z');
const hour = 3_600_000;

let logged: Record<string, unknown>[];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(JSON.parse(line)));
  vi.useFakeTimers({ now });
});
afterEach(() => {
  vi.useRealTimers();
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
  test('are asked once and kept until the service makes new ones', async () => {
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

  test('are not asked for more than once an hour, whatever the service says', async () => {
    const { asked, rates } = service(() => Response.json(answer(0.8, 60_000)));
    await rates();
    vi.setSystemTime(now.getTime() + 0.9 * hour);
    await rates();
    expect(asked).toHaveBeenCalledOnce();
  });

  test('are the pegs alone while the service cannot be reached, and it is tried again after five minutes', async () => {
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
        fault: 'TypeError: fetch failed',
      },
    ]);
    vi.setSystemTime(now.getTime() + 5 * 60_000 + 1);
    expect(await rates()).toMatchObject({ asOf: '2026-11-21' });
    expect(logged).toHaveLength(1);
  });

  test('stay the last ones when the next cannot be had', async () => {
    let isUp = true;
    const { rates } = service(() => (isUp ? Response.json(answer(0.8)) : new Response('', { status: 503 })));
    await rates();
    isUp = false;
    vi.setSystemTime(now.getTime() + 48 * hour);
    expect(await rates()).toMatchObject({ asOf: '2026-11-21' });
    expect(logged).toMatchObject([{ event: 'rates-failed', used: '2026-11-21', fault: 'Error: Rates answered 503' }]);
  });

  test('are asked for with a time limit, at the usual address when no other is set', async () => {
    vi.useRealTimers();
    const asked = vi.fn<typeof fetch>(async (_input, init) => {
      expect(init?.signal).toBeInstanceOf(AbortSignal);
      throw new DOMException('time is up', 'TimeoutError');
    });
    expect(await ratesForFunctions(() => undefined, asked)()).toMatchObject({ asOf: null });
    expect(String(asked.mock.calls[0]?.[0])).toContain('open.er-api.com');
  });
});
