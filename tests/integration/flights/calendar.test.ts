import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST } from '@/app/api/flights/calendar/route';
import { POST as searchRoute } from '@/app/api/flights/search/route';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import {
  type FlightCalendarResponse,
  flightCalendarResponse,
} from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import type { FlightSearchResponse } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { testBackend } from '../backend/test-backend.ts';
import { newVisitor, pointSiteAt, postJson } from '../bookings/site-on-backend.ts';

const backend = testBackend();
beforeEach(() => pointSiteAt(backend));

const party = { adults: 2, children: 1, infants: 0, cabinClass: 'ECONOMY' };
const firstDay = addDays(todayInQatar(), 45);
const week = { origin: 'DOH', destination: 'LHR', firstDay, lastDay: addDays(firstDay, 6), nights: 7, ...party };

async function ask(body: unknown, headers?: Record<string, string>) {
  const answer = await POST(postJson('/api/flights/calendar', body, headers));
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) };
}

describe('the lowest fares of a week', () => {
  it('follow the contract and are those that the search of each day finds', async () => {
    const { status, headers, body } = await ask(week);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const answer: FlightCalendarResponse = flightCalendarResponse.parse(body);
    expect(answer.data).toHaveLength(7);
    for (const { date, lowest } of answer.data.slice(0, 3)) {
      const { origin, destination } = week;
      const search = { origin, destination, departureDate: date, returnDate: addDays(date, 7), ...party };
      const found: FlightSearchResponse = await (await searchRoute(postJson('/api/flights/search', search))).json();
      expect(Number(lowest?.total)).toBe(Math.min(...found.data.map(({ price }) => Number(price.total))));
      expect(Number(lowest?.perAdult)).toBe(
        Math.min(...found.data.map(({ travelerPricings }) => Number(travelerPricings[0]?.price.total))),
      );
    }
  });

  it('requested again have the same answer, including its age; a month takes one call', async () => {
    const first = await ask(week);
    expect((await ask(Object.fromEntries(Object.entries(week).toReversed()))).text).toBe(first.text);
    const month = await ask({ ...week, lastDay: addDays(firstDay, 30) });
    expect(month.body.data).toHaveLength(31);
  });

  it.each([
    [{ origin: 'QQQ' }, 'origin', 'airportUnknown'],
    [{ firstDay: '2020-01-01' }, 'firstDay', 'departurePast'],
    [{ lastDay: addDays(firstDay, 31) }, 'lastDay', 'daysRange'],
    [{ adults: 9 }, 'adults', 'partyTooLarge'],
  ])('%j is refused at its field', async (change, path, message) => {
    const { status, body } = await ask({ ...week, ...change });
    expect(status).toBe(400);
    expect(body.details).toContainEqual({ path, message });
  });
});

describe('when it cannot be answered', () => {
  it('because of too many requests, has a Retry-After', async () => {
    const visitor = { 'x-forwarded-for': newVisitor() };
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(week, visitor)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(90);
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('because searching is paused, or the backend is down', async () => {
    vi.stubEnv('SEARCH_PAUSED', 'true');
    expect((await ask(week)).status).toBe(503);
    vi.unstubAllEnvs();
    pointSiteAt({ ...backend, url: 'http://127.0.0.1:9' });
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { status, text } = await ask({ ...week, adults: 3 });
    expect(status).toBe(502);
    expect(text).not.toMatch(/127\.0\.0\.1|ECONN|fetch/);
  });
});
