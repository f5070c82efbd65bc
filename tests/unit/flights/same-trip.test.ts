import { describe, expect, it, test } from 'vitest';
import type { FlightOffer } from '@/lib/flights/offer';
import { findSameTrip, nearestTrip } from '@/lib/flights/same-trip';
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
  ])('it is the one with %s', (_, sold, selected) => {
    expect(findSameTrip(sold, selected)).toBe(sold[1]);
  });

  it('is that of the same supplier when two sell it', () => {
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

describe('in place of flights that are no longer sold', () => {
  const leaving = (clock: string, total: number, airline = 'QR') => ({
    ...fare('Classic', total),
    validatingAirlineCodes: [airline],
    itineraries: offer.itineraries.map(({ segments, ...way }) => ({
      ...way,
      fareBrand: 'Classic',
      segments: segments.map((segment) => ({
        ...segment,
        departure: { ...segment.departure, at: segment.departure.at.replace(/T.*/, `T${clock}:00`) },
      })),
    })),
  });
  const selected = leaving('21:55', 1200);

  it.each([
    ['at the nearest hours', [leaving('08:00', 1200), leaving('20:00', 1900)], 1900],
    ['of the same airline, though another leaves nearer', [leaving('21:00', 1200, 'BA'), leaving('08:00', 1500)], 1500],
    ['the cheaper of two at the same hours', [leaving('20:00', 1900), leaving('20:00', 1400)], 1400],
  ])('come those %s', (_, sold, total) => {
    expect(nearestTrip(sold, selected)?.price.total).toBe(`${total}.00`);
  });

  it('comes the nearest of these fares', () => {
    const flex = { ...leaving('20:00', 900), ...fare('Flex', 900), itineraries: leaving('20:00', 900).itineraries };
    const [light, classic] = [
      { ...flex, itineraries: flex.itineraries.map((way) => ({ ...way, fareBrand: 'Light' })) },
      leaving('20:00', 1900),
    ];
    expect(nearestTrip([light, classic], selected)).toBe(classic);
  });

  it('comes the cheapest when the selection is unknown, and nothing when nothing is sold', () => {
    expect(nearestTrip([leaving('08:00', 1300), leaving('20:00', 1250)])?.price.total).toBe('1250.00');
    expect(nearestTrip([], selected)).toBeUndefined();
  });
});
