import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { groupByOutbound } from '@/lib/flights/results/group-by-outbound';
import { findLayovers } from '@/lib/flights/results/layovers';
import { findHighlights, type SortOrder, sortOffers, sortOrders } from '@/lib/flights/results/sort-offers';
import { summarizeOffer, timeBandOf } from '@/lib/flights/results/summarize-offer';
import { arbitraryOffers } from './arbitrary-offers';
import { makeItinerary, makeOffer, makeSegment, outboundNonStop, returnNonStop } from './offers';

describe('sort offers', () => {
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
});

describe('group by outbound', () => {
  const afternoon = makeItinerary('PT7H50M', 'QR5 DOH 01-14T15:00 LHR 01-14T19:50 PT7H50M');
  const lateReturn = makeItinerary('PT6H45M', 'QR6 LHR 01-21T21:00 DOH 01-22T06:45 PT6H45M');

  const offers = [
    makeOffer({ id: 'early, dear', itineraries: [outboundNonStop, lateReturn] }),
    makeOffer({ id: 'late', itineraries: [afternoon, returnNonStop] }),
    makeOffer({ id: 'early', itineraries: [outboundNonStop, returnNonStop] }),
  ].map(summarizeOffer);

  const idsOf = (groups: ReturnType<typeof groupByOutbound>) => groups.map((group) => group.offers.map(({ id }) => id));

  describe('outbound groups', () => {
    it('contain their returns, both in the order of the list', () => {
      const groups = groupByOutbound(offers);
      expect(idsOf(groups)).toEqual([['early, dear', 'early'], ['late']]);
      expect(groups.map(({ first }) => first.id)).toEqual(['early, dear', 'late']);
    });

    it('keep their key when a filter removes the first offer', () => {
      expect(
        groupByOutbound(offers.slice(1))
          .map(({ id }) => id)
          .sort(),
      ).toEqual(
        groupByOutbound(offers)
          .map(({ id }) => id)
          .sort(),
      );
    });

    it('differ by the day, because flight numbers repeat every day', () => {
      const nextDay = makeItinerary('PT7H50M', 'QR3 DOH 01-15T07:50 LHR 01-15T12:40 PT7H50M');
      expect(
        groupByOutbound([...offers, summarizeOffer(makeOffer({ id: 'next', itineraries: [nextDay, returnNonStop] }))]),
      ).toHaveLength(3);
    });

    it('without a return stay single, even if they are fares of the same flight', () => {
      const oneWay = ['light', 'flex'].map((id) => summarizeOffer(makeOffer({ id, itineraries: [outboundNonStop] })));
      expect(idsOf(groupByOutbound(oneWay))).toEqual([['light'], ['flex']]);
    });
  });
});

