import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as fetchStatus } from '@/app/api/flight-status/route';
import { POST as fetchFares } from '@/app/api/flights/calendar/route';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

/** Fakes the functions: earlier requests are recorded. */
const behind = vi.hoisted(() => {
  const known = new Set<string>();
  const find = async (question: object) => {
    known.add(JSON.stringify(question));
    return { ok: true, value: '{}' };
  };
  return Object.assign(find, { cached: async (question: object) => (known.has(JSON.stringify(question)) ? '{}' : null) });
});
vi.mock('@/lib/flight-status/queries', () => ({ findFlightStatus: behind }));
vi.mock('@/lib/flights/calendar/calendar-queries', () => ({ findLowestFares: behind }));

beforeEach(() => void vi.stubEnv('SEARCHES_PER_DAY', '2'));

const day = addDays(todayInQatar(), 1);
const party = { adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY' };

type Ask = (number: number, headers?: Record<string, string>) => Promise<Response>;

const status: Ask = (number, headers = {}) =>
  fetchStatus(new Request(`http://localhost/api/flight-status?flight=QR${number}&date=${day}`, { headers }));
const fares: Ask = (number, headers = {}) =>
  fetchFares(
    new Request('http://localhost/api/flights/calendar', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ origin: 'DOH', destination: 'LHR', firstDay: day, lastDay: day, nights: number, ...party }),
    }),
  );

describe.each([
  ['a flight status', status],
  ['lowest fares', fares],
])('%s', (_, ask) => {
  it('has a daily limit per address; cached answers do not count', async () => {
    const statuses: number[] = [];
    for (const number of [1, 1, 2, 1, 2]) statuses.push((await ask(number)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const refusal = await ask(3);
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '86400']);
    expect((await ask(2)).status).toBe(200);
  });

  it('is not used up by pages of other sites; own pages and typed addresses are answered', async () => {
    const from = async (site: string) => (await ask(1, { 'sec-fetch-site': site })).status;
    expect(await Promise.all(['cross-site', 'same-site', 'same-origin', 'none'].map(from))).toEqual([403, 403, 200, 200]);
    expect((await ask(1, { origin: 'https://example.com' })).status).toBe(403);
  });
});
