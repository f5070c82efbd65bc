import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeFilters, filterOffers, noFilters, type OfferFilters } from '@/lib/flights/results/filter-offers';
import { alikeConditions, listFilterOptions, rangeBounds } from '@/lib/flights/results/filter-options';
import { groupByOutbound } from '@/lib/flights/results/group-by-outbound';
import { sortOffers } from '@/lib/flights/results/sort-offers';
import { type OfferSummary, summarizeOffer, summarizeResponse } from '@/lib/flights/results/summarize-offer';
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

  test('show a journey with its cheapest matching fare', () => {
    const fare = (id: string, adultPrice: number, allowed: boolean) => makeOffer({ id, adultPrice, ...refund(allowed) });
    const otherFares = { light: [fare('flex', 2300, true), fare('plus', 2600, true)] };
    const journeys = summarizeResponse({ data: [fare('light', 2000, false)], otherFares });
    const shown = (filters: Partial<OfferFilters>) => filterOffers(journeys, { ...noFilters, ...filters }).map(({ id }) => id);
    expect(shown({})).toEqual(['light']);
    expect(shown({ refunds: ['allowed'] })).toEqual(['flex']);
    expect(shown({ refunds: ['allowed'], price: { min: 2400, max: null } })).toEqual(['plus']);
    expect(shown({ price: { min: 2700, max: null } })).toEqual([]);
    const [option] = listFilterOptions([...journeys, ...offers], noFilters).refunds;
    expect(option).toMatchObject({ count: 1, lowestPrice: 2300 });
  });

  const refund = (allowed: boolean | null) => ({ conditions: { change: { allowed: null }, refund: { allowed } } });
  const night = makeItinerary('PT21H', 'WY1 DOH 01-14T17:00 MCT 01-14T19:00', 'WY2 MCT 01-15T05:00 LGW 01-15T10:00');
  const back = (to: string, leaves: string) => makeItinerary('PT7H', `QR4 ${to} 01-21T${leaves} DOH 01-22T05:00`);
  const withReturns = [
    summarizeOffer(makeOffer({ id: 'plain', itineraries: [outboundNonStop, back('LHR', '15:00')], ...refund(false) })),
    summarizeOffer(makeOffer({ id: 'refund', itineraries: [outboundNonStop, back('LHR', '21:00')], ...refund(true) })),
    summarizeOffer(makeOffer({ id: 'night', adultPrice: 900, itineraries: [night, back('LGW', '21:00')], ...refund(null) })),
  ];
  const trips = withReturns.map((summary, index) => {
    const fares: OfferSummary[] = [];
    const trip = { ...summary, fares, hasCheckedBag: index === 0 };
    fares.push(trip);
    return trip;
  });

  test.each<[Partial<OfferFilters>, string[]]>([
    [{ bags: ['included'] }, ['plain']],
    [{ refunds: ['allowed'] }, ['refund']],
    [{ overnight: ['none'] }, ['plain', 'refund']],
    [{ returnTimes: ['evening'] }, ['refund', 'night']],
    [{ airports: ['LGW'] }, ['night']],
    [{ longestLayover: { min: null, max: 240 } }, ['plain', 'refund']],
    [{ longestLayover: { min: null, max: 600 } }, ['plain', 'refund', 'night']],
  ])('of round trips, %j leaves %j', (filters, ids) => {
    expect(filterOffers(trips, { ...noFilters, ...filters }).map(({ id }) => id)).toEqual(ids);
  });

  test('a property of all offers is not an option; one of some offers has its count and lowest price', () => {
    const options = listFilterOptions(trips, noFilters);
    expect(options.airports.map(({ value }) => value)).toEqual(['LHR', 'LGW']);
    // Two with the same outbound flights are one row.
    expect(options.overnight).toEqual([{ value: 'none', count: 1, lowestPrice: 2000 }]);
    expect(options.bags).toEqual([{ value: 'included', count: 1, lowestPrice: 2000 }]);
    const [first] = trips;
    const alike = listFilterOptions(first ? [first] : [], noFilters);
    expect([alike.airports, alike.overnight, alike.bags, alike.refunds]).toEqual([[], [], [], []]);
    expect(listFilterOptions(first ? [first] : [], { ...noFilters, refunds: ['allowed'] }).refunds).toHaveLength(1);
    expect(listFilterOptions(offers, noFilters).returnTimes).toEqual([]);
  });

  test('the longer direction counts for the duration', () => {
    const back = makeItinerary('PT15H', 'QR4 LHR 01-21T15:00 DOH 01-22T09:00');
    const roundTrip = summarizeOffer(makeOffer({ itineraries: [outboundNonStop, back] }));
    expect(filterOffers([roundTrip], { ...noFilters, duration: { min: null, max: 899 } })).toEqual([]);
  });
});

