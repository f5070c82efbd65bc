import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  type FlightCalendarRequest,
  flightCalendarResponse,
} from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import { chooseFlightSuppliers } from '@/supabase/functions/_shared/suppliers/flights/choose-flight-suppliers';
import type { FlightSupplier } from '@/supabase/functions/_shared/suppliers/flights/flight-supplier';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { createHandler } from '@/supabase/functions/flight-calendar/index';
import { expectOneLog, functionWith, muteLogs, only, post } from './call-function';

const asked: FlightCalendarRequest = {
  origin: 'DOH',
  destination: 'LHR',
  firstDay: '2027-01-11',
  lastDay: '2027-01-17',
  nights: 7,
  adults: 2,
  children: 1,
  infants: 1,
  cabinClass: 'ECONOMY',
};

muteLogs();
const handlerWith = functionWith(createHandler, chooseFlightSuppliers);

function supplierThat(lowestFares: FlightSupplier['lowestFares']): FlightSupplier {
  return { ...sandboxFlightSupplier, name: 'test', lowestFares, searchFlights: () => Promise.reject(new Error('not asked')) };
}

describe('an answer', () => {
  it.each<[string, Partial<FlightCalendarRequest>, number]>([
    ['for a week', {}, 7],
    ['for a month', { firstDay: '2027-01-01', lastDay: '2027-01-31' }, 31],
    ['for one day', { lastDay: '2027-01-11' }, 1],
    ['for today', { firstDay: '2026-11-21', lastDay: '2026-11-21' }, 1],
    ['one way', { nights: undefined }, 7],
    ['out and back in a day', { nights: 0 }, 7],
    ['for days of return', { nights: undefined, departureDate: '2027-01-11' }, 7],
    ['in first', { cabinClass: 'FIRST' }, 7],
    ['where nothing flies', { origin: 'SHJ', destination: 'DXB' }, 7],
    ['for nine', { adults: 5, children: 4, infants: 2 }, 7],
  ])('follows the contract %s, with every day once and its age', async (_, more, count) => {
    const response = await handlerWith()(post({ ...asked, ...more }));
    expect(response.status).toBe(200);
    const answer = z.parse(flightCalendarResponse, await response.json());
    expect(answer.data).toHaveLength(count);
    expect(answer.searchParams).toEqual(JSON.parse(JSON.stringify({ ...asked, ...more })));
    expect(answer.meta).toEqual({ supplier: 'sandbox', sandbox: true, searchedAt: '2026-11-21T09:00:00.000Z' });
  });
});

describe('bad input', () => {
  it.each<[string, object, string, string]>([
    ['unknown airport', { origin: 'XXX' }, 'origin', 'airportUnknown'],
    ['same airport', { destination: 'DOH' }, 'destination', 'sameAirport'],
    ['a day that does not exist', { lastDay: '2027-02-30' }, 'lastDay', 'departureInvalid'],
    ['yesterday', { firstDay: '2026-11-20', lastDay: '2026-11-21' }, 'firstDay', 'departurePast'],
    ['too far ahead', { firstDay: '2027-11-15', lastDay: '2027-11-17' }, 'lastDay', 'departureTooFar'],
    ['the end first', { lastDay: '2027-01-10' }, 'lastDay', 'daysRange'],
    ['more than a month', { lastDay: '2027-02-11' }, 'lastDay', 'daysRange'],
    ['half a night', { nights: 1.5 }, 'nights', 'nightsRange'],
    ['a return before the departure', { nights: undefined, departureDate: '2027-01-12' }, 'firstDay', 'returnBeforeDeparture'],
    ['both nights and a departure', { departureDate: '2027-01-11' }, 'nights', 'nightsRange'],
    ['minus a night', { nights: -1 }, 'nights', 'nightsRange'],
    ['more infants than adults', { infants: 3 }, 'infants', 'infantsOverAdults'],
    ['ten seats', { adults: 9 }, 'adults', 'partyTooLarge'],
    ['a cabin of its own', { cabinClass: 'ROOF' }, 'cabinClass', 'cabinInvalid'],
  ])('%s is 400 with its field', async (_, more, path, message) => {
    const response = await handlerWith()(post({ ...asked, ...more }));
    expect(response.status).toBe(400);
    const body = (await response.json()) as { code: string; details: object[] };
    expect(body.code).toBe('invalidSearch');
    expect(body.details).toContainEqual({ path, message });
  });
});

describe('a supplier that fails', () => {
  it('that refuses is 502 with the code of the refusal', async () => {
    const supplier = supplierThat(() => Promise.reject(new SupplierRefusal('supplierRefused')));
    const response = await handlerWith({ suppliers: only(supplier) })(post(asked));
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: 'supplierRefused' });
  });

  it.each<[string, () => Promise<never>]>([
    ['breaking', () => Promise.reject(new Error('key sk_live_123 is wrong for DOH'))],
    ['answering out of shape', () => Promise.resolve([{ date: 7 }] as never)],
    ['answering for other days', () => Promise.resolve([{ date: '2027-01-11', lowest: null }] as never)],
    [
      'with a price below zero',
      () => Promise.resolve([{ date: '2027-01-11', lowest: { total: '-1.00', perAdult: '1' } }] as never),
    ],
  ])('%s is 502 without the supplier’s text', async (_, lowestFares) => {
    const logged = expectOneLog();
    const response = await handlerWith({ suppliers: only(supplierThat(lowestFares)) })(post(asked));
    expect(response.status).toBe(502);
    expect(await response.text()).toBe('{"error":"The supplier failed","code":"supplierFailed"}');
    expect(logged()).toContain('"supplier":"test"');
  });

  it('that is too slow is 504, even if it ignores the signal', async () => {
    const supplier = supplierThat(() => new Promise<never>(() => undefined));
    const response = await handlerWith({ suppliers: only(supplier), supplierLimitMs: 5 })(post(asked));
    expect(response.status).toBe(504);
  });

  it('without an adapter is 500', async () => {
    const logged = expectOneLog();
    expect((await handlerWith({}, { FLIGHT_SUPPLIER: 'amadeus' })(post(asked))).status).toBe(500);
    expect(logged()).toContain('FLIGHT_SUPPLIER');
  });
});

describe('several suppliers', () => {
  const without = { ...supplierThat(null), name: 'without' };

  it('are represented by the first that has a calendar', async () => {
    const response = await handlerWith({ suppliers: only(without, sandboxFlightSupplier) })(post(asked));
    expect(await response.json()).toMatchObject({ meta: { supplier: 'sandbox' } });
  });

  it('without a calendar are 501', async () => {
    const response = await handlerWith({ suppliers: only(without) })(post(asked));
    expect(response.status).toBe(501);
    expect(await response.json()).toMatchObject({ code: 'notOffered' });
  });
});
