/** Requirements for every flight supplier. Each adapter's test file calls this. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import { flightExtras } from '@/supabase/functions/_shared/contracts/flights/flight-extras';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { type FlightOffer, flightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { legsOf } from '@/supabase/functions/_shared/contracts/flights/legs-of-search';
import { RateLimited } from '@/supabase/functions/_shared/resilience/rate-limited';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import { faresOfJourneys } from '@/supabase/functions/_shared/suppliers/flights/fares-of-journeys';
import type { FlightSupplier, SuppliedFlights } from '@/supabase/functions/_shared/suppliers/flights/flight-supplier';
import { flightsOf } from '@/supabase/functions/_shared/suppliers/flights/flights-of-offer';

export interface SupplierOnTrial {
  supplier: FlightSupplier;
  stop?: () => Promise<void>;
}

/** A supplier whose service answers 429, with this Retry-After or without one. */
export interface BusySupplier extends SupplierOnTrial {
  beBusy: (retryAfter?: string) => void;
}

const today = '2026-11-21';
const search: FlightSearchRequest = {
  origin: 'DOH',
  destination: 'LHR',
  departureDate: '2027-01-14',
  returnDate: '2027-01-21',
  adults: 2,
  children: 0,
  infants: 0,
  cabinClass: 'ECONOMY',
};

/** Three cities on one ticket. */
const throughCities: FlightSearchRequest = {
  ...search,
  returnDate: undefined,
  furtherLegs: [
    { origin: 'LHR', destination: 'CDG', departureDate: '2027-01-18' },
    { origin: 'CDG', destination: 'DOH', departureDate: '2027-01-21' },
  ],
};

const searches: [string, FlightSearchRequest][] = [
  ['there and back', search],
  ['one way', { ...search, returnDate: undefined, adults: 1 }],
  ['for a family', { ...search, children: 2, infants: 1 }],
  ['through several cities', { ...throughCities, children: 1 }],
  [
    'for a young traveller and a member of a programme',
    {
      ...search,
      ages: [15],
      loyaltyAccounts: [{ passenger: 1, givenNames: 'Amina', surname: 'Example', airline: 'QR', number: '512345678' }],
    },
  ],
  ['of a company', { ...search, corporateFares: [{ airline: 'QR', corporateCode: 'KT2026' }] }],
  ['in business', { ...search, cabinClass: 'BUSINESS', adults: 3 }],
];

