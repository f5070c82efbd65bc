import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findHighlights, type SortOrder, sortOffers, sortOrders } from '@/lib/flights/results/sort-offers';
import { summarizeOffer } from '@/lib/flights/results/summarize-offer';
import { arbitraryOffers } from './arbitrary-offers';
import { makeItinerary, makeOffer } from './offers';

const flight = (id: string, adultPrice: number, duration: string, leaves: string, arrives: string) =>
  summarizeOffer(makeOffer({ id, adultPrice, itineraries: [makeItinerary(duration, `QR${id} DOH ${leaves} LHR ${arrives}`)] }));

const offers = [
  flight('1', 2000, 'PT7H30M', '01-14T15:00', '01-14T19:30'),
  flight('2', 1000, 'PT30H', '01-14T07:00', '01-15T10:00'),
  flight('3', 1150, 'PT8H', '01-14T09:00', '01-14T14:00'),
];

describe('sorting', () => {
  test.each<[SortOrder, string]>([
    ['price', '2,3,1'],
    ['price-desc', '1,3,2'],
    ['best', '3,1,2'],
    ['duration', '1,3,2'],
    ['departure', '2,3,1'],
    ['arrival', '3,1,2'],
  ])('by %s gives %s', (order, ids) => {
    expect(
      sortOffers(offers, order)
        .map(({ id }) => id)
        .join(),
    ).toBe(ids);
  });

  test('a night or a long day at an airport is not the best way, though it is the cheapest', () => {
    const viaMuscat = (id: string, price: number, duration: string, lands: string, leaves: string, arrives: string) =>
      summarizeOffer(
        makeOffer({
          id,
          adultPrice: price,
          itineraries: [makeItinerary(duration, `WY1 DOH 01-14T09:00 MCT ${lands}`, `WY2 MCT ${leaves} BKK ${arrives}`)],
        }),
      );
    const night = viaMuscat('night', 1000, 'PT21H', '01-14T19:00', '01-15T09:00', '01-15T10:00');
    const day = viaMuscat('day', 1000, 'PT21H', '01-14T11:00', '01-15T01:00', '01-15T10:00');
    const short = viaMuscat('short', 1400, 'PT15H', '01-14T11:00', '01-14T13:30', '01-15T04:00');
    expect(night.itineraries[0]?.layovers[0]).toMatchObject({ minutes: 840, warnings: ['overnight'] });
    expect(sortOffers([night, day, short], 'best').map(({ id }) => id)).toEqual(['short', 'day', 'night']);
    expect(sortOffers([night, short], 'price')[0]?.id).toBe('night');
  });

  test('the highlights head their orders', () => {
    const { best, cheapest, fastest } = findHighlights(offers) ?? {};
    expect([best?.id, cheapest?.id, fastest?.id]).toEqual(['3', '2', '1']);
    expect(findHighlights([])).toBeNull();
  });

  test('keeps every offer, leaves the given list alone and settles: sorting a sorted list changes nothing', () => {
    fc.assert(
      fc.property(arbitraryOffers, fc.constantFrom(...sortOrders), (all, order) => {
        const before = [...all];
        const sorted = sortOffers(all, order);
        expect(all).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(all));
        expect(sortOffers(sorted, order)).toEqual(sorted);
      }),
    );
  });

  test('price ascending never falls, price descending never rises', () => {
    fc.assert(
      fc.property(arbitraryOffers, (all) => {
        const prices = sortOffers(all, 'price').map(({ adultPrice }) => adultPrice);
        expect(prices).toEqual(prices.toSorted((a, b) => a - b));
        expect(sortOffers(all, 'price-desc').map(({ adultPrice }) => adultPrice)).toEqual(prices.toReversed());
      }),
    );
  });
});
