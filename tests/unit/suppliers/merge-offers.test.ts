import { describe, expect, it } from 'vitest';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { faresOfJourneys } from '@/supabase/functions/_shared/suppliers/flights/fares-of-journeys';
import { mergeFlights, withOwnIds } from '@/supabase/functions/_shared/suppliers/merge-offers';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';

const { offers } = await sandboxFlightSupplier.searchFlights(
  { origin: 'DOH', destination: 'LHR', departureDate: '2027-01-14', adults: 1, children: 0, infants: 0, cabinClass: 'ECONOMY' },
  { signal: new AbortController().signal, today: '2026-11-21' },
);
const [one, other] = faresOfJourneys(offers).data as [FlightOffer, FlightOffer];

function offer(supplier: string, id: string, total: string, like = one): FlightOffer {
  return { ...like, supplier, id, price: { ...like.price, total } };
}

const reported = (merged: readonly FlightOffer[]) => merged.map(({ supplier, id }) => `${supplier} ${id}`);

describe('offers of several suppliers', () => {
  it('of the same flights are those of the cheaper supplier, with all its fares', () => {
    const merged = mergeFlights([
      [offer('first', 'a', '900.00'), offer('first', 'b', '1000.00'), offer('first', 'c', '700.00', other)],
      [offer('second', 'd', '890.00'), offer('second', 'e', '1200.00'), offer('second', 'f', '800.00', other)],
    ]);
    expect(reported(merged)).toEqual(['first c', 'second d', 'second e']);
  });

  it('at the same price are those of the first supplier', () => {
    expect(reported(mergeFlights([[offer('first', 'a', '900.00')], [offer('second', 'b', '900.0')]]))).toEqual(['first a']);
  });

  it('are compared by number without leading zeros, by time and by cabin', () => {
    const [itinerary] = one.itineraries;
    const padded = {
      ...one,
      itineraries: [
        { ...itinerary, segments: itinerary?.segments.map((segment) => ({ ...segment, number: `0${segment.number}` })) },
      ],
    } as FlightOffer;
    const inBusiness = {
      ...one,
      travelerPricings: one.travelerPricings.map((pricing) => ({
        ...pricing,
        fareDetailsBySegment: pricing.fareDetailsBySegment.map((fare) => ({ ...fare, cabin: 'BUSINESS' as const })),
      })),
    };
    const merged = mergeFlights([
      [offer('first', 'a', '900.00')],
      [offer('second', 'b', '100.00', padded), offer('second', 'c', '5000.00', inBusiness)],
    ]);
    expect(reported(merged)).toEqual(['second b', 'second c']);
  });

  it('of one supplier stay unchanged', () => {
    expect(mergeFlights([offers])).toEqual(offers);
  });

  it('never share an id', () => {
    const merged = withOwnIds([
      [{ id: 'x', from: 1 }],
      [
        { id: 'y', from: 2 },
        { id: 'x', from: 2 },
      ],
    ]);
    expect(merged).toEqual([
      { id: 'x', from: 1 },
      { id: 'y', from: 2 },
    ]);
  });
});
