import { bench, describe } from 'vitest';
import type { FlightSearchRequest } from '../../supabase/functions/_shared/contracts/flights/flight-request.ts';
import { sandboxFlightSupplier } from '../../supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier.ts';

/** The limit is 150 ms for the largest search, and a warm one should take far less. */
describe('the sandbox supplier of flights', () => {
  const searches: [string, string, string][] = [
    ['the largest round trip', 'DOH', 'LHR'],
    ['a round trip with two changes', 'BOS', 'KHI'],
    ['a short hop', 'DOH', 'DXB'],
    ['a route to nowhere near', 'GRU', 'AKL'],
  ];
  for (const [name, origin, destination] of searches) {
    const search: FlightSearchRequest = {
      origin,
      destination,
      departureDate: '2027-01-14',
      returnDate: '2027-01-28',
      adults: 2,
      children: 2,
      infants: 1,
      cabinClass: 'ECONOMY',
    };
    bench(name, async () => {
      await sandboxFlightSupplier.searchFlights(search, { signal: new AbortController().signal, today: '2026-11-21' });
    });
  }
});
