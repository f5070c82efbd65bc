/** Random valid offers, and random filters for the same few airlines, airports and hours, so that they often match. */
import fc from 'fast-check';
import type { OfferFilters } from '@/lib/flights/results/filter-offers';
import { type OfferSummary, summarizeResponse, timeBands } from '@/lib/flights/results/summarize-offer';
import { makeOffer, makeResponse, makeSegment } from './offers';

const carriers = ['QR', 'TK', 'EK', 'BA'];
const hubs = ['IST', 'DXB', 'AMS'];
const twoDigits = (value: number) => String(value).padStart(2, '0');

const hourOfDay = fc.integer({ min: 0, max: 23 }).map((hour) => `${twoDigits(hour)}:30`);
const leg = fc.record({ carrier: fc.constantFrom(...carriers), leaves: hourOfDay, arrives: hourOfDay });
const itinerary = fc
  .record({
    legs: fc.array(leg, { minLength: 1, maxLength: 4 }),
    via: fc.shuffledSubarray(hubs, { minLength: 3 }),
    minutes: fc.integer({ min: 45, max: 2400 }),
  })
  .map(({ legs, via, minutes }) => {
    const places = ['DOH', ...via.slice(0, legs.length - 1), 'LHR'];
    const segments = legs.map(({ carrier, leaves, arrives }, index) => {
      const day = twoDigits(10 + index * 2);
      return makeSegment(
        `${carrier}${index} ${places[index]} 01-${day}T${leaves} ${places[index + 1]} 01-${twoDigits(11 + index * 2)}T${arrives}`,
      );
    });
    return { duration: `PT${Math.floor(minutes / 60)}H${minutes % 60}M`, segments };
  });

export const arbitraryOffers: fc.Arbitrary<OfferSummary[]> = fc
  .array(
    fc.record({
      itineraries: fc.array(itinerary, { minLength: 1, maxLength: 2 }),
      adultPrice: fc.integer({ min: 200, max: 12_000 }),
      hasNoPapers: fc.boolean(),
    }),
    { maxLength: 30 },
  )
  .map((offers) =>
    offers.flatMap(({ hasNoPapers, ...offer }, index) =>
      summarizeResponse(makeResponse([makeOffer({ id: String(index), ...offer })]), () => hasNoPapers),
    ),
  );

const someOf = <Value>(...values: Value[]) => fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray(values));
const range = (max: number) =>
  fc
    .tuple(fc.option(fc.integer({ min: 0, max })), fc.option(fc.integer({ min: 0, max })))
    .map(([a, b]) => (a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b }));

export const arbitraryFilters: fc.Arbitrary<OfferFilters> = fc.record({
  stops: someOf(0 as const, 1 as const, 2 as const),
  airlines: someOf(...carriers),
  layoverAirports: someOf(...hubs),
  airports: someOf('DOH', 'LHR', 'LGW'),
  bags: someOf('included' as const),
  refunds: someOf('allowed' as const),
  overnight: someOf('none' as const),
  papers: someOf('none' as const),
  departureTimes: someOf(...timeBands),
  arrivalTimes: someOf(...timeBands),
  returnTimes: someOf(...timeBands),
  price: range(12_000),
  whole: range(12_000),
  duration: range(2400),
  longestLayover: range(2400),
});
