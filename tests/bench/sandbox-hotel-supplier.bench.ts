import { bench, describe } from 'vitest';
import type { RoomOccupancy } from '../../supabase/functions/_shared/contracts/hotels/hotel-search.ts';
import { sandboxHotelSupplier } from '../../supabase/functions/_shared/suppliers/sandbox/hotels/sandbox-hotel-supplier.ts';

/** As for flights: the limit is 150 ms for the largest search, and a warm one should take far less. */
describe('the sandbox supplier of hotels', () => {
  const couple: RoomOccupancy = { adults: 2, childrenAges: [] };
  const family: RoomOccupancy = { adults: 2, childrenAges: [5, 9] };
  const searches: [string, string, string, RoomOccupancy[]][] = [
    ['four rooms for a month in the largest city', 'london', '2027-02-13', [couple, family, family, couple]],
    ['a room for a weekend in the largest city', 'london', '2027-01-17', [couple]],
    ['a room for a week on an island', 'male', '2027-01-21', [family]],
  ];
  for (const [name, cityCode, checkOut, occupancy] of searches) {
    const party = { rooms: occupancy.length, adults: occupancy.length * 2, occupancy };
    const request = { cityCode, checkIn: '2027-01-14', checkOut, language: 'en' as const, ...party };
    bench(name, async () => {
      await sandboxHotelSupplier.searchHotels(request, {
        signal: new AbortController().signal,
        now: new Date('2026-11-21T09:00:00Z'),
      });
    });
  }

  bench('a keyword that matches many places', async () => {
    const asked = { keyword: 'united', subType: 'CITY', language: 'en' } as const;
    await sandboxHotelSupplier.findPlaces(asked, new AbortController().signal);
  });
});
