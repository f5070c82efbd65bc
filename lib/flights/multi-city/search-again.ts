import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightOffer } from '../offer';
import { isRoundTrip } from '../round-trip';
import { flightResultsPath } from '../search/search-params';
import { oneTicketResultsPath } from './address';

/** English path of the results for the ends, days, party and cabin of these flights; null when they leave on `today` (yyyy-MM-dd) or before. */
export function searchAgainPath(flights: readonly Pick<FlightOffer, 'itineraries' | 'travelerPricings'>[], today: string) {
  const [offer] = flights;
  const legs = (offer?.itineraries ?? []).flatMap(({ segments }) => {
    const [from, to] = [segments[0]?.departure, segments.at(-1)?.arrival];
    return from && to ? [{ origin: from.iataCode, destination: to.iataCode, departureDate: from.at.slice(0, 10) }] : [];
  });
  const [first, ...others] = legs;
  if (!offer || !first || flights.length > 1 || first.departureDate < addDays(today, 1)) return null;
  const seats = (type: string) =>
    offer.travelerPricings.filter(({ travelerType }) => travelerType === type).reduce((sum, { quantity }) => sum + quantity, 0);
  const party = { adults: seats('ADULT'), children: seats('CHILD'), infants: seats('HELD_INFANT') };
  const cabinClass = offer.travelerPricings[0]?.fareDetailsBySegment[0]?.cabin ?? 'ECONOMY';
  const search = { ...first, ...party, cabinClass };
  if (others.length === 0) return flightResultsPath(search);
  const [back] = others;
  return back && isRoundTrip(offer.itineraries)
    ? flightResultsPath({ ...search, returnDate: back.departureDate })
    : oneTicketResultsPath({ ...search, furtherLegs: others });
}