/** Omit `startBusy` for a supplier without a rate limit. */
export function describeFlightSupplier(
  name: string,
  start: () => Promise<SupplierOnTrial>,
  startBusy?: () => Promise<BusySupplier>,
): void {
  describe(`${name} as a supplier of flights`, () => {
    let trial: SupplierOnTrial;
    beforeAll(async () => {
      trial = await start();
    });
    afterAll(async () => {
      await trial.stop?.();
    });
    const context = () => ({ signal: new AbortController().signal, today });
    const find = (asked: FlightSearchRequest, more = {}) => trial.supplier.searchFlights(asked, { ...context(), ...more });

    it('has a name and its properties', () => {
      const { supplier } = trial;
      expect(supplier.name).toBe(name);
      expect(typeof supplier.sandbox).toBe('boolean');
      expect(supplier.timeLimitMs).toBeGreaterThanOrEqual(2_000);
      expect(supplier.timeLimitMs).toBeLessThanOrEqual(60_000);
      expect(supplier.questionsAtOnce).toBeGreaterThanOrEqual(1);
      expect(supplier.limits.seats).toBeGreaterThanOrEqual(1);
      if (supplier.currencies !== 'any') for (const code of supplier.currencies) expect(code).toMatch(/^[A-Z]{3}$/);
    });

    it.each(searches)('follows the contract %s', async (_, asked) => {
      const supplied = await find(asked);
      expect(supplied.offers.length).toBeGreaterThan(0);
      expect(faresOfJourneys(supplied.offers).data.length).toBeLessThanOrEqual(200);
      expect(new Set(supplied.offers.map(({ id }) => id)).size).toBe(supplied.offers.length);
      expect(supplied.offers.flatMap((offer) => failuresOf(offer, asked, trial.supplier))).toEqual([]);
      expect(unnamed(supplied)).toEqual([]);
    });

    it('offers nothing that leaves too soon', async () => {
      const { offers } = await find(search, { notBefore: new Date('2027-01-16T00:00:00Z') });
      expect(offers).toEqual([]);
    });

    it('refuses a party above its limit', async () => {
      const { seats } = trial.supplier.limits;
      const large = find({ ...search, adults: Math.min(seats, 9), children: Math.max(1, seats - 8) });
      await expect(large).rejects.toBeInstanceOf(SupplierRefusal);
      await expect(large).rejects.toMatchObject({ code: 'partyTooLarge' });
    });

    // Not all have a rate limit.
    if (startBusy) {
      it.each([
        ['says for how long', '7', 7_000],
        ['does not say for how long', undefined, null],
      ])('reports a rate limit when it %s', async (_, retryAfter, retryAfterMs) => {
        const own = await startBusy?.();
        own?.beBusy(retryAfter);
        const busy = await own?.supplier.searchFlights(search, context()).catch((error: unknown) => error);
        await own?.stop?.();
        expect(busy).toBeInstanceOf(RateLimited);
        expect(busy).toMatchObject({ retryAfterMs });
      });
    }

    it('sends no request for a caller who has stopped waiting', async () => {
      const stopped = { signal: AbortSignal.abort(new Error('nobody waits')), today };
      await expect(trial.supplier.searchFlights(search, stopped)).rejects.toThrow('nobody waits');
      const [offer] = (await find(search)).offers;
      if (!offer) throw new Error('There is an offer');
      await expect(trial.supplier.priceAgain(offer, search, stopped)).rejects.toThrow('nobody waits');
    });

    it.each(searches)('prices an offer again %s, unchanged while nothing changes', async (_, asked) => {
      const [offer] = (await find(asked)).offers;
      if (!offer) throw new Error('There is an offer');
      const again = await trial.supplier.priceAgain(offer, asked, context());
      if (!again) throw new Error('It is still sold');
      expect(failuresOf(again, asked, trial.supplier)).toEqual([]);
      expect(flightsOf(again)).toBe(flightsOf(offer));
      expect(again.price).toEqual(offer.price);
      expect(again.travelerPricings).toEqual(offer.travelerPricings);
    });

    it('reports that an offer is gone', async () => {
      const [offer] = (await find(search)).offers;
      if (!offer) throw new Error('There is an offer');
      const other = { ...offer, id: 'an-offer-of-another-day' };
      expect(await trial.supplier.priceAgain(other, search, context())).toBeNull();
      expect((await trial.supplier.extras?.(other, search, context())) ?? null).toBeNull();
    });

    it.each(searches)('lists the extras of an offer %s, for existing travellers and flights', async (_, asked) => {
      const [offer] = (await find(asked)).offers;
      if (!offer) throw new Error('There is an offer');
      const extras = await trial.supplier.extras?.(offer, asked, context());
      if (extras === undefined) return;
      const { bags, seatMaps, meals } = z.parse(flightExtras, extras);
      const party = asked.adults + asked.children + asked.infants;
      const segmentIds = offer.itineraries.flatMap(({ segments }) => segments.map(({ id }) => id));
      for (const service of [...(bags ?? []), ...(meals ?? [])]) {
        expect(Math.max(...service.passengers)).toBeLessThanOrEqual(party);
        for (const id of service.segmentIds) expect(segmentIds).toContain(id);
      }
      for (const { segmentId } of seatMaps ?? []) expect(segmentIds).toContain(segmentId);
    });

    it('has the lowest fare of each day, or reports that it would have to search', async () => {
      const { lowestFares } = trial.supplier;
      if (!lowestFares) return;
      const { departureDate: firstDay, returnDate: _, ...rest } = search;
      const fares = await lowestFares({ ...rest, firstDay, lastDay: addDays(firstDay, 2), nights: 7 }, context());
      expect(fares.map(({ date }) => date)).toEqual([0, 1, 2].map((days) => addDays(firstDay, days)));
      const { offers } = await find(search);
      expect(Number(fares[0]?.lowest?.total)).toBe(Math.min(...offers.map(({ price }) => Number(price.total))));
    });
  });
}

