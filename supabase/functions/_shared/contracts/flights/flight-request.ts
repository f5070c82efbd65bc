/** The request of a flight search, separate from its answer, because the form needs nothing else of the contract (flight-search.ts). */
import * as z from 'zod/mini';
import { addDays, todayInQatar } from '../calendar-day.ts';
import { calendarDay } from '../calendar-day-schema.ts';
import type { SearchAgreements } from './search-agreements.ts';

export const cabinClasses = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST'] as const;
export type CabinClass = (typeof cabinClasses)[number];

export const passengerLimits = { adults: { min: 1, max: 9 }, children: { min: 0, max: 9 } } as const;

/** Airlines publish their timetables about this many days ahead. */
export const bookingHorizonDays = 360;

/** The IATA code of an airport or of a city. */
const place = z.string({ error: 'airportRequired' }).check(z.regex(/^[A-Z]{3}$/, { error: 'airportRequired' }));
/** Where an airport's code is also its city's (city-airports.ts): the airport alone is meant, not the whole city. */
const only = z.optional(z.literal(true, { error: 'airportRequired' }));

const count = (min: number, max: number, error: string) =>
  z.number({ error }).check(z.int({ error }), z.gte(min, { error }), z.lte(max, { error }));

/** Only the shape; `flightSearchRequest` also has the rules. */
export const flightSearchShape = z.object({
  origin: place,
  originOnly: only,
  destination: place,
  destinationOnly: only,
  departureDate: calendarDay('departureInvalid'),
  returnDate: z.optional(calendarDay('returnInvalid')),
  adults: count(passengerLimits.adults.min, passengerLimits.adults.max, 'adultsRange'),
  children: count(passengerLimits.children.min, passengerLimits.children.max, 'childrenRange'),
  infants: count(0, passengerLimits.adults.max, 'infantsRange'),
  cabinClass: z.enum(cabinClasses, { error: 'cabinInvalid' }),
});

type OneSearch = z.infer<typeof flightSearchShape>;
export type SearchedEnds = Pick<OneSearch, 'origin' | 'originOnly' | 'destination' | 'destinationOnly'>;
export type SearchedLeg = SearchedEnds & Pick<OneSearch, 'departureDate'>;

/** In a place, which is one text: follows a code to mean the airport alone. Addresses have places; requests have fields. */
export const onlyMark = '-ONLY';

export function isOnlyAirport(place: string): boolean {
  return place.toUpperCase().endsWith(onlyMark);
}

/** Both ends of a search as places: "DOH", "IST-ONLY". */
export function placesOf({ origin, originOnly, destination, destinationOnly }: SearchedEnds): [from: string, to: string] {
  return [originOnly ? origin + onlyMark : origin, destinationOnly ? destination + onlyMark : destination];
}

/** The ends of a search between two places. */
export function endsOf(from: string, to: string): SearchedEnds {
  const [origin, destination] = [from, to].map((text) => text.replace(onlyMark, '')) as [string, string];
  return {
    origin,
    ...(from !== origin && { originOnly: true }),
    destination,
    ...(to !== destination && { destinationOnly: true }),
  };
}

export interface FlightSearchRequest extends OneSearch, SearchAgreements {
  /** The legs after the first on one ticket, in order: a journey through several cities, without a return. */
  furtherLegs?: SearchedLeg[] | undefined;
}

/**
 * Context of the rules: `today` as yyyy-MM-dd in Qatar, the known places, and which of them are in one city. Without the last two, every place is
 * known and a city by itself: the form of the home page asks its list of airports, which loads on use.
 */
export interface FlightSearchContext {
  today?: string;
  isKnownPlace?: (place: string) => boolean;
  isSamePlace?: (one: string, other: string) => boolean;
}

export const isEqualPlace = (one: string, other: string) => one === other;

/** Schema of a search. Issues have an error key as message and the path of their field. */
export function flightSearchRequest(known: FlightSearchContext = {}) {
  return flightSearchShape.check((context) => reportSearchIssues(context, known));
}

/** The rules beyond the shape. */
export function reportSearchIssues(
  context: z.core.ParsePayload<OneSearch>,
  { today = todayInQatar(), isKnownPlace = () => true, isSamePlace = isEqualPlace }: FlightSearchContext,
): void {
  const lastDay = addDays(today, bookingHorizonDays);
  const search = context.value;
  const report = (path: keyof OneSearch, message: string) =>
    context.issues.push({ code: 'custom', input: search[path], path: [path], message });

  const [from, to] = placesOf(search);
  if (!isKnownPlace(from)) report('origin', 'airportUnknown');
  if (!isKnownPlace(to)) report('destination', 'airportUnknown');
  if (isSamePlace(from, to)) report('destination', 'sameAirport');
  if (search.departureDate < today) report('departureDate', 'departurePast');
  if (search.departureDate > lastDay) report('departureDate', 'departureTooFar');
  if (search.returnDate && search.returnDate < search.departureDate) report('returnDate', 'returnBeforeDeparture');
  if (search.returnDate && search.returnDate > lastDay) report('returnDate', 'returnTooFar');
  if (search.infants > search.adults) report('infants', 'infantsOverAdults');
}
