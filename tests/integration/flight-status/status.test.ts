import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET } from '@/app/api/flight-status/route';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { type FlightStatusResponse, flightStatusResponse } from '@/supabase/functions/_shared/contracts/flights/flight-status';
import { testBackend } from '../backend/test-backend.ts';
import { newVisitor, pointSiteAt, signingSecretOf } from '../bookings/site-on-backend.ts';

const backend = testBackend();
let _secret: string;

beforeAll(() => {
  _secret = signingSecretOf(backend.dataDir);
});

beforeEach(() => pointSiteAt(backend));

const today = todayInQatar();

async function ask(parameters: Record<string, string>, visitor = newVisitor(), headers: Record<string, string> = {}) {
  const url = `http://localhost/api/flight-status?${new URLSearchParams(parameters)}`;
  const answer = await GET(new Request(url, { headers: { 'x-forwarded-for': visitor, ...headers } }));
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: JSON.parse(text) };
}

/** A fake backend with the given answer, stopped at the end of the test. */
async function placeholder(status: number, body: string, delayMs = 0) {
  let calls = 0;
  const server = createServer((_request, response) => {
    calls += 1;
    setTimeout(() => response.writeHead(status, { 'content-type': 'application/json' }).end(body), delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  pointSiteAt({ ...backend, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { stop, calls: () => calls };
}

describe('a flight status', () => {
  it('by route lists flights, each of which is found by its number', async () => {
    const { status, headers, body } = await ask({ from: 'DOH', to: 'LHR', date: today });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const answer: FlightStatusResponse = flightStatusResponse.parse(body);
    expect(answer).toEqual(body);
    expect(answer.meta.sandbox).toBe(true);
    const [first] = answer.data;
    const byNumber = await ask({ flight: `${first?.airline}${first?.number}`, date: today });
    expect(byNumber.body.data).toMatchObject([{ departure: { scheduled: first?.departure.scheduled } }]);
  });

  it('is cached for a minute, for all visitors', async () => {
    const first = await ask({ flight: 'QR1', date: addDays(today, 1) });
    expect((await ask({ date: addDays(today, 1), flight: 'QR1' })).text).toBe(first.text);
  });

  it('requested in parallel makes one call', async () => {
    const answer = {
      data: [],
      searchParams: { flight: 'QR3', date: today },
      dictionaries: { carriers: {} },
      meta: { supplier: 'test', sandbox: false, askedAt: new Date().toISOString() },
    };
    const behind = await placeholder(200, JSON.stringify(answer), 100);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ flight: 'QR3', date: today })));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answer]);
    expect(behind.calls()).toBe(1);
    await behind.stop();
  });
});

describe('an invalid request', () => {
  it.each([
    [{ flight: 'QR 7', date: today }, 'flight', 'flightInvalid'],
    [{ flight: "QR7' OR 1=1", date: today }, 'flight', 'flightInvalid'],
    [{ flight: 'QR7' }, 'date', 'dateInvalid'],
    [{ flight: 'QR7', date: addDays(today, 3) }, 'date', 'dateTooFar'],
    [{ flight: 'QR7', date: addDays(today, -3) }, 'date', 'datePast'],
    [{ from: 'DOH', to: 'XXX', date: today }, 'destination', 'airportUnknown'],
    [{ from: 'DOH', to: 'DOH', date: today }, 'destination', 'sameAirport'],
    [{ date: today }, 'origin', 'airportRequired'],
  ])('%j is refused at its field', async (parameters, path, message) => {
    const { status, body } = await ask(parameters as Record<string, string>);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalidSearch' });
    expect(body.details).toContainEqual({ path, message });
  });

  it('beyond sixty a minute from one address gets a Retry-After', async () => {
    const visitor = newVisitor();
    const answers = await Promise.all(Array.from({ length: 70 }, () => ask({ flight: 'QR1', date: today }, visitor)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('the cost of requests', () => {
  it('cannot be caused by pages of other sites; our own pages and typed addresses get an answer', async () => {
    const asked = { flight: 'QR9', date: today };
    const from = async (site: string) => (await ask(asked, newVisitor(), { 'sec-fetch-site': site })).status;
    expect(await Promise.all(['cross-site', 'same-site', 'same-origin', 'none'].map(from))).toEqual([403, 403, 200, 200]);
    expect((await ask(asked, newVisitor(), { origin: 'https://example.com' })).status).toBe(403);
  });
});

describe('when it cannot be answered', () => {
  it.each([
    ['the supplier is busy', 502, '{"code":"supplierBusy","error":"secret words"}', 503, 'supplierBusy'],
    ['the supplier failed', 502, '{"code":"supplierFailed","error":"secret words"}', 502, 'statusUnavailable'],
    ['the supplier was too slow', 504, '{"code":"supplierTooSlow","error":"secret words"}', 504, 'supplierTooSlow'],
    ['the function broke', 500, 'secret words', 502, 'statusUnavailable'],
    ['the answer has another shape', 200, '{"data":[{"airline":"secret words"}]}', 502, 'statusUnavailable'],
  ])('because %s, has our own error text', async (_, behindStatus, behindBody, status, code) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const behind = await placeholder(behindStatus, behindBody);
    const answer = await ask({ flight: `BA${100 + behindStatus}`, date: addDays(today, 2) });
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({ error: expect.any(String), code });
    expect(answer.text).not.toContain('secret');
    expect(String(log.mock.calls.flat())).not.toMatch(/BA\d|secret/);
    if (status === 503) expect(answer.headers.get('retry-after')).toBe('60');
    await behind.stop();
  });

  it('because the backend is down, fails quickly', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    pointSiteAt({ ...backend, url: 'http://127.0.0.1:9' });
    expect(await ask({ flight: 'BA999', date: today })).toMatchObject({ status: 502, body: { code: 'statusUnavailable' } });
  });
});
