/** Requirements for every flight status supplier. Each adapter's test file calls this. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { flightStatus } from '@/supabase/functions/_shared/contracts/flights/flight-status';
import { RateLimited } from '@/supabase/functions/_shared/resilience/rate-limited';
import type {
  FlightStatusSupplier,
  SuppliedStatuses,
} from '@/supabase/functions/_shared/suppliers/flight-status/flight-status-supplier';

export interface StatusOnTrial {
  supplier: FlightStatusSupplier;
  /** Makes the service answer 429, with this Retry-After or without one. */
  beBusy?: (retryAfter?: string) => void;
  stop?: () => Promise<void>;
}

/** Every supplier has QR7 and flights from DOH to LHR on this day. */
export const now = new Date('2026-11-21T09:00:00Z');
export const byNumber = { flight: 'QR7', date: '2026-11-21' };
export const byRoute = { origin: 'DOH', destination: 'LHR', date: '2026-11-21' };

/** Omit `startBusy` for a supplier without a rate limit. */
export function describeFlightStatusSupplier(
  name: string,
  start: () => Promise<StatusOnTrial>,
  startBusy?: () => Promise<StatusOnTrial>,
): void {
  describe(`${name} as a supplier of flight status`, () => {
    let trial: StatusOnTrial;
    beforeAll(async () => {
      trial = await start();
    });
    afterAll(async () => {
      await trial.stop?.();
    });
    const context = (signal = new AbortController().signal) => ({ signal, now });
    const ofNumber = (asked = byNumber) => trial.supplier.byNumber(asked, context());
    const ofRoute = (asked = byRoute) => trial.supplier.byRoute(asked, context());

    it('has a name and its properties', () => {
      const { supplier } = trial;
      expect(supplier.name).toBe(name);
      expect(typeof supplier.sandbox).toBe('boolean');
      expect(supplier.timeLimitMs).toBeGreaterThanOrEqual(2_000);
      // The function does not wait any longer: a longer limit would never be reached.
      expect(supplier.timeLimitMs).toBeLessThanOrEqual(10_000);
      expect(supplier.questionsAtOnce).toBeGreaterThanOrEqual(1);
    });

    it('follows the contract by number', async () => {
      const supplied = await ofNumber();
      expectContract(supplied);
      expect(supplied.flights.length).toBeGreaterThan(0);
      for (const { airline, number, departure } of supplied.flights) {
        expect(`${airline}${number}`).toBe(byNumber.flight);
        expect(departure.scheduled?.slice(0, 10)).toBe(byNumber.date);
      }
    });

    it('follows the contract by route', async () => {
      const supplied = await ofRoute();
      expectContract(supplied);
      expect(supplied.flights.length).toBeGreaterThan(1);
      for (const { departure, arrival } of supplied.flights) {
        expect([departure.iataCode, arrival.iataCode]).toEqual(['DOH', 'LHR']);
        expect(departure.scheduled?.slice(0, 10)).toBe(byRoute.date);
      }
    });

    it('finds no flight that does not operate', async () => {
      expect(await ofNumber({ ...byNumber, flight: 'QR9998' })).toEqual({ flights: [], carriers: {} });
      expect(await ofRoute({ ...byRoute, destination: 'LGW', origin: 'LHR' })).toEqual({ flights: [], carriers: {} });
    });

    it('sends no request for a caller who has stopped waiting', async () => {
      const stopped = context(AbortSignal.abort(new Error('nobody waits')));
      await expect(trial.supplier.byNumber(byNumber, stopped)).rejects.toThrow('nobody waits');
      await expect(trial.supplier.byRoute(byRoute, stopped)).rejects.toThrow('nobody waits');
    });

    // Not all have a rate limit.
    if (startBusy) {
      it.each([
        ['says for how long', '7', 7_000],
        ['does not say for how long', undefined, null],
      ])('reports a rate limit when it %s', async (_, retryAfter, retryAfterMs) => {
        const own = await startBusy?.();
        own?.beBusy?.(retryAfter);
        const asked = [own?.supplier.byNumber(byNumber, context()), own?.supplier.byRoute(byRoute, context())];
        const reported = await Promise.all(asked.map((each) => each?.catch((error: unknown) => error)));
        await own?.stop?.();
        for (const busy of reported) {
          expect(busy).toBeInstanceOf(RateLimited);
          expect(busy).toMatchObject({ retryAfterMs });
        }
      });
    }
  });
}

/** Checks the shape without additional fields, the order of departure, and consistent times. */
function expectContract({ flights, carriers }: SuppliedStatuses) {
  expect(z.parse(z.array(flightStatus), flights)).toEqual(flights);
  const planned = flights.map(({ departure }) => departure.scheduled);
  expect(planned).toEqual(planned.toSorted());
  for (const { airline, operatedBy, departure, arrival, updatedAt } of flights) {
    for (const code of [airline, operatedBy ?? airline]) expect(carriers[code]).toMatch(/\w/);
    expect(Date.parse(departure.at ?? '')).toBeLessThan(Date.parse(arrival.at ?? ''));
    for (const end of [departure, arrival]) expect(end.estimated === undefined || end.actual === undefined).toBe(true);
    if (updatedAt) expect(Date.parse(updatedAt)).toBeLessThanOrEqual(now.getTime());
  }
}
