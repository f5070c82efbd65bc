import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyDayTrip } from '@/lib/flights/calendar/calendar-fares';
import {
  cacheDay,
  cachedFaresOf,
  followFares,
  hasFares,
  loadShownPrice,
  needsFetching,
  saveShownPrice,
} from '@/lib/flights/calendar/fare-cache';
import { fetchFares } from '@/lib/flights/calendar/fetch-fares';
import { calendarDaysOf, type FlightCalendarRequest } from '@/supabase/functions/_shared/contracts/flights/flight-calendar';

const minute = 60_000;
const began = Date.parse('2026-11-21T08:00:00Z');
const week = { firstDay: '2027-01-11', lastDay: '2027-01-17' };
const server = vi.fn<typeof fetch>();
let trips = 0;

/** A trip that no other test requests. */
function newTrip(): AnyDayTrip {
  trips += 1;
  return { origin: 'DOH', destination: 'LHR', nights: trips, adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY' };
}

const asked = (call: number) => JSON.parse(String(server.mock.calls[call]?.[1]?.body)) as FlightCalendarRequest;

async function answer(_: unknown, init?: RequestInit): Promise<Response> {
  const question = JSON.parse(String(init?.body)) as FlightCalendarRequest;
  const data = calendarDaysOf(question).map((date) => ({ date, lowest: { total: '1850.00', perAdult: '1850.00' } }));
  return Response.json({ data, searchParams: question, meta: { searchedAt: new Date(Date.now()).toISOString() } });
}

const ask = (trip: AnyDayTrip, range = week, signal = new AbortController().signal) => fetchFares(trip, range, signal);

beforeEach(() => {
  vi.useFakeTimers({ now: began });
  vi.stubGlobal('fetch', server.mockReset().mockImplementation(answer));
});

describe('asking for the fares of some days', () => {
  it('takes one request for all of them, and none while they are fresh', async () => {
    const trip = newTrip();
    expect(await ask(trip)).toBe('known');
    expect(server).toHaveBeenCalledOnce();
    expect(asked(0)).toEqual({ ...trip, ...week });
    expect(cachedFaresOf(trip).get('2027-01-14')).toEqual({ lowest: { total: 1850, perAdult: 1850 }, seenAt: began });
    expect(await ask(trip, { firstDay: '2027-01-12', lastDay: '2027-01-13' })).toBe('known');
    vi.setSystemTime(began + 15 * minute - 1);
    await ask(trip);
    expect(server).toHaveBeenCalledOnce();
  });

  it('is repeated for another day, another trip, and after a quarter of an hour', async () => {
    const trip = newTrip();
    await ask(trip);
    await ask(trip, { firstDay: '2027-01-12', lastDay: '2027-01-18' });
    await ask({ ...trip, adults: 2 });
    vi.setSystemTime(began + 15 * minute);
    await ask(trip);
    expect(server).toHaveBeenCalledTimes(4);
  });

  it('reports a failure, and keeps known fares', async () => {
    const trip = newTrip();
    await ask(trip);
    vi.setSystemTime(began + 20 * minute);
    for (const failing of [
      async () => Response.json({ code: 'tooManyRequests' }, { status: 429 }),
      async () => new Response('no JSON'),
      () => Promise.reject(new TypeError('offline')),
    ]) {
      server.mockImplementation(failing);
      expect(await ask(trip)).toBe('failed');
    }
    expect(cachedFaresOf(trip).size).toBe(7);
  });

  it('gives up on a server that does not answer', async () => {
    vi.useRealTimers();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    server.mockImplementation((_, init) => Promise.reject(init?.signal?.reason));
    expect(await ask(newTrip())).toBe('failed');
  });

  it('that was cancelled changes nothing, even if its answer arrives', async () => {
    const trip = newTrip();
    const leaving = new AbortController();
    server.mockImplementation(async (...call) => {
      leaving.abort();
      return answer(...call);
    });
    expect(await ask(trip, week, leaving.signal)).toBe('left');
    expect(cachedFaresOf(trip).size).toBe(0);
    server.mockImplementation((_, init) => Promise.reject(init?.signal?.reason));
    expect(await ask(trip, week, leaving.signal)).toBe('left');
  });
});

describe('the known fares of a page', () => {
  it('notify listeners, and stay the same object between changes', async () => {
    const trip = newTrip();
    const heard = vi.fn();
    const stop = followFares(heard);
    await ask(trip);
    expect(heard).toHaveBeenCalledOnce();
    expect(cachedFaresOf({ ...trip })).toBe(cachedFaresOf(trip));
    stop();
    cacheDay(trip, '2027-01-14', { lowest: null, seenAt: began });
    expect(heard).toHaveBeenCalledOnce();
  });

  it('are replaced by a real search, not by an older answer', async () => {
    const trip = newTrip();
    cacheDay(trip, '2027-01-14', { lowest: { total: 1900, perAdult: 1900 }, seenAt: began + minute });
    await ask(trip);
    expect(cachedFaresOf(trip).get('2027-01-14')?.lowest?.perAdult).toBe(1900);
    cacheDay(trip, '2027-01-14', { lowest: null, seenAt: began + 2 * minute });
    expect(cachedFaresOf(trip).get('2027-01-14')?.lowest).toBeNull();
    expect(needsFetching(trip, week, began + minute)).toBe(false);
  });

  it('are those of the six latest trips', async () => {
    const many = Array.from({ length: 7 }, newTrip);
    for (const trip of many) await ask(trip);
    expect(many.map((trip) => cachedFaresOf(trip).size)).toEqual([0, 7, 7, 7, 7, 7, 7]);
    expect(cachedFaresOf(null).size).toBe(0);
  });

  it('contain the price of a tapped day, until another is tapped', () => {
    saveShownPrice('search of Thursday', 1850);
    expect(loadShownPrice('search of Thursday')).toBe(1850);
    expect(loadShownPrice('search of Friday')).toBeNull();
    saveShownPrice('search of Friday', undefined);
    expect(loadShownPrice('search of Thursday')).toBeNull();
  });
});

describe('fares that no supplier provides', () => {
  it('are requested once, and their place in the page is removed', async () => {
    const heard = vi.fn();
    const stop = followFares(heard);
    server.mockImplementation(async () => new Response(null, { status: 204 }));
    expect(hasFares()).toBe(true);
    expect(await ask(newTrip())).toBe('notOffered');
    expect(await ask(newTrip())).toBe('notOffered');
    expect(server).toHaveBeenCalledOnce();
    expect(heard).toHaveBeenCalledOnce();
    expect(hasFares()).toBe(false);
    stop();
  });
});
