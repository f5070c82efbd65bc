import { beforeEach, expect, it, vi } from 'vitest';
import { popularFlights } from '@/content/popular';
import { findPopularFares } from '@/lib/flights/calendar/popular-fares';
import type { FlightCalendarRequest } from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import { stubBackend } from '../stubs';

const backend = vi.fn<typeof fetch>();
let asked: FlightCalendarRequest[] = [];

function answerWith(sandbox: boolean, lowestOf: (code: string) => object | null) {
  backend.mockImplementation(async (_, init) => {
    const question = JSON.parse(String(init?.body)) as FlightCalendarRequest;
    asked.push(question);
    const meta = { supplier: 'test', sandbox, searchedAt: new Date().toISOString() };
    const data = [{ date: question.firstDay, lowest: lowestOf(question.destination) }];
    return Response.json({ data, searchParams: question, meta });
  });
}

beforeEach(() => {
  stubBackend();
  vi.stubGlobal('fetch', backend.mockReset());
  asked = [];
});

// Each on its own day, so that tests share no cache.
it('the calendar has the prices and stops of the cards on their days', async () => {
  answerWith(false, (code) => (code === 'MNL' ? null : { total: '1640.40', perAdult: '1640.40', stops: code === 'LHR' ? 1 : 0 }));
  const fares = await findPopularFares('2026-11-10', 'request-1');
  expect(fares).toHaveLength(popularFlights.length - 1);
  expect(fares[0]).toEqual({
    code: 'LHR',
    perAdult: 1640.4,
    stops: 1,
    nonStop: null,
    departure: '2026-11-24',
    return: '2026-12-01',
  });
  expect(asked[0]).toMatchObject({ origin: 'DOH', firstDay: '2026-11-24', lastDay: '2026-11-24', nights: 7, adults: 1 });
});

it('the sandbox also has flights with stops beside the non-stop fare of the card', async () => {
  answerWith(true, (code) => ({ total: '1200.00', perAdult: '1200.00', stops: code === 'LHR' ? 1 : 0 }));
  const [london, paris] = await findPopularFares('2026-11-11', 'request-2');
  expect(london).toMatchObject({ code: 'LHR', perAdult: 1200, stops: 1, nonStop: 1850 });
  expect(paris).toMatchObject({ code: 'CDG', stops: 0, nonStop: null });
});

it('with a supplier without a calendar, the cards keep their figures, after one request', async () => {
  backend.mockResolvedValue(Response.json({ code: 'notOffered' }, { status: 501 }));
  expect(await findPopularFares('2026-11-12', 'request-3')).toEqual([]);
  expect(backend).toHaveBeenCalledOnce();
});
