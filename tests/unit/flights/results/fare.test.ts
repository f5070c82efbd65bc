import { describe, expect, test } from 'vitest';
import { cabinsOf, leastBags } from '@/lib/flights/fare';
import type { Bags, CabinClass } from '@/lib/flights/offer';
import { makeOffer } from './offers';

function fareWith(segments: { cabin?: CabinClass; bags?: Bags }[]) {
  const offer = makeOffer();
  const [adult] = offer.travelerPricings;
  if (!adult) throw new Error('an offer has an adult');
  adult.fareDetailsBySegment = segments.map(({ cabin = 'ECONOMY', bags }, index) => ({
    segmentId: String(index),
    cabin,
    ...(bags && { includedCheckedBags: bags }),
  }));
  return offer;
}

describe('what a fare includes', () => {
  test('lists each cabin once', () => {
    expect(cabinsOf(fareWith([{ cabin: 'BUSINESS' }, { cabin: 'ECONOMY' }, { cabin: 'BUSINESS' }]))).toEqual([
      'BUSINESS',
      'ECONOMY',
    ]);
  });

  test.each<[string, Bags[], Bags]>([
    ['the same everywhere', [{ quantity: 2 }, { quantity: 2 }], { quantity: 2 }],
    ['fewer pieces', [{ quantity: 2 }, { quantity: 1 }], { quantity: 1 }],
    [
      'less weight',
      [
        { weight: 40, weightUnit: 'KG' },
        { weight: 30, weightUnit: 'KG' },
      ],
      { weight: 30, weightUnit: 'KG' },
    ],
    [
      'pounds against kilograms',
      [
        { weight: 50, weightUnit: 'LB' },
        { weight: 25, weightUnit: 'KG' },
      ],
      { weight: 50, weightUnit: 'LB' },
    ],
    ['a piece against a weight', [{ quantity: 1 }, { weight: 30, weightUnit: 'KG' }], { quantity: 1 }],
    ['none on one flight', [{ quantity: 2 }, { quantity: 0 }], { quantity: 0 }],
    ['none on one flight, and nothing said of the other', [{ quantity: 0 }, {}], { quantity: 0 }],
  ])('has the smallest allowance: %s', (_, bags, least) => {
    expect(leastBags(fareWith(bags.map((allowance) => ({ bags: allowance }))))).toEqual(least);
  });

  test.each<[string, { bags?: Bags }[]]>([
    ['of any flight', [{}, {}]],
    ['of one flight', [{ bags: { quantity: 2 } }, {}]],
    ['in an empty entry', [{ bags: {} }]],
  ])('is empty if nothing is stated %s', (_, segments) => {
    expect(leastBags(fareWith(segments))).toBeNull();
  });
});
