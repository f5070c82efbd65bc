import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { flightStatusResponse } from '@/supabase/functions/_shared/contracts/flights/flight-status';
import { RateLimited } from '@/supabase/functions/_shared/resilience/rate-limited';
import { chooseFlightStatusSuppliers } from '@/supabase/functions/_shared/suppliers/flight-status/choose-flight-status-suppliers';
import type {
  FlightStatusSupplier,
  SuppliedStatuses,
} from '@/supabase/functions/_shared/suppliers/flight-status/flight-status-supplier';
import { createHandler } from '@/supabase/functions/flight-status/index';
import { expectOneLog, functionWith, muteLogs, now, only, post } from './call-function';

const byNumber = { flight: 'QR7', date: '2026-11-21' };
const byRoute = { origin: 'DOH', destination: 'LHR', date: '2026-11-21' };

muteLogs();
const handlerWith = functionWith(createHandler, chooseFlightStatusSuppliers);

function supplierThat(answer: () => Promise<SuppliedStatuses>): FlightStatusSupplier {
  return { name: 'test', sandbox: true, timeLimitMs: 10_000, questionsAtOnce: 8, byNumber: answer, byRoute: answer };
}

describe('an answer', () => {
  it.each([
    ['by number', byNumber, 1],
    ['by route', byRoute, 5],
    ['for a number that does not fly', { flight: 'QR9999', date: '2026-11-21' }, 0],
    ['for a route without flights', { origin: 'LHR', destination: 'LGW', date: '2026-11-21' }, 0],
    ['two days ago', { ...byRoute, date: '2026-11-19' }, 5],
    ['in two days', { ...byRoute, date: '2026-11-23' }, 5],
  ])('%s follows the contract', async (_, question, atLeast) => {
    const response = await handlerWith()(post(question));
    expect(response.status).toBe(200);
    const answer = z.parse(flightStatusResponse, await response.json());
    expect(answer.searchParams).toEqual(question);
    expect(answer.data.length).toBeGreaterThanOrEqual(atLeast);
    if (atLeast === 0) expect(answer.data).toEqual([]);
    expect(answer.meta).toEqual({ supplier: 'sandbox', sandbox: true, askedAt: now.toISOString() });
  });
});

describe('bad input', () => {
  it.each<[string, unknown, string, string]>([
    ['no number', { ...byNumber, flight: '7' }, 'flight', 'flightInvalid'],
    ['leading zeros', { ...byNumber, flight: 'QR007' }, 'flight', 'flightInvalid'],
    ['another path', { ...byNumber, flight: 'QR7/../x' }, 'flight', 'flightInvalid'],
    ['a number that is a list', { ...byNumber, flight: ['QR7'] }, 'flight', 'flightInvalid'],
    ['three days ago', { ...byNumber, date: '2026-11-18' }, 'date', 'datePast'],
    ['in three days', { ...byNumber, date: '2026-11-24' }, 'date', 'dateTooFar'],
    ['a day that does not exist', { ...byNumber, date: '2026-11-31' }, 'date', 'dateInvalid'],
    ['no day', { flight: 'QR7' }, 'date', 'dateInvalid'],
    ['an unknown airport', { ...byRoute, origin: 'XXX' }, 'origin', 'airportUnknown'],
    ['a city', { ...byRoute, destination: 'London' }, 'destination', 'airportRequired'],
    ['equal airports', { ...byRoute, destination: 'DOH' }, 'destination', 'sameAirport'],
  ])('%s is 400 with its field', async (_, question, path, message) => {
    const response = await handlerWith()(post(question));
    expect(response.status).toBe(400);
    const body = (await response.json()) as { code: string; details: object[] };
    expect(body.code).toBe('invalidSearch');
    expect(body.details).toContainEqual({ path, message });
  });

  it.each([null, [], 'text', 7, {}, { ...byNumber, ...byRoute }])('%j is 400', async (body) => {
    expect((await handlerWith()(post(JSON.stringify(body)))).status).toBe(400);
  });
});

describe('a supplier that fails', () => {
  it('that fails is 502 without the text of its error, and the log contains no flight', async () => {
    const logged = expectOneLog();
    const supplier = supplierThat(() => Promise.reject(new Error('boom')));
    const response = await handlerWith({ suppliers: only(supplier) })(post(byRoute));
    expect(response.status).toBe(502);
    expect(await response.text()).toBe('{"error":"The supplier failed","code":"supplierFailed"}');
    const { at: _, ...line } = JSON.parse(logged());
    expect(JSON.stringify(line)).not.toMatch(/DOH|LHR|2026-11/);
  });

  it('with an answer that breaks the contract is 502', async () => {
    const logged = expectOneLog();
    const supplier = supplierThat(() => Promise.resolve({ flights: [{ airline: 'QR' }] as never, carriers: {} }));
    expect((await handlerWith({ suppliers: only(supplier) })(post(byNumber))).status).toBe(502);
    expect(logged()).toContain('"supplier":"test"');
  });

  it('that is asked too often is 502 with a code', async () => {
    const supplier = supplierThat(() => Promise.reject(new RateLimited()));
    expect(await (await handlerWith({ suppliers: only(supplier) })(post(byNumber))).json()).toMatchObject({
      code: 'supplierBusy',
    });
  });

  it('that is too slow and ignores the signal is 504', async () => {
    const supplier = supplierThat(() => new Promise<never>(() => undefined));
    expect((await handlerWith({ suppliers: only(supplier), supplierLimitMs: 5 })(post(byNumber))).status).toBe(504);
  });

  it.each([
    [{ FLIGHT_STATUS_SUPPLIER: 'constructor' }, 'FLIGHT_STATUS_SUPPLIER names'],
    [{ FLIGHT_STATUS_SUPPLIER: 'aerodatabox' }, 'AERODATABOX_KEY is not set'],
  ])('with the setting %j is 500, with the reason in the log', async (environment, reason) => {
    const logged = expectOneLog();
    expect((await handlerWith({}, environment)(post(byNumber))).status).toBe(500);
    expect(logged()).toContain(reason);
  });
});

describe('several suppliers', () => {
  it('are asked one after the other until one answers', async () => {
    const silent = supplierThat(() => Promise.reject(new RateLimited()));
    const knowing = { ...supplierThat(async () => ({ flights: [], carriers: {} })), name: 'second' };
    const response = await handlerWith({ suppliers: only(silent, knowing) })(post(byNumber));
    expect(await response.json()).toMatchObject({ meta: { supplier: 'second' } });
  });
});
