import { addDays, isCalendarDay, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { isSamePlace } from '@/supabase/functions/_shared/contracts/flights/city-airports';
import { bookingHorizonDays, passengerLimits } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import {
  airportCodeOf,
  type FlightFormErrors,
  type FlightSearchForm,
  formFromParams,
  homeAirport,
  withPassengers,
} from './search-form';
import type { FlightSearchParams } from './search-params';

/**
 * The form for the search in an address, from Doha by default. Invalid values are dropped and reported by field, as keys of `flights.errors`;
 * missing ones are no error. `placeText` as for `formFromParams`.
 */
export function formFromAddress(
  params: FlightSearchParams,
  placeText: (place: string) => string | null,
  today: string = todayInQatar(),
): { form: FlightSearchForm; errors: FlightFormErrors } {
  const written = formFromParams(params, placeText);
  if (!params.from && airportCodeOf(written.to) !== homeAirport) written.from = placeText(homeAirport) ?? '';
  const errors: FlightFormErrors = { ...placeErrors(written), ...dayErrors(written, today), ...partyErrors(params) };
  const isOldReturn = written.returnDate < today;
  const form = {
    ...written,
    ...(errors.from && { from: '' }),
    ...(errors.to && { to: '' }),
    ...(errors.departDate && { departDate: '' }),
    ...((errors.returnDate || isOldReturn) && { returnDate: '' }),
  };
  return { form: withPassengers(form, counted[errors.passengers ?? ''] ?? {}), errors };
}

/** What a wrong count becomes, by its error; the other counts stay. */
const counted: Readonly<Record<string, Partial<Pick<FlightSearchForm, 'adults' | 'children' | 'infants'>>>> = {
  adultsRange: { adults: passengerLimits.adults.min },
  childrenRange: { children: 0 },
  infantsRange: { infants: 0 },
  infantsOverAdults: { infants: 0 },
};

function placeErrors({ from, to }: FlightSearchForm): FlightFormErrors {
  const [origin, destination] = [airportCodeOf(from), airportCodeOf(to)];
  return {
    ...(from && !origin && { from: 'airportUnknown' }),
    ...(to && !destination && { to: 'airportUnknown' }),
    ...(origin && destination && isSamePlace(origin, destination) && { to: 'sameAirport' }),
  };
}

function dayErrors({ departDate, returnDate }: FlightSearchForm, today: string): FlightFormErrors {
  const lastDay = addDays(today, bookingHorizonDays);
  const errors: FlightFormErrors = {};
  if (departDate && !isCalendarDay(departDate)) errors.departDate = 'departureInvalid';
  else if (departDate && departDate < today) errors.departDate = 'departurePast';
  else if (departDate > lastDay) errors.departDate = 'departureTooFar';
  if (returnDate && !isCalendarDay(returnDate)) errors.returnDate = 'returnInvalid';
  else if (returnDate && departDate && !errors.departDate && returnDate < departDate) errors.returnDate = 'returnBeforeDeparture';
  else if (returnDate > lastDay) errors.returnDate = 'returnTooFar';
  return errors;
}

/** Error keys (`flights.errors`) for the passengers and the cabin in an address. The form cannot produce these itself. */
export function partyErrors({ cabinClass, ...party }: FlightSearchParams): Pick<FlightFormErrors, 'passengers' | 'class'> {
  return { ...passengerErrors(party), ...(cabinClass === null && { class: 'cabinInvalid' }) };
}

function passengerErrors({ adults = 1, children = 0, infants = 0 }: FlightSearchParams): Pick<FlightFormErrors, 'passengers'> {
  if (!(adults >= passengerLimits.adults.min && adults <= passengerLimits.adults.max)) return { passengers: 'adultsRange' };
  if (!(children <= passengerLimits.children.max)) return { passengers: 'childrenRange' };
  if (Number.isNaN(infants)) return { passengers: 'infantsRange' };
  return infants > adults ? { passengers: 'infantsOverAdults' } : {};
}
