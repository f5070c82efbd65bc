import { daysBetween } from '@/lib/time/dates';
import { mostCalendarSeats } from '@/supabase/functions/_shared/contracts/flights/flight-calendar';
import { endsOfFields, type FlightSearchForm } from '../search/search-form';
import type { AnyDayTrip } from './calendar-fares';

/** Assumed length of a trip while its return is open. */
const usualNights = 7;

/** The trip of a form with an open departure or return day; null while its places are empty, and for a party without lowest fares. */
export function tripOfForm(form: FlightSearchForm, picking: 'departure' | 'return' = 'departure'): AnyDayTrip | null {
  const ends = endsOfFields(form);
  const { origin, destination } = ends;
  const { adults, children, infants } = form;
  if (!origin || !destination || origin === destination || adults + children > mostCalendarSeats) return null;
  const trip = { ...ends, adults, children, infants, cabinClass: form.class };
  if (form.tripType !== 'roundtrip') return trip;
  if (picking === 'return') return { ...trip, departureDate: form.departDate };
  const isStayKnown = form.departDate !== '' && form.returnDate >= form.departDate;
  return { ...trip, nights: isStayKnown ? daysBetween(form.departDate, form.returnDate) : usualNights };
}
