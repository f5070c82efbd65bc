import fc from 'fast-check';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import {
  bookingHorizonDays,
  cabinClasses,
  type FlightSearchRequest,
} from '@/supabase/functions/_shared/contracts/flights/flight-request';

/** Any search that the contract accepts on `today`. */
export function validSearch(today: string): fc.Arbitrary<FlightSearchRequest> {
  const days = fc.integer({ min: 0, max: bookingHorizonDays });
  return fc
    .record({
      airports: fc.uniqueArray(fc.constantFrom('DOH', 'LHR', 'CDG', 'BKK', 'JED', 'MNL'), { minLength: 2, maxLength: 2 }),
      days: fc.tuple(days, fc.option(days)),
      adults: fc.integer({ min: 1, max: 9 }),
      children: fc.integer({ min: 0, max: 9 }),
      infantShare: fc.nat(9),
      cabinClass: fc.constantFrom(...cabinClasses),
    })
    .map(({ airports: [origin = '', destination = ''], days: [one, other], adults, children, infantShare, cabinClass }) => {
      const search = { origin, destination, adults, children, infants: Math.min(infantShare, adults), cabinClass };
      if (other === null) return { ...search, departureDate: addDays(today, one) };
      return { ...search, departureDate: addDays(today, Math.min(one, other)), returnDate: addDays(today, Math.max(one, other)) };
    });
}
