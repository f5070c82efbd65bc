import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandOf } from '@/lib/flights/fare';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import { hasWorseTerms } from '@/supabase/functions/_shared/contracts/flights/fare-terms';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import { faresOfJourneys } from '@/supabase/functions/_shared/suppliers/flights/fares-of-journeys';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { priceFailures, timetableFailures } from './offer-errors';
import { airportCodes, anySearch, minutesOf, searchFor, supply, today } from './sandbox-searches';

const cheapest = (offers: readonly FlightOffer[]) => Math.min(...offers.map((offer) => Number(offer.price.total)));
const isNonStop = (offer: FlightOffer) => offer.itineraries.every((itinerary) => itinerary.segments.length === 1);

describe('offers of any search', () => {
  it('leave on the requested day, connect in time, and return after the outbound', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (search) => {
        const { offers } = await supply(search);
        expect(offers.flatMap((offer) => timetableFailures(search, offer))).toEqual([]);
      }),
    );
  });

  it('have totals that add up, seats for the party and a unique id', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (search) => {
        const { offers, carriers, aircraft } = await supply(search);
        expect(offers.flatMap((offer) => priceFailures(search, offer))).toEqual([]);
        expect(faresOfJourneys(offers).data.length).toBeLessThanOrEqual(200);
        expect(new Set(offers.map((offer) => offer.id)).size).toBe(offers.length);
        const segments = offers.flatMap((offer) => offer.itineraries.flatMap((itinerary) => itinerary.segments));
        const airlines = segments.flatMap((segment) => [
          segment.carrierCode,
          segment.operatingCarrierCode ?? segment.carrierCode,
        ]);
        expect(new Set(airlines)).toEqual(new Set(Object.keys(carriers)));
        expect(new Set(segments.flatMap((segment) => segment.aircraftCode ?? []))).toEqual(new Set(Object.keys(aircraft)));
      }),
      // Two returns with the same flight numbers, the last flight before midnight or after it.
      { examples: [[{ ...searchFor('BEY', 'AHB'), departureDate: '2027-10-20', returnDate: '2027-10-30' }]] },
    );
  });

  it('are the same for the same search on the same day', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (search) => {
        expect(await supply(search)).toEqual(await supply({ ...search }));
      }),
      { numRuns: 30 },
    );
  });

  it('cost more for one more passenger of any type', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, fc.constantFrom('adults', 'children', 'infants'), async (search, who) => {
        const smaller = { ...search, adults: Math.min(search.adults, 3), infants: 0 };
        const larger = { ...smaller, [who]: smaller[who] + 1 };
        const before = new Map((await supply(smaller)).offers.map((offer) => [offer.id, Number(offer.price.total)]));
        const after = (await supply(larger)).offers;
        expect(
          after.filter((offer) => !(Number(offer.price.total) > (before.get(offer.id) ?? Number.POSITIVE_INFINITY))),
        ).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  // Their airlines share no tickets with those from Doha.
  const apart = ['MDW', 'DAL', 'SEN'];

  it('exist for every airport that can be reached from Doha on one ticket', async () => {
    const empty: string[] = [];
    for (const code of airportCodes) {
      if (code === 'DOH') continue;
      const { offers } = await supply(searchFor('DOH', code));
      if (offers.length === 0) empty.push(code);
    }
    expect(empty).toEqual(apart);
  });
});