/** Descriptions of the errors of an offer. */
function failuresOf(offer: FlightOffer, asked: FlightSearchRequest, { name, currencies }: FlightSupplier): string[] {
  const failures: string[] = [];
  const check = (isFine: boolean, failure: string) => void (isFine || failures.push(`${offer.id}: ${failure}`));
  const saved = z.safeParse(flightOffer, offer);
  check(saved.success, `breaks the contract: ${saved.error?.issues.map(({ path }) => path.join('.')).join(', ')}`);
  check(offer.supplier === name, 'is of another supplier');

  const { price, travelerPricings, itineraries, numberOfBookableSeats: seats } = offer;
  check(Number(price.base) <= Number(price.total) && Number(price.total) > 0, 'has a base above its total');
  const party = travelerPricings.map(({ travelerType, quantity }) => [travelerType, quantity]);
  const expected = [
    ['ADULT', asked.adults],
    ['CHILD', asked.children],
    ['HELD_INFANT', asked.infants],
  ].filter(([, count]) => count);
  check(JSON.stringify(party) === JSON.stringify(expected), 'is for another party');
  for (const amount of ['total', 'base'] as const) {
    const people = asked.adults + asked.children + asked.infants;
    const sum = travelerPricings.reduce((whole, entry) => whole + Number(entry.price[amount]) * entry.quantity, 0);
    // Dividing a total loses up to half a dirham each.
    check(Math.abs(sum - Number(price[amount])) <= 0.005 * people + 1e-6, `${amount} is not the sum over the travellers`);
  }
  const original = price.convertedFrom?.currency;
  check(
    original !== 'QAR' && (!original || currencies === 'any' || currencies.includes(original)),
    'comes in a currency it does not have',
  );
  check(seats === 0 || seats >= asked.adults + asked.children, 'has too few seats');

  const ends = itineraries.map(({ segments }) => [segments[0]?.departure, segments.at(-1)?.arrival]);
  const ways = legsOf(asked).map(({ origin, destination, departureDate }) => [origin, destination, departureDate]);
  const flown = ends.map(([from, to]) => [from?.iataCode, to?.iataCode, from?.at.slice(0, 10)]);
  check(JSON.stringify(flown) === JSON.stringify(ways), 'flies somewhere else or on another day');

  const segmentIds = itineraries.flatMap(({ segments }) => segments.map(({ id }) => id));
  check(new Set(segmentIds).size === segmentIds.length, 'has two segments of one id');
  for (const { fareDetailsBySegment: fares } of travelerPricings) {
    check(fares.map(({ segmentId }) => segmentId).join() === segmentIds.join(), 'has fares that do not match its segments');
    check(
      fares.some(({ cabin }) => cabin === asked.cabinClass),
      'has the cabin nowhere',
    );
    const bags = fares.flatMap(({ includedCheckedBags }) => includedCheckedBags ?? []);
    check(
      bags.every((each) => (each.quantity === undefined) !== (each.weight === undefined)),
      'has bags of two kinds',
    );
  }
  check(!offer.expiresAt || new Date(offer.expiresAt).toISOString() === offer.expiresAt, 'ends at no instant');
  return failures;
}

/** Codes without a name. */
function unnamed({ offers, carriers, aircraft }: SuppliedFlights): string[] {
  const segments = offers.flatMap(({ itineraries }) => itineraries.flatMap((itinerary) => itinerary.segments));
  const airlines = [
    ...offers.flatMap(({ validatingAirlineCodes }) => validatingAirlineCodes),
    ...segments.flatMap(({ carrierCode, operatingCarrierCode }) => [carrierCode, operatingCarrierCode ?? carrierCode]),
  ];
  const planes = segments.flatMap(({ aircraftCode }) => aircraftCode ?? []);
  return [...airlines.filter((code) => !carriers[code]), ...planes.filter((code) => !aircraft[code])];
}