describe('summarize offer', () => {
  const viaIstanbul = makeItinerary(
    'PT13H20M',
    'TK781 DOH 01-14T15:20 IST 01-14T20:00',
    'TK1971 IST 01-14T22:40 LHR 01-15T00:40',
  );
  const back = makeItinerary('PT6H45M', 'QR4 LHR 01-21T15:00 DOH 01-22T00:45');

  describe('the summary of an offer', () => {
    test('takes prices for one adult and for the party', () => {
      const offer = makeOffer({ adultPrice: 1500 });
      const adult = offer.travelerPricings[0];
      if (!adult) throw new Error('an offer has an adult');
      offer.travelerPricings = [
        { ...adult, quantity: 2 },
        { ...adult, travelerType: 'CHILD', price: { total: '1100.00', base: '900.00' } },
      ];
      offer.price.total = '4100.00';
      expect(summarizeOffer(offer)).toMatchObject({ adultPrice: 1500, totalPrice: 4100, travellers: 3 });
    });

    test('counts a connection and a technical stop as stops, in the direction with more of them', () => {
      const refuelling = makeItinerary('PT9H', makeSegment('QR4 LHR 01-21T15:00 DOH 01-22T02:00', { numberOfStops: 2 }));
      const summary = summarizeOffer(makeOffer({ itineraries: [viaIstanbul, refuelling] }));
      expect(summary.itineraries.map(({ stops }) => stops)).toEqual([1, 2]);
      expect(summary.stops).toBe(2);
    });

    test('layover airports are the departures of later segments, each once', () => {
      const viaTwo = makeItinerary(
        'PT20H',
        'BA1 LHR 01-21T08:00 FRA 01-21T10:00',
        'LH2 FRA 01-21T12:00 IST 01-21T16:00',
        'TK3 IST 01-21T18:00 DOH 01-21T22:00',
      );
      const summary = summarizeOffer(makeOffer({ itineraries: [viaIstanbul, viaTwo] }));
      expect(summary.layoverAirports).toEqual(['IST', 'FRA']);
      expect(summary.airlines).toEqual(['TK', 'BA', 'LH']);
    });

    test('times of day are those of the outbound, durations those of both directions', () => {
      expect(summarizeOffer(makeOffer({ itineraries: [viaIstanbul, back] }))).toMatchObject({
        departureAt: '2027-01-14T15:20:00',
        arrivalAt: '2027-01-15T00:40:00',
        departureBand: 'afternoon',
        arrivalBand: 'night',
        longestMinutes: 800,
        totalMinutes: 1205,
      });
    });

    test.each([
      ['QR1 DOH 01-14T23:00 LHR 01-15T05:00', 1],
      ['QR1 DOH 01-14T08:00 LHR 01-14T23:59', 0],
      ['HA1 HND 01-14T21:00 HNL 01-14T09:00', 0],
      ['NZ1 AKL 01-14T00:30 HNL 01-13T08:00', -1],
      ['QR1 DOH 01-30T23:00 LHR 02-01T00:10', 2],
    ])('%s lands %i days later by the calendar', (segment, days) => {
      const summary = summarizeOffer(makeOffer({ itineraries: [makeItinerary('PT9H', segment)] }));
      expect(summary.itineraries[0]?.dayOffset).toBe(days);
    });

    test.each([
      ['00:00', 'night'],
      ['05:59', 'night'],
      ['06:00', 'morning'],
      ['11:59', 'morning'],
      ['12:00', 'afternoon'],
      ['17:59', 'afternoon'],
      ['18:00', 'evening'],
      ['23:59', 'evening'],
    ])('%s is in the %s', (clock, band) => {
      expect(timeBandOf(`2027-01-14T${clock}:00`)).toBe(band);
    });
  });

  describe('layovers', () => {
    const between = (arrives: string, leaves: string, from = 'IST') =>
      findLayovers([makeSegment(`TK1 DOH 01-14T01:00 IST ${arrives}`), makeSegment(`TK2 ${from} ${leaves} LHR 01-16T12:00`)])[0];

    test.each([
      ['01-14T20:00', '01-14T20:59', 59, ['short']],
      ['01-14T20:00', '01-14T21:00', 60, []],
      ['01-14T23:00', '01-15T05:00', 360, ['overnight']],
      ['01-14T23:00', '01-15T03:30', 270, []],
      ['01-14T03:00', '01-14T14:00', 660, []],
      ['01-14T03:00', '01-15T04:00', 1500, ['overnight']],
      ['01-14T02:00', '01-14T07:00', 300, ['overnight']],
    ])('from %s to %s waits %i minutes with warnings %j', (arrives, leaves, minutes, warnings) => {
      expect(between(arrives, leaves)).toEqual({ airport: 'IST', arrivalAirport: 'IST', minutes, warnings });
    });

    test('between two airports need three hours', () => {
      expect(between('01-14T10:00', '01-14T12:59', 'SAW')).toMatchObject({
        airport: 'SAW',
        warnings: ['short', 'airportChange'],
      });
      expect(between('01-14T10:00', '01-14T13:00', 'SAW')?.warnings).toEqual(['airportChange']);
    });

    test('one segment has none', () => {
      expect(findLayovers([makeSegment('QR3 DOH 01-14T07:50 LHR 01-14T12:40')])).toEqual([]);
    });
  });
});
