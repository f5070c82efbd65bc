import { airlines } from '@/content/airlines';
import { type Airport, airports } from '@/content/airports';
import type { Locale } from '@/lib/i18n/locales';
import { nameOrder } from '@/lib/i18n/region-name';
import { isolated } from '@/lib/text/isolate';
import {
  airportsBeside,
  airportsOf,
  iataCodeOf,
  isSamePlace,
} from '@/supabase/functions/_shared/contracts/flights/city-airports';
import { onlyMark } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightOffer, FlightSegment } from './offer';

const airportsByCode = new Map<string, Airport>(airports.map((airport) => [airport.code, airport]));

/** Whether a place can be searched: one of our airports, or a city with several. */
export function isKnownPlace(code: string): boolean {
  return airportsOf(code).every((airport) => airportsByCode.has(airport));
}

/** The place data that the rules of a search need. */
export const knownPlaces = { isKnownPlace, isSamePlace };

/** The city of an airport code or a city code; the code of an unknown place. */
export function cityName(code: string, locale: Locale): string {
  return airportsByCode.get(airportsOf(code)[0] ?? code)?.city[locale] ?? code;
}

/** A place of a search: its city. With an airport code when only that airport is meant and the city has others: "Istanbul (IST)". */
export function searchedPlace(place: string, locale: Locale): string {
  const city = cityName(place, locale);
  return place.endsWith(onlyMark) ? `${city} (${isolated(iataCodeOf(place))})` : city;
}

/** The name of an airport; the code of an unknown one. */
export function airportName(code: string, locale: Locale): string {
  return airportsByCode.get(code)?.name[locale] ?? code;
}

/** The name of an airport without "International Airport" and the like: "Heathrow", "هيثرو". */
export function shortAirportName(code: string, locale: Locale): string {
  return airportName(code, locale)
    .replace(/ (International )?Airport$/, '')
    .replace(/^مطار /, '')
    .replace(/ الدولي$/, '');
}

/** The city of an airport; the airport where its city has several: "Doha", but "Heathrow". */
export function briefPlace(code: string, locale: Locale): string {
  return airportsBeside(code).length > 1 ? shortAirportName(code, locale) : cityName(code, locale);
}

/** The name of an airport among those of its city, where the city's name would be ambiguous: "Istanbul Airport", but "Heathrow". */
export function distinctAirportName(code: string, locale: Locale): string {
  const short = shortAirportName(code, locale);
  return short === cityName(code, locale) ? airportName(code, locale) : short.replace(`${cityName(code, locale)} `, '');
}

/** The airlines with a known name, by name. */
export function listAirlines(locale: Locale): { code: string; name: string }[] {
  const compare = nameOrder(locale);
  const named = Object.entries(airlines).map(([code, name]) => ({ code, name: name[locale] }));
  return named.sort((a, b) => compare(a.name, b.name));
}

/** The airline's own name, else the supplier's name for it, else its code. */
export function airlineName(code: string, locale: Locale, carriers: Readonly<Record<string, string>>): string {
  return airlines[code]?.[locale] ?? carriers[code] ?? code;
}

/** Who flies, by IATA code: the selling airline where no other is named. */
export function airlinesOf({ itineraries }: Pick<FlightOffer, 'itineraries'>): string[] {
  const flown = itineraries.flatMap(({ segments }) => segments.map((one) => one.operatingCarrierCode ?? one.carrierCode));
  return [...new Set(flown)];
}

/** The airline that flies, where another one sells; `nameOf` gives the name for a code. */
export function operatorOf(
  {
    carrierCode,
    operatingCarrierCode: code,
    operatingCarrierName,
  }: Pick<FlightSegment, 'carrierCode' | 'operatingCarrierCode' | 'operatingCarrierName'>,
  nameOf: (code: string) => string,
): string | undefined {
  if (code === undefined) return operatingCarrierName;
  return code === carrierCode ? undefined : nameOf(code);
}
