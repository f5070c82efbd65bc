import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import {
  type CabinClass,
  type FlightSearchRequest,
  flightSearchRequest,
  passengerLimits,
} from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { buildFlightSearchQuery, type FlightSearchParams } from './search-params';

export type TripType = 'roundtrip' | 'oneway' | 'multicity';

/** What the visitor has filled in. Places are the text of the field: "London (LHR)" once one was chosen. Dates are yyyy-MM-dd or empty. */
export interface FlightSearchForm {
  tripType: TripType;
  from: string;
  to: string;
  departDate: string;
  returnDate: string;
  adults: number;
  children: number;
  infants: number;
  class: CabinClass;
}

/** Doha, where most of our trips begin. */
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

/** The text of a chosen airport in a field. */
export function airportLabel(city: string, code: string): string {
  return `${city} (${code})`;
}

/** The code a field's text ends with, or an empty text when no airport was chosen. */
export function airportCodeOf(text: string): string {
  return /\(([A-Z]{3})\)\s*$/.exec(text)?.[1] ?? '';
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

/** Turns the form into a search, or says by field what is wrong, as keys of `flights.errors`. */
export function checkFlightForm(form: FlightSearchForm, today: string = todayInQatar()): FlightFormCheck {
  const missing = missingFields(form);
  const result = flightSearchRequest({ today }).safeParse(requestOf(form));
  if (result.success) return { request: result.data };
  const errors: FlightFormErrors = {};
  for (const { path, message } of result.error.issues) errors[fieldOfPath[String(path[0])] ?? 'from'] ??= message;
  return { errors: { ...errors, ...missing } };
}

/** The query of a form that may be half filled in, as `formFromAddress` reads it; letters that are no airport yet stay out of it. */
export function queryOfForm(form: FlightSearchForm): URLSearchParams {
  return buildFlightSearchQuery(requestOf(form));
}

function requestOf(form: FlightSearchForm): FlightSearchRequest {
  return {
    origin: airportCodeOf(form.from),
    destination: airportCodeOf(form.to),
    departureDate: form.departDate,
    ...(form.tripType === 'roundtrip' && { returnDate: form.returnDate }),
    adults: form.adults,
    children: form.children,
    infants: form.infants,
    cabinClass: form.class,
  };
}

function missingFields({ tripType, departDate, returnDate }: FlightSearchForm): FlightFormErrors {
  return {
    ...(!departDate && { departDate: 'departureRequired' }),
    ...(tripType === 'roundtrip' && !returnDate && { returnDate: 'returnRequired' }),
  };
}

/** The messages of fields that are still empty; the others have been answered. */
export function errorsStillOpen(errors: FlightFormErrors, form: FlightSearchForm): FlightFormErrors {
  const isOpen = (field: string) => field in form && form[field as keyof FlightSearchForm] === '';
  return Object.fromEntries(Object.entries(errors).filter(([field]) => isOpen(field)));
}

/** A return before the new departure is taken out, not moved: the visitor chooses it by its price (docs/decisions/0074). */
export function withDeparture(form: FlightSearchForm, departDate: string): FlightSearchForm {
  return { ...form, departDate, returnDate: form.returnDate < departDate ? '' : form.returnDate };
}

/** Infants never outnumber adults: taking an adult away takes the infant on that lap too. */
export function withPassengers(
  form: FlightSearchForm,
  change: Partial<Pick<FlightSearchForm, 'adults' | 'children' | 'infants'>>,
): FlightSearchForm {
  const next = { ...form, ...change };
  const adults = clamp(next.adults, passengerLimits.adults.min, passengerLimits.adults.max);
  const children = clamp(next.children, passengerLimits.children.min, passengerLimits.children.max);
  return { ...next, adults, children, infants: clamp(next.infants, 0, adults) };
}

/** The form for the search in an address; `placeText` turns a code or city into the text of a field, or null if unknown. */
export function formFromParams(params: FlightSearchParams, placeText: (place: string) => string | null): FlightSearchForm {
  const form: FlightSearchForm = {
    ...emptyFlightSearchForm,
    from: (params.from && placeText(params.from)) ?? params.from ?? '',
    to: (params.to && placeText(params.to)) ?? params.to ?? '',
    tripType: params.departure && params.return === undefined ? 'oneway' : 'roundtrip',
    departDate: params.departure ?? '',
    returnDate: params.return ?? '',
    class: params.cabinClass ?? 'ECONOMY',
  };
  return withPassengers(form, { adults: params.adults ?? 1, children: params.children ?? 0, infants: params.infants ?? 0 });
}

/** The form of a search that was made before. */
export function formFromSearch(search: FlightSearchRequest, placeText: (place: string) => string | null): FlightSearchForm {
  return formFromParams(
    {
      from: search.origin,
      to: search.destination,
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
  return Math.min(Math.max(value, min), max);
}
