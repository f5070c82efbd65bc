import { expect, it } from 'vitest';
import { searchAgainPath } from '@/lib/flights/multi-city/search-again';
import { parseFlightSearch } from '@/lib/flights/search/search-params';
import { familySearch, offerFor } from '../bookings/booking-fixture';

it('flights are searched again with the ends, days, party and cabin that they had, while they are ahead', () => {
  const offer = offerFor(familySearch);
  const young = (['CHILD', 'HELD_INFANT'] as const).flatMap((travelerType) =>
    offer.travelerPricings.map((fare) => ({ ...fare, travelerType, quantity: 1 })),
  );
  const flights = [{ ...offer, travelerPricings: [...offer.travelerPricings, ...young] }];
  const path = searchAgainPath(flights, '2026-11-29') ?? '';
  expect(parseFlightSearch(new URL(path, 'http://site').searchParams, '2026-11-29')).toEqual({
    ...{ origin: 'DOH', destination: 'LHR', departureDate: familySearch.departureDate, returnDate: familySearch.returnDate },
    ...{ adults: familySearch.adults, children: familySearch.children, infants: familySearch.infants, cabinClass: 'ECONOMY' },
  });
  expect(path).toContain('view=results');
  expect(searchAgainPath(flights, familySearch.departureDate)).toBeNull();
  expect(searchAgainPath([], '2026-11-29')).toBeNull();
});