describe('plausible for a frequent flyer', () => {
  it('major routes have many offers, minor ones few', async () => {
    const offersTo = async (destination: string) =>
      (await supply(searchFor('DOH', destination, { returnDate: '2027-01-21' }))).offers;
    for (const busy of ['LHR', 'CDG', 'IST', 'DXB', 'CAI', 'BKK', 'BOM', 'MNL']) {
      expect((await offersTo(busy)).length, busy).toBeGreaterThanOrEqual(30);
    }
    expect((await offersTo('YNB')).length).toBeLessThan(30);
  });

  it('there are no flights between airports of one city or very near ones', async () => {
    for (const [from, to] of [
      ['LHR', 'LGW'],
      ['IST', 'SAW'],
      ['HND', 'NRT'],
      ['DXB', 'AUH'],
      ['DXB', 'SHJ'],
    ] as const) {
      expect((await supply(searchFor(from, to))).offers, `${from}-${to}`).toEqual([]);
    }
  });

  it('Doha to Dubai stays in the Gulf and takes a few hours', async () => {
    const { offers } = await supply(searchFor('DOH', 'DXB'));
    for (const { itineraries } of offers) expect(minutesOf(itineraries[0]?.duration ?? '')).toBeLessThan(8 * 60);
    const airports = new Set(
      offers.flatMap((offer) => offer.itineraries[0]?.segments.map((segment) => segment.arrival.iataCode) ?? []),
    );
    for (const airport of airports) expect(['DXB', 'DWC', 'BAH', 'MCT', 'KWI', 'RUH', 'DMM', 'AUH', 'SHJ']).toContain(airport);
  });

  it('Doha to London is non-stop with Qatar Airways and British Airways in about seven hours', async () => {
    const { offers } = await supply(searchFor('DOH', 'LHR'));
    const nonStop = offers.filter(isNonStop);
    expect(new Set(nonStop.flatMap((offer) => offer.validatingAirlineCodes))).toEqual(new Set(['QR', 'BA']));
    for (const { itineraries } of nonStop) {
      expect(minutesOf(itineraries[0]?.duration ?? '')).toBeGreaterThan(400);
      expect(minutesOf(itineraries[0]?.duration ?? '')).toBeLessThan(460);
    }
  });

  it('Santorini has flights from Doha in summer and a change in Athens in winter', async () => {
    const summer = await Promise.all(
      [0, 1, 2, 3].map((day) => supply(searchFor('DOH', 'JTR', { departureDate: `2027-07-1${day}` }))),
    );
    expect(summer.flatMap(({ offers }) => offers).some(isNonStop)).toBe(true);
    const winter = (await supply(searchFor('DOH', 'JTR'))).offers;
    expect(winter.some(isNonStop)).toBe(false);
    expect(winter.length).toBeGreaterThan(0);
  });

  it('in the night of a clock change, flights have their usual duration', async () => {
    const around = await Promise.all(
      ['2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31'].map((departureDate) =>
        supply(searchFor('DOH', 'LHR', { departureDate })),
      ),
    );
    for (const { offers } of around) {
      const durations = offers.filter((offer) => isNonStop(offer) && offer.validatingAirlineCodes[0] === 'QR');
      expect(new Set(durations.map((offer) => offer.itineraries[0]?.duration)).size).toBe(1);
    }
  });

  it('Emirates sells flydubai flights under its own number with the operator', async () => {
    const { offers, carriers } = await supply(searchFor('DOH', 'SYD'));
    const shared = offers
      .flatMap((offer) => offer.itineraries[0]?.segments ?? [])
      .filter((segment) => segment.operatingCarrierCode);
    expect(shared.length).toBeGreaterThan(0);
    for (const segment of shared) {
      expect(segment).toMatchObject({ carrierCode: 'EK', operatingCarrierCode: 'FZ' });
      expect(Number(segment.number)).toBeGreaterThan(2_000);
    }
    expect(carriers).toMatchObject({ EK: 'Emirates', FZ: 'flydubai' });
  });

  it('a journey has two to five fares, each more expensive and with better terms than the one before', async () => {
    for (const cabinClass of ['ECONOMY', 'BUSINESS'] as const) {
      const { offers } = await supply(searchFor('DOH', 'LHR', { returnDate: '2027-01-21', cabinClass }));
      const { data, otherFares } = faresOfJourneys(offers);
      for (const offer of data) {
        const fares = [offer, ...(otherFares[offer.id] ?? [])];
        expect(fares.length).toBeGreaterThanOrEqual(2);
        expect(fares.length).toBeLessThanOrEqual(5);
        expect(new Set(fares.map(brandOf)).size).toBe(fares.length);
        for (const [index, fare] of fares.slice(1).entries()) {
          const before = fares[index] ?? offer;
          expect(Number(fare.price.total)).toBeGreaterThan(Number(before.price.total));
          expect([hasWorseTerms(fare, before), hasWorseTerms(before, fare)]).toEqual([false, true]);
        }
      }
    }
  });

  it('two flights of an airline to the same place never leave at the same time', async () => {
    for (const [from, to] of [
      ['DOH', 'LHR'],
      ['LHR', 'DOH'],
      ['DOH', 'DXB'],
      ['DXB', 'DOH'],
      ['BOM', 'DEL'],
      ['JED', 'RUH'],
    ] as const) {
      const { offers } = await supply(searchFor(from, to));
      const departures = faresOfJourneys(offers)
        .data.filter(isNonStop)
        .map((offer) => `${offer.validatingAirlineCodes[0]} ${offer.itineraries[0]?.segments[0]?.departure.at}`);
      expect(new Set(departures).size, `${from}-${to}`).toBe(departures.length);
    }
  });

  it('a return on the day of departure leaves after arrival', async () => {
    const { offers } = await supply(searchFor('DOH', 'DXB', { returnDate: '2027-01-14' }));
    expect(offers.length).toBeGreaterThan(0);
    expect((await supply(searchFor('DOH', 'SYD', { returnDate: '2027-01-14' }))).offers).toEqual([]);
  });

  it('flights that leave too soon are left out', async () => {
    const search = searchFor('DOH', 'DXB', { departureDate: today });
    const notBefore = new Date(`${today}T12:00:00+03:00`);
    const { offers } = await sandboxFlightSupplier.searchFlights(search, {
      signal: new AbortController().signal,
      today,
      notBefore,
    });
    expect(offers.length).toBeGreaterThan(0);
    for (const { itineraries } of offers) {
      const first = itineraries[0]?.segments[0];
      expect(first?.departure.at.slice(11) ?? '').toMatch(/^(1[2-9]|2)/);
    }
    expect(offers.length).toBeLessThan((await supply(search)).offers.length);
  });
});

