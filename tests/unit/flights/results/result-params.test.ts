import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noFilters } from '@/lib/flights/results/filter-offers';
import {
  defaultView,
  hasView,
  readResultsView,
  resultsPathKeepingView,
  withoutResults,
  writeResultsView,
} from '@/lib/flights/results/result-params';
import { sortOrders } from '@/lib/flights/results/sort-offers';
import { arbitraryFilters } from './arbitrary-offers';
import { oneWay } from './offers';

const search = 'from=DOH&to=LHR&departure=2027-01-14';
const write = (view: Parameters<typeof writeResultsView>[1], query = search) =>
  writeResultsView(new URLSearchParams(query), view);

describe('the view of the results in the address', () => {
  test('is short and readable', () => {
    const filters = {
      ...noFilters,
      stops: [0, 1] as const,
      airlines: ['QR', 'BA'],
      layoverAirports: ['IST'],
      departureTimes: ['morning', 'night'] as const,
    };
    expect(
      write({
        sort: 'duration',
        openOffer: null,
        filters: { ...filters, price: { min: 500, max: 2500 }, duration: { min: null, max: 900 } },
      }),
    ).toBe(
      `${search}&view=results&sort=duration&stops=0,1&airlines=QR,BA&via=IST&dep=morning,night&price=500-2500&duration=-900`,
    );
  });

  test('leaves out defaults, and keeps unknown parameters', () => {
    expect(write(defaultView, `${search}&lang=ar&sort=duration&stops=0`)).toBe(`${search}&lang=ar&view=results`);
  });

  test('reads back what it wrote', () => {
    fc.assert(
      fc.property(
        arbitraryFilters,
        fc.constantFrom(...sortOrders),
        fc.option(fc.string({ minLength: 1, maxLength: 80 })),
        (filters, sort, openOffer) => {
          const view = { sort, filters, openOffer };
          expect(readResultsView(new URLSearchParams(write(view)))).toEqual(view);
        },
      ),
    );
  });

  test('ignores invalid values', () => {
    const nonsense = 'sort=cheap&stops=7,x&airlines=qatar,,Q&via=<b>&dep=noon&arr=&price=9-1&duration=abc&open=';
    expect(readResultsView(new URLSearchParams(nonsense))).toEqual(defaultView);
  });

  test('reads any text without failing', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(
            'sort',
            'stops',
            'airlines',
            'via',
            'dep',
            'arr',
            'price',
            'duration',
            'open',
            'bag',
            'refund',
            'night',
            'wait',
          ),
          fc.string(),
        ),
        (parts) => {
          const view = readResultsView(new URLSearchParams(parts));
          expect(readResultsView(new URLSearchParams(write(view)))).toEqual(view);
        },
      ),
    );
  });

  test('another day keeps order and filters, and closes an open row', () => {
    const open = write({ sort: 'arrival', openOffer: '5', filters: { ...noFilters, bags: ['included'], overnight: ['none'] } });
    const path = resultsPathKeepingView({ ...oneWay, departureDate: '2027-01-15' }, new URLSearchParams(open));
    expect(path).toBe(
      '/?from=DOH&to=LHR&departure=2027-01-15&adults=1&children=0&infants=0&class=economy&view=results&sort=arrival&bag=included&night=none',
    );
    expect([open, search].map((query) => hasView(new URLSearchParams(query)))).toEqual([true, false]);
  });

  test('closing keeps the search and removes the rest', () => {
    const open = write({ ...defaultView, sort: 'arrival', openOffer: '5' }, `${search}&lang=ar`);
    expect(withoutResults(new URLSearchParams(open))).toBe(`${search}&lang=ar`);
  });
});
