import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import {
  bookingHorizonDays,
  type CabinClass,
  type FlightSearchRequest,
  flightSearchRequest,
  isOnlyAirport,
  passengerLimits,
  placesOf,
  type SearchedEnds,
} from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { ShortTrip } from '../calendar/next-weekend';
import { buildFlightSearchQuery, type FlightSearchParams } from './search-params';

export type TripType = 'roundtrip' | 'oneway' | 'multicity';

/** The form as filled in. Places are the text of the field: "London (LHR)" for a selected one; `fromOnly`: the airport, not the city of that code. Dates are yyyy-MM-dd or empty. */
export interface FlightSearchForm {
  tripType: TripType;
  from: string;
  fromOnly?: boolean | undefined;
  to: string;
  toOnly?: boolean | undefined;
  departDate: string;
  returnDate: string;
  adults: number;
  children: number;
  infants: number;
  class: CabinClass;
  /** A short trip after work was asked for in one tap: its results begin with evening departures. */
  isAfterWork?: boolean | undefined;
}

/** Doha, where most trips begin. */
export const homeAirport = 'DOH';

export const emptyFlightSearchForm: FlightSearchForm = {
  tripType: 'roundtrip',
  from: '',
  to: '',
  departDate: '',
  returnDate: '',
  adults: 1,
  children: 0,
  infants: 0,
  class: 'ECONOMY',
};

export type FlightFormField = 'from' | 'to' | 'departDate' | 'returnDate' | 'passengers' | 'class';
export type FlightFormErrors = Partial<Record<FlightFormField, string>>;
export type FlightFormCheck = { request: FlightSearchRequest } | { errors: FlightFormErrors };

/** The field's text for a selected place. */
export function airportLabel(city: string, code: string): string {
  return `${city} (${code})`;
}

/** The code at the end of a field's text; empty when no place is selected. */
export function airportCodeOf(text: string): string {
  return /\(([A-Z]{3})\)\s*$/.exec(text)?.[1] ?? '';
}

/** The ends of a trip as its fields have them. */
export function endsOfFields({
  from,
  fromOnly,
  to,
  toOnly,
}: Pick<FlightSearchForm, 'from' | 'fromOnly' | 'to' | 'toOnly'>): SearchedEnds {
  return {
    origin: airportCodeOf(from),
    ...(fromOnly && { originOnly: true }),
    destination: airportCodeOf(to),
    ...(toOnly && { destinationOnly: true }),
  };
}

/** Whether both fields have one code: known without the list of airports, which also knows the airports of a city. */
export function hasSameEnds({ from, to }: Pick<FlightSearchForm, 'from' | 'to'>): boolean {
  return airportCodeOf(from) !== '' && airportCodeOf(from) === airportCodeOf(to);
}

const fieldOfPath: Record<string, FlightFormField> = {
  origin: 'from',
  destination: 'to',
  departureDate: 'departDate',
  returnDate: 'returnDate',
  adults: 'passengers',
  children: 'passengers',
  infants: 'passengers',
  cabinClass: 'class',
};

/** Turns the form into a search, or returns errors by field, as keys of `flights.errors`. */
export function checkFlightForm(form: FlightSearchForm, today: string = todayInQatar()): FlightFormCheck {
  const missing = missingFields(form);
  const result = flightSearchRequest({ today }).safeParse(requestOf(form));
  if (result.success) return { request: result.data };
  const errors: FlightFormErrors = {};
  for (const { path, message } of result.error.issues) errors[fieldOfPath[String(path[0])] ?? 'from'] ??= message;
  return { errors: { ...errors, ...(hasSameEnds(form) && { to: 'sameAirport' }), ...missing } };
}

/** The query of a form, complete or not, as `formFromAddress` reads it; text that is not an airport is left out. */
export function queryOfForm(form: FlightSearchForm): URLSearchParams {
  return buildFlightSearchQuery(requestOf(form));
}

