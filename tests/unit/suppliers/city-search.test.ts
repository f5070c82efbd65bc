import { describe, expect, it } from 'vitest';
import { airportsOf } from '@/supabase/functions/_shared/contracts/flights/city-airports';
import { endsOf } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { searchFor, supply } from './sandbox-searches';

const today = '2026-11-22';
const days = { departureDate: '2027-01-14', returnDate: '2027-01-21' };
const context = { signal: new AbortController().signal, today };

describe('a search of a whole city', () => {
  it('finds flights to several of its airports, most of them back from the same one, each once', async () => {
    const { offers } = await supply(searchFor('DOH', 'LON', days), today);
    const ends = offers.map(({ itineraries }) => [
      itineraries[0]?.segments.at(-1)?.arrival.iataCode,
      itineraries[1]?.segments[0]?.departure.iataCode,
    ]);
    expect(new Set(ends.map(([arrival]) => arrival)).size).toBeGreaterThan(1);
    const isOther = ([arrival, departure]: (string | undefined)[]) => departure !== arrival;
    expect(ends.some(isOther)).toBe(true);
    expect(ends.filter(isOther).length).toBeLessThan(ends.length / 2);
    for (const airport of ends.flat()) expect(airportsOf('LON')).toContain(airport);
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
  });

  it('is not more expensive than the cheapest of its airports, in the calendar too', async () => {
    const lowestTo = async (place: string) => {
      const { offers } = await supply(searchFor('DOH', place, days), today);
      return Math.min(...offers.map(({ price }) => Number(price.total)));
    };
    const city = await lowestTo('LON');
    expect(city).toBeLessThanOrEqual(Math.min(await lowestTo('LHR'), await lowestTo('LGW')));
    const { origin, destination, adults, children, infants, cabinClass } = searchFor('DOH', 'LON', days);
    const party = { origin, destination, adults, children, infants, cabinClass };
    const [day] = await sandboxFlightSupplier.lowestFares(
      { ...party, firstDay: days.departureDate, lastDay: days.departureDate, nights: 7 },
      context,
    );
    expect(Number(day?.lowest?.total)).toBe(city);
  });

  it('covers only the airport, if that is meant, even though the city has the same code', async () => {
    const reached = async (place: string) => {
      const { offers } = await supply({ ...searchFor('DOH', place, days), ...endsOf('DOH', place) }, today);
      return [...new Set(offers.map(({ itineraries }) => itineraries[0]?.segments.at(-1)?.arrival.iataCode))].sort();
    };
    expect(await reached('IST')).toEqual(['IST', 'SAW']);
    expect(await reached('IST-ONLY')).toEqual(['IST']);
  });

  it('is priced again', async () => {
    const search = searchFor('LON', 'DOH', days);
    const { offers } = await supply(search, today);
    const [offer] = offers;
    if (!offer) throw new TypeError('London has flights to Doha');
    expect(await sandboxFlightSupplier.priceAgain(offer, search, context)).toEqual(offer);
  });
});
