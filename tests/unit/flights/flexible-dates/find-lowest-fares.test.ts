import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findLowestFares } from '@/lib/flights/calendar/calendar-queries';
import type { FlightCalendarRequest } from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import { stubBackend } from '../../stubs';

const minute = 60_000;
const began = Date.parse('2026-11-21T08:00:00Z');
const backend = vi.fn<typeof fetch>();
const logged = vi.fn();
let questions = 0;

/** A search that no other test has cached. */
function newQuestion(): FlightCalendarRequest {
  questions += 1;
  const party = { adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY' as const };
  return { origin: 'DOH', destination: 'LHR', firstDay: '2027-01-14', lastDay: '2027-01-14', nights: questions, ...party };
}

function answerTo(asked: FlightCalendarRequest, more: object = {}): Response {
  const meta = { supplier: 'test', sandbox: true, searchedAt: new Date(Date.now()).toISOString() };
  const data = [{ date: asked.firstDay, lowest: { total: '1850.00', perAdult: '1850.00' } }];
  return Response.json({ data, searchParams: asked, meta, ...more });
}

beforeEach(() => {
  vi.useFakeTimers({ now: began });
  stubBackend();
  vi.stubGlobal('fetch', backend.mockReset());
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

describe('findLowestFares', () => {
  it('asks the function once for concurrent equal requests, and again after a quarter of an hour, with the age of the first answer', async () => {
    const asked = newQuestion();
    backend.mockImplementation(async () => answerTo(asked));
    const [first, second] = await Promise.all([findLowestFares(asked, 'a'), findLowestFares({ ...asked }, 'b')]);
    expect(first).toEqual(second);
    vi.setSystemTime(began + 15 * minute - 1);
    expect(await findLowestFares(asked, 'c')).toEqual(first);
    expect(backend).toHaveBeenCalledOnce();
    expect(first.ok && JSON.parse(first.value).meta.searchedAt).toBe(new Date(began).toISOString());
    vi.setSystemTime(began + 15 * minute + 1);
    await findLowestFares(asked, 'd');
    expect(backend).toHaveBeenCalledTimes(2);
  });

  it.each<[string, () => Promise<Response>, string]>([
    ['a function that failed', async () => Response.json({ code: 'internal' }, { status: 500 }), 'searchUnavailable'],
    ['a supplier that failed', async () => Response.json({ code: 'supplierFailed' }, { status: 502 }), 'supplierFailed'],
    ['a supplier that is slow', async () => Response.json({ code: 'supplierTooSlow' }, { status: 504 }), 'supplierTooSlow'],
    ['an answer out of shape', async () => Response.json({ data: [{ date: 'soon' }] }), 'searchUnavailable'],
    ['no connection', () => Promise.reject(new TypeError('fetch failed')), 'searchUnavailable'],
  ])('%s is a failure that is logged once and never cached', async (_, failing, reason) => {
    const asked = newQuestion();
    backend.mockImplementation(failing);
    expect(await findLowestFares(asked, 'request-1')).toEqual({ ok: false, reason });
    expect(logged).toHaveBeenCalledOnce();
    const { at: ownTime, ...line } = JSON.parse(String(logged.mock.calls[0]?.[0]));
    expect(ownTime).toBeTruthy();
    expect(JSON.stringify(line)).not.toMatch(/DOH|LHR|2027-01/);
    backend.mockImplementation(async () => answerTo(asked));
    expect((await findLowestFares(asked, 'request-2')).ok).toBe(true);
  });

  it('recognizes that no supplier has such prices, without a log entry', async () => {
    backend.mockImplementation(async () => Response.json({ code: 'notOffered' }, { status: 501 }));
    expect(await findLowestFares(newQuestion(), 'request-1')).toEqual({ ok: false, reason: 'notOffered' });
    expect(logged).not.toHaveBeenCalled();
  });
});
