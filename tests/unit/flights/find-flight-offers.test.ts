import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findFlightOffers } from '@/lib/flights/search/queries';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { packResponse } from '@/supabase/functions/_shared/contracts/flights/packed/pack-response';
import { type PackedResponse, unpackResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';
import { offerFor } from '../bookings/booking-fixture';
import { stubBackend } from '../stubs';

const minute = 60_000;
const began = Date.parse('2026-11-21T08:00:00Z');

/** The requests to the function, and the logged problems; each test uses its own party, so that no cache is shared. */
const backend = vi.fn<typeof fetch>();
const logged = vi.fn();
let parties = 0;

function newSearch(): FlightSearchRequest {
  parties += 1;
  const [adults, children] = [1 + (parties % 9), Math.floor(parties / 9)];
  return { origin: 'DOH', destination: 'LHR', departureDate: '2027-01-14', adults, children, infants: 0, cabinClass: 'ECONOMY' };
}

function answerTo(search: FlightSearchRequest, sellableMs = 30 * minute): Response {
  return Response.json(packed(search, [{ ...offerFor(search), signature: 'seal' }], sellableMs));
}

function packed(search: FlightSearchRequest, data: SignedFlightOffer[], sellableMs: number): PackedResponse {
  return packResponse({
    data,
    otherFares: {},
    searchParams: search,
    dictionaries: { carriers: { QR: 'Qatar Airways' }, aircraft: {} },
    meta: {
      supplier: 'test',
      sandbox: true,
      suppliers: [],
      searchedAt: new Date().toISOString(),
      expiresAt: new Date(Date.now() + sellableMs).toISOString(),
    },
  });
}

function connectionError(code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

beforeEach(() => {
  vi.useFakeTimers({ now: began });
  stubBackend();
  vi.stubGlobal('fetch', backend.mockReset());
  logged.mockReset();
  vi.spyOn(console, 'error').mockImplementation(logged);
});

describe('findFlightOffers', () => {
  it('asks the function with the public key, and returns valid answers', async () => {
    const search = newSearch();
    backend.mockImplementation(async () => answerTo(search));
    const found = await findFlightOffers(search, 'request-1');
    expect(found.ok && JSON.parse(found.value)).toMatchObject({
      journeys: [{ fares: [{ id: 'offer-1', seal: 'seal' }] }],
      searchParams: search,
    });

    const [url, init] = backend.mock.calls[0] ?? [];
    expect(String(url)).toBe('http://backend.test/functions/v1/flight-search');
    expect(JSON.parse(String(init?.body))).toEqual(search);
    const sent = new Headers(init?.headers);
    expect(sent.get('x-request-id')).toBe('request-1');
    expect(sent.get('apikey')).toBe('sb_publishable_test');
    expect([...sent.values()].join()).not.toContain('secret');
  });

  it('asks once for concurrent equal searches, and for a few minutes afterwards', async () => {
    const search = newSearch();
    backend.mockImplementation(async () => answerTo(search));
    const together = await Promise.all(Array.from({ length: 20 }, () => findFlightOffers(search, 'request-1')));
    expect(new Set(together.map((found) => found.ok && found.value)).size).toBe(1);
    vi.advanceTimersByTime(3 * minute - 1000);
    await findFlightOffers(search, 'request-2');
    expect(backend).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2000);
    await findFlightOffers(search, 'request-3');
    expect(backend).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['tooSlow', 29_000, 1],
    ['failed', 31_000, 2],
    ['refused', 31_000, 1],
  ])(
    'caches an answer for half a minute when a supplier is missing: %s, after %i ms asked %i times',
    async (status, elapsed, calls) => {
      const search = newSearch();
      const report = { sandbox: false, offers: 0, milliseconds: 900 };
      const suppliers = [
        { ...report, name: 'one', status: 'ok' },
        { ...report, name: 'other', status },
      ];
      backend.mockImplementation(async () => {
        const whole = await answerTo(search).json();
        return Response.json({ ...whole, meta: { ...whole.meta, suppliers } });
      });
      await findFlightOffers(search, 'request-1');
      vi.advanceTimersByTime(elapsed);
      await findFlightOffers(search, 'request-2');
      expect(backend).toHaveBeenCalledTimes(calls);
    },
  );

  it('returns a cached answer without a request', async () => {
    const search = newSearch();
    backend.mockImplementation(async () => answerTo(search));
    expect(await findFlightOffers.cached(search)).toBeNull();
    const found = await findFlightOffers(search, 'request-1');
    expect(await findFlightOffers.cached(search)).toBe(found.ok && found.value);
  });

  it('keeps different searches apart', async () => {
    const [one, other] = [newSearch(), newSearch()];
    backend.mockImplementation(async (_, init) => answerTo(JSON.parse(String(init?.body))));
    const [first, second] = await Promise.all([findFlightOffers(one, 'request-1'), findFlightOffers(other, 'request-2')]);
    expect(first.ok && JSON.parse(first.value).searchParams).toEqual(one);
    expect(second.ok && JSON.parse(second.value).searchParams).toEqual(other);
  });

  it.each([
    [11, 59_000, 1],
    [11, 61_000, 2],
    [10, 0, 2],
    [5, 0, 2],
  ])('with offers valid for %i minutes and a second search after %i ms, asks %i times', async (goodFor, elapsed, calls) => {
    const search = newSearch();
    backend.mockImplementation(async () => answerTo(search, goodFor * minute));
    await findFlightOffers(search, 'request-1');
    vi.advanceTimersByTime(elapsed);
    await findFlightOffers(search, 'request-2');
    expect(backend).toHaveBeenCalledTimes(calls);
  });

  it('caches an answer in which one offer expires earlier, until that offer expires', async () => {
    const search = newSearch();
    const expiresAt = new Date(Date.now() + 5 * minute).toISOString();
    backend.mockImplementation(async () => {
      const offer = { ...offerFor(search), signature: 'seal' };
      return Response.json(packed(search, [offer, { ...offer, id: 'short', expiresAt }], 30 * minute));
    });
    await findFlightOffers(search, 'request-1');
    vi.advanceTimersByTime(2 * minute);
    const saved = await findFlightOffers(search, 'request-2');
    expect(backend).toHaveBeenCalledTimes(1);
    expect(saved.ok && unpackResponse(JSON.parse(saved.value)).data[1]).toMatchObject({ id: 'short', expiresAt });
  });

  it.each([
    [502, {}, 'supplierRefused'],
    [502, { code: 'supplierRefused' }, 'supplierRefused'],
    [502, { code: 'supplierFailed' }, 'supplierFailed'],
    [502, { code: 'supplierBusy' }, 'supplierBusy'],
    [500, { code: 'supplierFailed' }, 'searchUnavailable'],
    [504, {}, 'supplierTooSlow'],
    [500, {}, 'searchUnavailable'],
    [404, {}, 'supplierRefused'],
    [502, { error: 'x', code: 'of their own' }, 'supplierRefused'],
  ])(
    'reads status %i with %j as %s, logs it in one line without the search, and does not cache it',
    async (status, body, reason) => {
      const search = newSearch();
      backend.mockImplementationOnce(async () => Response.json(body, { status }));
      expect(await findFlightOffers(search, 'request-1')).toEqual({ ok: false, reason });
      expect(logged.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
        {
          at: '2026-11-21T08:00:00.000Z',
          event: 'flight-search-failed',
          requestId: 'request-1',
          reason,
          cause: `status ${status}`,
          milliseconds: 0,
        },
      ]);
      backend.mockImplementationOnce(async () => answerTo(search));
      expect((await findFlightOffers(search, 'request-2')).ok).toBe(true);
    },
  );

  it('logs that the functions do not accept the site, because then no search works', async () => {
    const body = { error: 'Only the site may ask', code: 'notTheSite' };
    backend.mockImplementation(async () => Response.json(body, { status: 401 }));
    expect(await findFlightOffers(newSearch(), 'request-1')).toEqual({ ok: false, reason: 'searchUnavailable' });
    expect(logged.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
      {
        event: 'flight-search-failed',
        reason: 'searchUnavailable',
        cause: expect.stringMatching(/^notTheSite: .*OFFER_SIGNING_SECRET/),
      },
    ]);
  });

  it('recognizes a party that is too large to book online, without a log entry', async () => {
    backend.mockImplementation(async () => Response.json({ error: 'x', code: 'partyTooLarge' }, { status: 502 }));
    expect(await findFlightOffers(newSearch(), 'request-1')).toEqual({ ok: false, reason: 'partyTooLarge' });
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ['no JSON', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['broken JSON', () => new Response('{', { headers: { 'content-type': 'application/json' } })],
    ['another shape', () => Response.json({ flights: [] })],
    [
      'an offer without a price',
      (search: FlightSearchRequest) => {
        const { terms: _, ...answer } = packed(search, [{ ...offerFor(search), signature: 'seal' }], 30 * minute);
        return Response.json({ ...answer, terms: [] });
      },
    ],
  ])('refuses an answer that is %s', async (_, answer) => {
    const search = newSearch();
    backend.mockImplementation(async () => answer(search));
    expect(await findFlightOffers(search, 'request-1')).toEqual({ ok: false, reason: 'searchUnavailable' });
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it.each(['ECONNREFUSED', 'ECONNRESET'])('retries once after %s', async (code) => {
    const search = newSearch();
    backend.mockRejectedValueOnce(connectionError(code)).mockImplementationOnce(async () => answerTo(search));
    const recovered = findFlightOffers(search, 'request-1');
    await vi.advanceTimersByTimeAsync(1000);
    expect((await recovered).ok).toBe(true);

    backend.mockReset().mockRejectedValue(connectionError(code));
    const lost = findFlightOffers(newSearch(), 'request-2');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await lost).toEqual({ ok: false, reason: 'searchUnavailable' });
    expect(backend).toHaveBeenCalledTimes(2);
    expect(JSON.parse(logged.mock.calls[0]?.[0])).toMatchObject({ cause: `TypeError < Error ${code}` });
  });

  it('reports our own timeout as too slow, before or during the answer', async () => {
    const timeout = new DOMException('timed out', 'TimeoutError');
    backend.mockRejectedValueOnce(timeout);
    expect(await findFlightOffers(newSearch(), 'request-1')).toEqual({ ok: false, reason: 'supplierTooSlow' });
    const stalled = new ReadableStream({ start: (controller) => controller.error(timeout) });
    backend.mockResolvedValueOnce(new Response(stalled, { headers: { 'content-type': 'application/json' } }));
    expect(await findFlightOffers(newSearch(), 'request-2')).toEqual({ ok: false, reason: 'supplierTooSlow' });
    expect(backend).toHaveBeenCalledTimes(2);
  });

  it.each([new TypeError('fetch failed'), connectionError('ENOTFOUND')])('does not retry after %s', async (error) => {
    backend.mockRejectedValue(error);
    expect(await findFlightOffers(newSearch(), 'request-1')).toEqual({ ok: false, reason: 'searchUnavailable' });
    expect(backend).toHaveBeenCalledTimes(1);
  });

  it('is refused with its own message when the environment is incomplete', async () => {
    vi.stubEnv('SUPABASE_URL', '');
    expect(await findFlightOffers(newSearch(), 'request-1')).toEqual({ ok: false, reason: 'searchUnavailable' });
    expect(backend).not.toHaveBeenCalled();
  });
});