describe('properties of the filters', () => {
  test('the result is exactly what passes each single filter', () => {
    fc.assert(
      fc.property(arbitraryOffers, arbitraryFilters, (all, filters) => {
        const alone = activeFilters(filters).map((name) => new Set(filterOffers(all, { ...noFilters, [name]: filters[name] })));
        expect(filterOffers(all, filters)).toEqual(all.filter((offer) => alone.every((left) => left.has(offer))));
      }),
    );
  });

  test('without filters nothing is hidden, and filtering twice changes nothing more', () => {
    fc.assert(
      fc.property(arbitraryOffers, arbitraryFilters, (all, filters) => {
        expect(filterOffers(all, noFilters)).toEqual(all);
        const once = filterOffers(all, filters);
        expect(filterOffers(once, filters)).toEqual(once);
      }),
    );
  });

  test('a wider range never shows fewer offers', () => {
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

  test('the count of an option is the number of results with that option alone', () => {
    fc.assert(
      fc.property(arbitraryOffers, arbitraryFilters, (all, filters) => {
        const options = listFilterOptions(all, filters);
        for (const name of Object.keys(options) as (keyof typeof options)[]) {
          for (const { value, count } of options[name]) {
            expect(groupByOutbound(filterOffers(all, { ...filters, [name]: [value] }))).toHaveLength(count);
          }
        }
      }),
    );
  });

  test('the bounds of the sliders are whole steps and include every offer', () => {
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

test('the slider from door to door begins with the first price of that order', () => {
  const priced = (id: string, total: string, quantity: number | undefined) => {
    const offer = makeOffer({ id });
    return summarizeOffer({
      ...offer,
      price: { ...offer.price, total },
      travelerPricings: offer.travelerPricings.map((each) => ({
        ...each,
        fareDetailsBySegment: each.fareDetailsBySegment.map(({ includedCheckedBags: _, ...flight }) => ({
          ...flight,
          ...(quantity !== undefined && { includedCheckedBags: { quantity } }),
        })),
      })),
    });
  };
  // What its bag costs is not known: it comes last in the order.
  const all = [priced('unknown', '8122.10', undefined), priced('b', '8321.00', 1), priced('a', '8170.18', 1)];
  const [first] = sortOffers(all, 'whole');
  const { lowest, min, max } = rangeBounds(all).whole;
  expect([first?.id, lowest, min, max]).toEqual(['a', 8170.18, 8170, 8370]);
  expect(filterOffers(all, { ...noFilters, whole: { min: null, max } })).toHaveLength(3);
  expect(rangeBounds(all.slice(0, 1)).whole).toEqual({ lowest: 8122.1, min: 8122, max: 8172 });
});

describe('options', () => {
  test('have count and lowest price, most frequent first', () => {
    expect(listFilterOptions([...offers, { ...viaTwo, id: 'another' }], noFilters).airlines).toEqual([
      { value: 'EK', count: 2, lowestPrice: 1200 },
      { value: 'KL', count: 2, lowestPrice: 1200 },
      { value: 'BA', count: 1, lowestPrice: 1500 },
      { value: 'QR', count: 1, lowestPrice: 2400 },
      { value: 'TK', count: 1, lowestPrice: 1500 },
    ]);
  });

  test('counts and lowest prices follow the other filters, not their own', () => {
    const { stops, airlines } = listFilterOptions(offers, { ...noFilters, stops: [0] });
    expect(stops.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(airlines.filter(({ lowestPrice }) => lowestPrice !== null).map(({ value }) => value)).toEqual(['QR']);
    expect(airlines.filter(({ count }) => count > 0).map(({ value }) => value)).toEqual(['QR']);
  });

  test('a selected airline without offers stays in the list', () => {
    const { airlines } = listFilterOptions(offers, { ...noFilters, airlines: ['ZZ'] });
    expect(airlines.at(-1)).toEqual({ value: 'ZZ', count: 0, lowestPrice: null });
  });

  test('without offers the sliders have the default bounds', () => {
    expect(rangeBounds([])).toEqual({
      price: { min: 0, max: 10_000 },
      whole: { min: 0, max: 10_000, lowest: 0 },
      duration: { min: 0, max: 1440 },
      longestLayover: null,
    });
  });

  test('open ranges are not active filters', () => {
    expect(activeFilters({ ...noFilters, price: openRange })).toEqual([]);
    expect(activeFilters({ ...noFilters, price: { min: null, max: 900 }, stops: [0] })).toEqual(['stops', 'price']);
  });
});

test('conditions shared by all offers are shown, different or unknown ones are not', () => {
  const offer = (hasCheckedBag: boolean | null, isRefundable: boolean | null) => {
    const fare = { ...nonStop, hasCheckedBag, isRefundable };
    return { ...fare, fares: [fare] };
  };
  expect(alikeConditions([offer(true, false), offer(true, false)])).toMatchObject({ bags: 'all', refunds: 'none' });
  expect(alikeConditions([offer(true, null), offer(false, null)])).toMatchObject({ bags: null, refunds: null });
  expect(alikeConditions([offer(null, true), offer(true, true)])).toMatchObject({ bags: null, refunds: 'all' });
  expect(alikeConditions([])).toEqual({ bags: null, refunds: null, papers: null });
  const papers = (...needs: (boolean | null)[]) =>
    alikeConditions(needs.map((hasNoPapers) => ({ ...offer(true, true), hasNoPapers }))).papers;
  expect([papers(true, true), papers(false, false), papers(true, false), papers(null, null)]).toEqual([
    'all',
    'none',
    null,
    null,
  ]);
});