describe('prices', () => {
  const cheapestReturn = async (destination: string, departureDate: string, more = {}) =>
    cheapest(
      (await supply(searchFor('DOH', destination, { departureDate, returnDate: addDays(departureDate, 7), ...more }))).offers,
    );

  it.each([
    ['LHR', 1850],
    ['CDG', 2120],
    ['IST', 1450],
    ['DXB', 650],
    ['CAI', 1250],
    ['BKK', 2450],
    ['BOM', 1180],
    ['MNL', 2850],
  ])('to %s are near the advertised %d QAR two to eight weeks ahead', async (destination, advertised) => {
    const days = Array.from({ length: 15 }, (_, index) => addDays(today, 14 + 3 * index));
    const prices = await Promise.all(days.map((day) => cheapestReturn(destination, day)));
    const median = prices.sort((a, b) => a - b)[7] ?? 0;
    expect(Math.abs(median / advertised - 1)).toBeLessThan(0.2);
  });

  it('are higher at the last minute, at Eid and in better cabins', async () => {
    const usual = await cheapestReturn('LHR', '2027-02-16');
    const { offers } = await supply(
      searchFor('DOH', 'LHR', { departureDate: '2027-02-16', returnDate: '2027-02-23' }),
      '2027-02-15',
    );
    expect(cheapest(offers)).toBeGreaterThan(usual * 1.15);
    expect(await cheapestReturn('LHR', '2027-03-09')).toBeGreaterThan(usual * 1.1);
    expect(await cheapestReturn('LHR', '2027-02-16', { cabinClass: 'BUSINESS' })).toBeGreaterThan(usual * 2);
    expect(await cheapestReturn('LHR', '2027-02-16', { cabinClass: 'FIRST' })).toBeGreaterThan(usual * 4);
  });

  it('of children are about three quarters and of infants a tenth of the adult price', async () => {
    const { offers } = await supply(searchFor('DOH', 'LHR', { adults: 2, children: 1, infants: 1 }));
    for (const { travelerPricings } of offers) {
      const [adult = 0, child = 0, infant = 0] = travelerPricings.map((entry) => Number(entry.price.total));
      expect(child / adult).toBeGreaterThan(0.74);
      expect(child / adult).toBeLessThan(0.81);
      expect(infant / adult).toBeCloseTo(0.1, 1);
    }
  });
});

describe('refusals and configuration', () => {
  it('refuses a party that needs more than nine seats', async () => {
    const search = searchFor('DOH', 'LHR', { adults: 6, children: 4 });
    await expect(supply(search)).rejects.toThrow(SupplierRefusal);
    await expect(supply(search)).rejects.toMatchObject({ code: 'partyTooLarge' });
  });

  it('stops when the caller has stopped waiting', async () => {
    const signal = AbortSignal.abort();
    await expect(sandboxFlightSupplier.searchFlights(searchFor('DOH', 'LHR'), { signal, today })).rejects.toThrow();
  });
});
