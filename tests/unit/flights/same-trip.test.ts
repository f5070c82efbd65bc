import { describe, expect, it, test } from 'vitest';
import type { FlightOffer } from '@/lib/flights/offer';
import { findSameTrip } from '@/lib/flights/same-trip';
import { familySearch, offerFor } from '../bookings/booking-fixture';

const offer = offerFor(familySearch);

test.each<[what: string, change: Partial<FlightOffer>, isSame: boolean]>([
  ['another id and price', { id: 'another', price: { ...offer.price, total: '1.00' } }, true],
  ['another supplier', { supplier: 'another' }, true],
  ['one direction less', { itineraries: offer.itineraries.slice(0, 1) }, false],
  ['another day', { itineraries: offerFor({ ...familySearch, departureDate: '2027-01-15' }).itineraries }, false],
  ['another cabin', { travelerPricings: offerFor({ ...familySearch, cabinClass: 'FIRST' }).travelerPricings }, false],
])('with %s an offer is the same trip: %#', (_, change, isSame) => {
  expect(findSameTrip([{ ...offer, ...change }], offer) !== undefined).toBe(isSame);
});

/** A fare of the flights of `offer`, under a new id. */
function fare(brand: string | undefined, total: number, { bags = 1, fee = '100.00' } = {}) {
  return {
    ...offer,
    id: 'anew',
    price: { ...offer.price, total: total.toFixed(2) },
    itineraries: offer.itineraries.map(({ fareBrand: _, ...way }) => ({ ...way, ...(brand && { fareBrand: brand }) })),
    conditions: { change: { allowed: true, penalty: fee }, refund: { allowed: null } },
    travelerPricings: offer.travelerPricings.map((each) => ({
      ...each,
      fareDetailsBySegment: each.fareDetailsBySegment.map((flight) => ({ ...flight, includedCheckedBags: { quantity: bags } })),
    })),
  };
}

describe('of several fares of the same flights', () => {
  it.each<[string, ReturnType<typeof fare>[], ReturnType<typeof fare>]>([
    ['the same name at another price', [fare('Light', 1000), fare('Flex', 1200)], fare('Flex', 1001)],
    [
      'the same conditions where names are alike',
      [fare('Light', 1200, { fee: '300.00' }), fare('Light', 1300)],
      fare('Light', 1200),
    ],
    ['the same bags where none has a name', [fare(undefined, 1200, { bags: 0 }), fare(undefined, 1500)], fare(undefined, 1200)],
    ['the nearest price where all else is alike', [fare('Light', 1400), fare('Light', 1210)], fare('Light', 1200)],
  ])('it is the one with %s', (_, sold, chosen) => {
    expect(findSameTrip(sold, chosen)).toBe(sold[1]);
  });

  it('is the one of the same supplier where two sell it', () => {
    const sold = [{ ...fare('Light', 1200), supplier: 'another' }, fare('Light', 1300)];
    expect(findSameTrip(sold, fare('Light', 1200))).toBe(sold[1]);
  });

  it.each<[string, ReturnType<typeof fare>[]]>([
    ['on no worse terms', [fare('Light', 1190, { bags: 0 }), fare('Flex', 1500, { bags: 2 })]],
    ['at the nearest price', [fare('Plus', 1500), fare('Flex', 1250)]],
  ])('it is the nearest when the name is gone: %s', (_, sold) => {
    expect(findSameTrip(sold, fare('Classic', 1200))).toBe(sold[1]);
  });
});
