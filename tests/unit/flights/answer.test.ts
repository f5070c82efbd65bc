import { beforeEach, describe, expect, it, vi } from 'vitest';
import { popularFlights } from '@/content/popular';
import { findPopularFares } from '@/lib/flights/calendar/popular-fares';
import type { FlightCalendarRequest } from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightOffer, SignedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { packResponse } from '@/supabase/functions/_shared/contracts/flights/packed/pack-response';
import { unpackResponse } from '@/supabase/functions/_shared/contracts/flights/packed/packed-response';
import { isPartial, secondsUntilRetry } from '@/supabase/functions/_shared/contracts/partial-response';
import { supplierStatuses } from '@/supabase/functions/_shared/contracts/supplier-report';
import { faresOfJourneys } from '@/supabase/functions/_shared/suppliers/flights/fares-of-journeys';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { stubBackend } from '../stubs';
import { makeOffer, makeResponse, roundTrip } from './results/offers';

describe('packed answer', () => {
  const seal = (offer: FlightOffer) => ({ ...offer, signature: `2027-01-01T10:30:00.000Z.${'x'.repeat(43)}` });
  const overTheWire = (answer: object) => JSON.parse(JSON.stringify(answer));

  async function answerOf(more: Partial<FlightSearchRequest>) {
    const context = { signal: new AbortController().signal, today: '2026-11-21', now: new Date('2026-11-21T09:00:00Z') };
    const { offers, carriers, aircraft } = await sandboxFlightSupplier.searchFlights({ ...roundTrip, ...more }, context);
    return { ...makeResponse([]), ...faresOfJourneys(offers.map(seal)), dictionaries: { carriers, aircraft } };
  }

  it.each<Partial<FlightSearchRequest>>([
    {},
    { adults: 2, children: 1, infants: 1 },
    { cabinClass: 'PREMIUM_ECONOMY' },
    { destination: 'JFK', cabinClass: 'BUSINESS' },
    { corporateFares: [{ airline: 'QR', corporateCode: 'KT2026' }] },
  ])('an answer for %j is packed without loss, so that signatures stay valid', async (more) => {
    const answer = await answerOf(more);
    expect(Object.keys(answer.otherFares).length).toBeGreaterThan(0);
    expect(unpackResponse(overTheWire(packResponse(answer)))).toEqual(answer);
  });

  it('data of one fare stays with that fare', () => {
    const convertedFrom = { currency: 'GBP', total: '406.593', asOf: '2026-11-21' };
    const shared = { total: '616.67', base: '493.33' };
    const [first, ...others] = [
      makeOffer({ id: 'a', expiresAt: '2027-01-01T10:10:00.000Z', emissionsKg: 0 }),
      makeOffer({ id: 'b', supplier: 'another', validatingAirlineCodes: ['BA'], numberOfBookableSeats: 2 }),
      makeOffer({ id: 'c', emissionsKg: 900, conditions: { change: { allowed: null }, refund: { allowed: false } } }),
      { ...makeOffer({ id: 'd' }), price: { currency: 'QAR' as const, total: '2000', base: '1600.5', convertedFrom } },
      { ...makeOffer({ id: 'e' }), price: { ...makeOffer().price, convertedFrom: { ...convertedFrom, asOf: null } } },
      {
        ...makeOffer({ id: 'f', pricedAsParty: true }),
        price: { currency: 'QAR' as const, total: '1850.00', base: '1480.00' },
        travelerPricings: makeOffer().travelerPricings.map((each) => ({ ...each, quantity: 3, price: shared })),
      },
    ];
    if (!first) throw new Error('There are six');
    const sealed = (offer: SignedFlightOffer, until: string) => ({ ...offer, signature: `${until}.${'x'.repeat(43)}` });
    const answer = makeResponse([first]);
    const { expiresAt } = answer.meta;
    const otherFares = {
      a: [
        ...others,
        sealed(makeOffer({ id: 'g', expiresAt: '2020-01-01T10:10:00.000Z' }), '2020-01-01T10:10:00.000Z'),
        sealed(makeOffer({ id: 'h', expiresAt: '2099-01-01T10:10:00.000Z' }), expiresAt),
        sealed(makeOffer({ id: 'i', expiresAt: '2099-01-01T10:10:00.000Z' }), '2099-01-01T10:10:00.000Z'),
      ],
    };
    expect(unpackResponse(overTheWire(packResponse({ ...answer, otherFares })))).toEqual({ ...answer, otherFares });
  });

  it.each<Partial<FlightSearchRequest>>([
    {},
    { adults: 2, children: 1, infants: 1 },
    { adults: 2, children: 1, infants: 1, destination: 'LON' },
  ])('two hundred journeys with all their fares stay small for %j', async (more) => {
    const answer = await answerOf(more);
    const { data, otherFares } = answer;
    expect(data.length).toBeGreaterThan(150);
    expect(data.length + Object.values(otherFares).flat().length).toBeGreaterThan(400);
    expect(JSON.stringify(packResponse(answer)).length).toBeLessThan(165_000);
  });
});

describe('partial answer', () => {
  const searchedAt = '2026-11-21T08:00:00.000Z';
  const at = (seconds: number) => Date.parse(searchedAt) + seconds * 1000;

  describe('an answer without one supplier', () => {
    it('is partial when the supplier failed, not when it refused', () => {
      const partial = supplierStatuses.filter((status) =>
        isPartial({
          suppliers: [
            { name: 'one', sandbox: false, status: 'ok', offers: 3, milliseconds: 10 },
            { name: 'other', sandbox: false, status, offers: 0, milliseconds: 10 },
          ],
        }),
      );
      expect(partial).toEqual(['failed', 'tooSlow', 'busy', 'paused']);
      expect(isPartial({ suppliers: [] })).toBe(false);
    });

    it.each([
      [0, 30],
      [12.4, 18],
      [30, 0],
      [3_600, 0],
      [-3_600, 30],
    ])('%d s old may be requested again in %d s', (age, seconds) => {
      expect(secondsUntilRetry(searchedAt, at(age))).toBe(seconds);
    });
  });
});

describe('popular fares', () => {
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
    answerWith(false, (code) =>
      code === 'MNL' ? null : { total: '1640.40', perAdult: '1640.40', stops: code === 'LHR' ? 1 : 0 },
    );
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
});