function requestOf(form: FlightSearchForm): FlightSearchRequest {
  return {
    ...endsOfFields(form),
    departureDate: form.departDate,
    ...(form.tripType === 'roundtrip' && { returnDate: form.returnDate }),
    adults: form.adults,
    children: form.children,
    infants: form.infants,
    cabinClass: form.class,
  };
}

/** What a search cannot be without; text that is no airport, and a missing return, are errors of `checkFlightForm` (SPEC section 5). */
export function missingParts(form: Pick<FlightSearchForm, 'from' | 'to' | 'departDate'>): ('from' | 'to' | 'departureDate')[] {
  const parts = { from: form.from, to: form.to, departureDate: form.departDate };
  return (['from', 'to', 'departureDate'] as const).filter((part) => parts[part].trim() === '');
}

function missingFields({ tripType, departDate, returnDate }: FlightSearchForm): FlightFormErrors {
  return {
    ...(!departDate && { departDate: 'departureRequired' }),
    ...(tripType === 'roundtrip' && !returnDate && { returnDate: 'returnRequired' }),
  };
}

/** The messages of the fields that are still empty. */
export function errorsStillOpen(errors: FlightFormErrors, form: FlightSearchForm): FlightFormErrors {
  const isOpen = (field: string) => field in form && form[field as keyof FlightSearchForm] === '';
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isOpen(field)));
}

/** A round trip then returns on the next day (SPEC section 4), or on the same day where that is the last one on sale. */
export function withDeparture(form: FlightSearchForm, departDate: string, today: string = todayInQatar()): FlightSearchForm {
  const nextDay = addDays(departDate, 1);
  const back = nextDay > addDays(today, bookingHorizonDays) ? departDate : nextDay;
  return { ...form, departDate, returnDate: form.tripType === 'roundtrip' ? back : '', isAfterWork: false };
}

/** A round trip on the days of a short one. */
export function withShortTrip(
  form: FlightSearchForm,
  { leaves, returns }: Pick<ShortTrip, 'leaves' | 'returns'>,
): FlightSearchForm {
  return { ...form, tripType: 'roundtrip', departDate: leaves, returnDate: returns, isAfterWork: true };
}

/** Infants never outnumber adults: removing an adult also removes the infant on their lap. */
export function withPassengers(
  form: FlightSearchForm,
  change: Partial<Pick<FlightSearchForm, 'adults' | 'children' | 'infants'>>,
): FlightSearchForm {
  const next = { ...form, ...change };
  const adults = clamp(next.adults, passengerLimits.adults.min, passengerLimits.adults.max);
  const children = clamp(next.children, passengerLimits.children.min, passengerLimits.children.max);
  return { ...next, adults, children, infants: clamp(next.infants, 0, adults) };
}

/** The form for the search in an address; `placeText` returns the field's text for a code or city, or null for an unknown one. */
export function formFromParams(params: FlightSearchParams, placeText: (place: string) => string | null): FlightSearchForm {
  const form: FlightSearchForm = {
    ...emptyFlightSearchForm,
    from: (params.from && placeText(params.from)) ?? params.from ?? '',
    to: (params.to && placeText(params.to)) ?? params.to ?? '',
    ...(isOnlyAirport(params.from ?? '') && { fromOnly: true }),
    ...(isOnlyAirport(params.to ?? '') && { toOnly: true }),
    tripType: params.departure && params.return === undefined ? 'oneway' : 'roundtrip',
    departDate: params.departure ?? '',
    returnDate: params.return ?? '',
    class: params.cabinClass ?? 'ECONOMY',
  };
  return withPassengers(form, { adults: params.adults ?? 1, children: params.children ?? 0, infants: params.infants ?? 0 });
}

/** The form of an earlier search. */
export function formFromSearch(search: FlightSearchRequest, placeText: (place: string) => string | null): FlightSearchForm {
  const [from, to] = placesOf(search);
  return formFromParams(
    {
      from,
      to,
      departure: search.departureDate,
      ...(search.returnDate && { return: search.returnDate }),
      adults: search.adults,
      children: search.children,
      infants: search.infants,
      cabinClass: search.cabinClass,
    },
    placeText,
  );
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value || min, min), max);
}
