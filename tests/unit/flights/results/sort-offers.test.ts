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

  test('a long layover is not "best", even if it is the cheapest', () => {
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

  test('the best flights alternate between airlines, and an outbound stays with its returns', () => {
    const ofAirline = (airline: string, hour: string, price: number, back: string) =>
      summarizeOffer(
        makeOffer({
          id: `${airline}${hour}/${back}`,
          adultPrice: price,
          itineraries: [
            makeItinerary('PT7H', `${airline}1 DOH 01-14T${hour}:00 LHR 01-14T20:00`),
            makeItinerary('PT7H', `${airline}2 LHR 01-21T${back}:00 DOH 01-21T23:00`),
          ],
        }),
      );
    const alike = ['07', '08', '09', '10', '11'].flatMap((hour, index) => [
      ofAirline('QR', hour, 2000 + 10 * index, '10'),
      ofAirline('QR', hour, 2005 + 10 * index, '14'),
    ]);
    const dearer = ofAirline('BA', '09', 2800, '10');
    const order = sortOffers([...alike, dearer], 'best').map(({ id }) => id);
    expect(order.slice(0, 2)).toEqual(['QR07/10', 'QR07/14']);
    expect(order.indexOf('BA09/10')).toBe(6);
    expect(sortOffers([...alike, dearer], 'price').at(-1)).toBe(dearer);
  });

  test('the highlights are first in their order', () => {
    const { best, cheapest, fastest } = findHighlights(offers) ?? {};
    expect([best?.id, cheapest?.id, fastest?.id]).toEqual(['3', '2', '1']);
    expect(findHighlights([])).toBeNull();
  });

  test('keeps every offer, does not change the given list, and is stable for a sorted list', () => {
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
