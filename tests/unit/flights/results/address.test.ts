import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noFilters } from '@/lib/flights/results/filter-offers';
import { renewChoice } from '@/lib/flights/results/renewed-choice';
import {
  defaultView,
  hasView,
  readResultsView,
  resultsPathKeepingView,
  withoutResults,
  writeResultsView,
} from '@/lib/flights/results/result-params';
import { sortOrders } from '@/lib/flights/results/sort-offers';
import { summarizeOffer } from '@/lib/flights/results/summarize-offer';
import { cachedResponseOf, cacheResponse } from '@/lib/flights/search/response-cache';
import { arbitraryFilters } from './arbitrary-offers';
import { makeOffer, makeResponse, oneWay, outboundNonStop, returnNonStop } from './offers';

describe('result params', () => {
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
});

describe('answer cache', () => {
  const searchOn = (day: number) => ({ ...oneWay, departureDate: `2027-02-${String(day).padStart(2, '0')}` });
  const beforeExpiry = Date.parse('2027-01-01T10:29:59Z');

  describe('cached answers of a page', () => {
    test('are returned until their offers expire', () => {
      const answer = makeResponse([], searchOn(1));
      cacheResponse(searchOn(1), answer);
      expect(cachedResponseOf(searchOn(1), beforeExpiry)).toBe(answer);
      expect(cachedResponseOf(searchOn(1), beforeExpiry + 1000)).toBeNull();
      expect(cachedResponseOf({ ...searchOn(1), cabinClass: 'BUSINESS' }, beforeExpiry)).toBeNull();
    });

    test('are the twelve latest', () => {
      for (let day = 1; day <= 14; day += 1) cacheResponse(searchOn(day), makeResponse([]));
      expect([1, 2, 3, 14].map((day) => cachedResponseOf(searchOn(day), beforeExpiry) !== null)).toEqual([
        false,
        false,
        true,
        true,
      ]);
    });
  });
});

describe('renewed choice', () => {
  const sold = (id: string, fareBrand: string, adultPrice: number, out = outboundNonStop) =>
    summarizeOffer(makeOffer({ id, adultPrice, itineraries: [out, returnNonStop].map((way) => ({ ...way, fareBrand })) }));
  const [segment] = outboundNonStop.segments;
  const elsewhere = { ...outboundNonStop, segments: segment ? [{ ...segment, number: '999' }] : [] };
  const flex = sold('flex', 'Flex', 2300);

  const refundable = (allowed: boolean) => {
    const offer = { ...flex.offer, conditions: { change: { allowed: true }, refund: { allowed } } };
    return summarizeOffer(offer);
  };

  test('a selected fare whose terms got worse is reported, even with the same name and price', () => {
    expect(renewChoice(refundable(true), [refundable(false)]).change).toBe('stricter');
    expect(renewChoice(refundable(false), [refundable(true)]).change).toBeNull();
  });

  test.each([
    ['under another id, unchanged', [sold('light 2', 'Light', 2000), sold('flex 2', 'Flex', 2300)], 'flex 2', null],
    ['at another price', [sold('flex 2', 'Flex', 2400)], 'flex 2', 'price'],
    ['under its id at another price', [sold('flex', 'Flex', 2400)], 'flex', 'price'],
    [
      'no longer, with the nearest in its place',
      [sold('light', 'Light', 2000), sold('comfort', 'Comfort', 2500)],
      'comfort',
      'fareGone',
    ],
    [
      'when its id is now that of another fare',
      [sold('flex', 'Flex', 2300, elsewhere), sold('light', 'Flex', 2400)],
      'light',
      'price',
    ],
    ['no longer on these flights', [sold('other', 'Flex', 2300, elsewhere)], undefined, 'gone'],
  ])('a selected fare is found again: %s', (_, offers, id, change) => {
    const renewed = renewChoice(flex, offers);
    expect([renewed.now?.id, renewed.change]).toEqual([id, change]);
  });
});
