import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeFilters, filterOffers, noFilters, type OfferFilters } from '@/lib/flights/results/filter-offers';
import { listFilterOptions, rangeBounds } from '@/lib/flights/results/filter-options';
import { summarizeOffer } from '@/lib/flights/results/summarize-offer';
import { openRange } from '@/lib/range';
import { arbitraryFilters, arbitraryOffers } from './arbitrary-offers';
import { makeItinerary, makeOffer, outboundNonStop } from './offers';

const nonStop = summarizeOffer(makeOffer({ id: 'non-stop', adultPrice: 2400, itineraries: [outboundNonStop] }));
const viaIstanbul = summarizeOffer(
  makeOffer({
    id: 'istanbul',
    adultPrice: 1500,
    itineraries: [makeItinerary('PT13H20M', 'TK781 DOH 01-14T15:20 IST 01-14T20:00', 'BA676 IST 01-14T22:40 LHR 01-15T00:40')],
  }),
);
const viaTwo = summarizeOffer(
  makeOffer({
    id: 'two',
    adultPrice: 1200,
    itineraries: [
      makeItinerary(
        'PT22H',
        'EK1 DOH 01-14T02:00 DXB 01-14T04:00',
        'EK2 DXB 01-14T08:00 AMS 01-14T13:00',
        'KL3 AMS 01-14T18:00 LHR 01-14T18:30',
      ),
    ],
  }),
);
const offers = [nonStop, viaIstanbul, viaTwo];
const idsWith = (filters: Partial<OfferFilters>) => filterOffers(offers, { ...noFilters, ...filters }).map(({ id }) => id);

describe('filters', () => {
  test.each<[Partial<OfferFilters>, string[]]>([
    [{}, ['non-stop', 'istanbul', 'two']],
    [{ stops: [0] }, ['non-stop']],
    [{ stops: [1, 2] }, ['istanbul', 'two']],
    [{ airlines: ['BA'] }, ['istanbul']],
    [{ airlines: ['QR', 'KL'] }, ['non-stop', 'two']],
    [{ layoverAirports: ['AMS'] }, ['two']],
    [{ departureTimes: ['morning', 'night'] }, ['non-stop', 'two']],
    [{ arrivalTimes: ['night'] }, ['istanbul']],
    [{ price: { min: 1500, max: 2400 } }, ['non-stop', 'istanbul']],
    [{ price: { min: null, max: 1499 } }, ['two']],
    [{ duration: { min: null, max: 800 } }, ['non-stop', 'istanbul']],
    [{ stops: [0], airlines: ['TK'] }, []],
  ])('%j leaves %j', (filters, ids) => {
    expect(idsWith(filters)).toEqual(ids);
  });

  test('the longer direction decides about duration', () => {
    const back = makeItinerary('PT15H', 'QR4 LHR 01-21T15:00 DOH 01-22T09:00');
    const roundTrip = summarizeOffer(makeOffer({ itineraries: [outboundNonStop, back] }));
    expect(filterOffers([roundTrip], { ...noFilters, duration: { min: null, max: 899 } })).toEqual([]);
  });
});

describe('properties of the filters', () => {
  test('what is left is exactly what passes each filter alone', () => {
    fc.assert(
      fc.property(arbitraryOffers, arbitraryFilters, (all, filters) => {
        const alone = activeFilters(filters).map((name) => new Set(filterOffers(all, { ...noFilters, [name]: filters[name] })));
        expect(filterOffers(all, filters)).toEqual(all.filter((offer) => alone.every((left) => left.has(offer))));
      }),
    );
  });

  test('no filter hides nothing, and filtering twice changes nothing more', () => {
    fc.assert(
      fc.property(arbitraryOffers, arbitraryFilters, (all, filters) => {
        expect(filterOffers(all, noFilters)).toEqual(all);
        const once = filterOffers(all, filters);
        expect(filterOffers(once, filters)).toEqual(once);
      }),
    );
  });

  test('a wider range never shows less', () => {
    fc.assert(
      fc.property(arbitraryOffers, arbitraryFilters, fc.nat(5000), (all, filters, more) => {
        const wider = {
          ...filters,
          price: { ...filters.price, max: filters.price.max === null ? null : filters.price.max + more },
        };
        const shown = new Set(filterOffers(all, wider));
        expect(filterOffers(all, filters).every((offer) => shown.has(offer))).toBe(true);
      }),
    );
  });

  test('the count beside an option is what choosing it alone would show', () => {
    fc.assert(
      fc.property(arbitraryOffers, arbitraryFilters, (all, filters) => {
        const options = listFilterOptions(all, filters);
        for (const name of ['stops', 'airlines', 'layoverAirports', 'departureTimes', 'arrivalTimes'] as const) {
          for (const { value, count } of options[name]) {
            expect(filterOffers(all, { ...filters, [name]: [value] })).toHaveLength(count);
          }
        }
      }),
    );
  });

  test('the bounds of the sliders are whole steps that hold every offer', () => {
    fc.assert(
      fc.property(arbitraryOffers, (all) => {
        const { price, duration } = rangeBounds(all);
        expect([price.min % 50, price.max % 50, duration.min % 30, duration.max % 30]).toEqual([0, 0, 0, 0]);
        expect(price.min).toBeLessThan(price.max);
        expect(filterOffers(all, { ...noFilters, price, duration })).toEqual(all);
      }),
    );
  });
});

describe('options', () => {
  test('carry count and lowest price, most frequent first', () => {
    expect(listFilterOptions([...offers, viaTwo], noFilters).airlines).toEqual([
      { value: 'EK', count: 2, lowestPrice: 1200 },
      { value: 'KL', count: 2, lowestPrice: 1200 },
      { value: 'BA', count: 1, lowestPrice: 1500 },
      { value: 'QR', count: 1, lowestPrice: 2400 },
      { value: 'TK', count: 1, lowestPrice: 1500 },
    ]);
  });

  test('counts follow the other filters, not their own', () => {
    const { stops, airlines } = listFilterOptions(offers, { ...noFilters, stops: [0] });
    expect(stops.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(airlines.filter(({ count }) => count > 0).map(({ value }) => value)).toEqual(['QR']);
  });

  test('a chosen airline that no longer flies stays in the list', () => {
    const { airlines } = listFilterOptions(offers, { ...noFilters, airlines: ['ZZ'] });
    expect(airlines.at(-1)).toEqual({ value: 'ZZ', count: 0, lowestPrice: null });
  });

  test('without offers the sliders have the default bounds', () => {
    expect(rangeBounds([])).toEqual({ price: { min: 0, max: 10_000 }, duration: { min: 0, max: 1440 } });
  });

  test('open ends keep no filter active', () => {
    expect(activeFilters({ ...noFilters, price: openRange })).toEqual([]);
    expect(activeFilters({ ...noFilters, price: { min: null, max: 900 }, stops: [0] })).toEqual(['stops', 'price']);
  });
});
