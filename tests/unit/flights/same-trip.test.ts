import { expect, test } from 'vitest';
import type { FlightOffer } from '@/lib/flights/offer';
import { isSameTrip } from '@/lib/flights/same-trip';
import { familySearch, offerFor } from '../bookings/booking-fixture';

const offer = offerFor(familySearch);

test.each<[what: string, change: Partial<FlightOffer>, isSame: boolean]>([
  ['another id and price', { id: 'another', price: { ...offer.price, total: '1.00' } }, true],
  ['another supplier', { supplier: 'another' }, false],
  ['one direction less', { itineraries: offer.itineraries.slice(0, 1) }, false],
  ['another day', { itineraries: offerFor({ ...familySearch, departureDate: '2027-01-15' }).itineraries }, false],
  ['another cabin', { travelerPricings: offerFor({ ...familySearch, cabinClass: 'FIRST' }).travelerPricings }, false],
])('with %s an offer is the same trip: %#', (_, change, isSame) => {
  expect(isSameTrip({ ...offer, ...change }, offer)).toBe(isSame);
});
