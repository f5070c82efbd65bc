import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { schengenFee } from '@/content/visa-fees';
import type { Bags, SignedFlightOffer } from '@/lib/flights/offer';
import { filterOffers, noFilters } from '@/lib/flights/results/filter-offers';
import { sortOffers } from '@/lib/flights/results/sort-offers';
import { summarizeResponse } from '@/lib/flights/results/summarize-offer';
import { wholeCostOf } from '@/lib/flights/whole-cost';
import type { TripPapers, TripStop } from '@/lib/visa/papers/passport-papers';
import { visaFee } from '@/lib/visa/papers/visa-fee';
import { makeOffer, makeResponse } from './results/offers.ts';

const noBag: Bags = { quantity: 0 };
function fare(id: string, total: string, bags: Bags | undefined, people = 1): SignedFlightOffer {
  const plain = makeOffer({ id });
  return {
    ...plain,
    price: { ...plain.price, total },
    itineraries: plain.itineraries.map((way) => ({ ...way, fareBrand: `Fare ${id}` })),
    travelerPricings: plain.travelerPricings.map((each) => ({
      ...each,
      quantity: people,
      fareDetailsBySegment: each.fareDetailsBySegment.map(({ includedCheckedBags: _, ...flight }) => ({
        ...flight,
        ...(bags && { includedCheckedBags: bags }),
      })),
    })),
  };
}
const [free, open] = [
  { dirhams: 0, why: 'none' },
  { dirhams: null, why: 'passports' },
] as const;
const summaryOf = (offer: SignedFlightOffer, ...others: SignedFlightOffer[]) => {
  const [summary] = summarizeResponse({ ...makeResponse([offer]), otherFares: { [offer.id]: others } });
  if (!summary) throw new Error('No offer');
  return summary;
};

const amount = fc.integer({ min: 1, max: 9_999_999 }).map((dirhams) => ({ dirhams, text: (dirhams / 100).toFixed(2) }));

test('totals add up to the last dirham, and nothing unknown is in them', () => {
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.constantFrom(noBag, { quantity: 1 }, undefined),
      fc.option(fc.integer({ min: 0, max: 500_000 })),
      fc.integer({ min: 1, max: 9 }),
      (one, other, bags, visa, people) => {
        const summary = summaryOf(fare('a', one.text, bags, people), fare('b', other.text, { quantity: 1 }, people));
        const { costs, dirhams, unknown, isEstimate } = wholeCostOf(summary, { dirhams: visa, why: 'schengen' }, null);
        const known = costs.flatMap((cost) => (cost.dirhams === null ? [] : [cost.dirhams]));
        expect(known.every(Number.isSafeInteger)).toBe(true);
        expect(dirhams).toBe(known.reduce((sum, each) => sum + each, 0));
        expect(unknown).toEqual(costs.filter(({ certainty }) => certainty === 'unknown').map(({ name }) => name));
        expect(costs.filter((cost) => (cost.dirhams === null) !== (cost.certainty === 'unknown'))).toEqual([]);
        expect(isEstimate).toBe(costs.some(({ certainty }) => certainty === 'estimated'));
        expect(costs[0]).toMatchObject({ name: 'fare', dirhams: one.dirhams, certainty: 'exact' });
      },
    ),
  );
});

describe('a checked bag', () => {
  const bagOf = (...fares: [SignedFlightOffer, ...SignedFlightOffer[]]) => wholeCostOf(summaryOf(...fares), free, null).costs[1];

  it('costs nothing more where the fare has one', () => {
    expect(bagOf(fare('a', '1000.00', { quantity: 1 }))).toMatchObject({ dirhams: 0, certainty: 'exact', why: 'included' });
  });

  it('costs what the cheapest fare with a bag costs more', () => {
    const fares = [fare('b', '1400.10', { weight: 30 }), fare('c', '1250.25', { quantity: 1 })];
    expect(bagOf(fare('a', '1000.00', noBag), ...fares)).toMatchObject({
      dirhams: 25_025,
      certainty: 'estimated',
      why: 'otherFare',
      fare: 'Fare c',
    });
  });

  it.each([
    ['no other fare has one', [fare('a', '1000.00', noBag)]],
    ['the supplier does not state it', [fare('a', '1000.00', undefined), fare('b', '1100.00', { quantity: 1 })]],
  ] as const)('is not known where %s', (_, [first, ...others]) => {
    expect(bagOf(first, ...others)).toMatchObject({ dirhams: null, certainty: 'unknown' });
  });
});

it('seats together are needed by nobody who flies alone, and not known for others', () => {
  const seatOf = (people: number) => wholeCostOf(summaryOf(fare('a', '10.00', noBag, people)), open, null).costs[2];
  expect(seatOf(1)).toMatchObject({ dirhams: 0, why: 'alone' });
  expect(seatOf(2)).toMatchObject({ dirhams: null, certainty: 'unknown' });
});

it('order and filter from door to door count the bag; what is not known comes last', () => {
  const answer = {
    ...makeResponse([
      fare('light', '1000.00', noBag),
      fare('unknown', '900.00', noBag),
      fare('full', '1100.00', { quantity: 1 }),
    ]),
    otherFares: { light: [fare('light-bag', '1300.00', { quantity: 1 })] },
  };
  const found = summarizeResponse(answer);
  expect(sortOffers(found, 'whole').map(({ id }) => id)).toEqual(['full', 'light', 'unknown']);
  const upTo = (max: number) => filterOffers(found, { ...noFilters, whole: { min: null, max } }).map(({ id }) => id);
  // Light alone costs 1,000: with its bag it is beyond the limit.
  expect(upTo(1200)).toEqual(['unknown', 'full']);
  expect(upTo(1300)).toEqual(['light', 'unknown', 'full']);
});

describe('the fees of visas', () => {
  const stop = (country: string): TripStop => ({ country, role: 'destination', days: 8 });
  const needing = (kind: TripPapers['entry']['kind'], count: number, passports: number): TripPapers => ({
    entry: { kind, count },
    transit: { kind: 'none', count: passports },
    validity: null,
    passports,
    areNone: false,
  });
  const party = { adults: 2, children: 1, infants: 1 };

  it('are those of the consulate for a Schengen visa, half for children', () => {
    const euros = 2 * schengenFee.euros + schengenFee.childEuros;
    expect(visaFee(needing('required', 1, 1), [stop('FR')], party, 4)).toEqual({ dirhams: euros * 400, why: 'schengen' });
    expect(visaFee(needing('required', 2, 4), [stop('FR')], party, 4)).toEqual({
      dirhams: 2 * schengenFee.euros * 400,
      why: 'schengen',
    });
  });

  it('are none where no visa is needed, and not known otherwise', () => {
    expect(visaFee(needing('none', 1, 1), [stop('FR')], party, 4)).toEqual({ dirhams: 0, why: 'none' });
    expect(visaFee(null, [stop('FR')], party, 4)).toEqual({ dirhams: null, why: 'passports' });
    for (const fee of [
      visaFee(needing('required', 1, 1), [stop('US')], party, 4),
      visaFee(needing('eVisa', 1, 1), [stop('TR')], party, 4),
      visaFee(needing('required', 1, 2), [stop('FR')], party, 4),
      visaFee(needing('required', 1, 1), [stop('FR')], party, null),
      visaFee(needing('required', 1, 1), [stop('FR'), stop('GB')], party, 4),
    ])
      expect(fee).toEqual({ dirhams: null, why: 'authority' });
  });
});
