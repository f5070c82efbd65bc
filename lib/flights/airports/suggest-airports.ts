import { type Airport, airports, allAirportsName, allName, onlyName } from '@/content/airports';
import type { Locale } from '@/lib/i18n/locales';
import { comma } from '@/lib/i18n/locales';
import {
  airportsOf,
  cityAirports,
  iataCodeOf,
  isSamePlace,
  onlyAirport,
} from '@/supabase/functions/_shared/contracts/flights/city-airports';
import { listRecentSearches } from '../search/recent-searches';
import { airportLabel } from '../search/search-form';
import { findAirportByPlace, findAirports, findAirportsBySound, findAirportsNear } from './find-airports';

/** Suggestions shown on the home panel (SPEC section 9). */
export const airportSuggestionLimit = 8;

/** Why a place is suggested: the text names it, its whole city, sounds like it, or names a city near it; or nothing is typed yet. */
export type SuggestionReason = 'name' | 'city' | 'sound' | { near: string } | 'recent' | 'likely';

/** An airport, or all airports of a city. */
export interface AirportSuggestion {
  /** The place as a search takes it. */
  code: string;
  /** The IATA code. */
  mark: string;
  /** The field's text when it is selected. */
  text: string;
  city: string;
  name: string;
  country: string;
  reason: SuggestionReason;
}

export interface AirportLookup {
  /** At most `limit`; by default, as many as the home panel shows. */
  suggest: (query: string, locale: Locale, limit?: number) => AirportSuggestion[];
  /** For an empty field: Doha, places of recent searches, then the first of our list. Without `except`, a code. */
  suggestUntyped: (locale: Locale, except: string) => AirportSuggestion[];
  /** The field's text for a code or a city; null for an unknown place. */
  placeText: (place: string, locale: Locale) => string | null;
  /** The city of an airport; the code of an unknown one. */
  cityName: (code: string, locale: Locale) => string;
  isSamePlace: typeof isSamePlace;
}

const homeAirport = 'DOH';
const untypedSuggestionLimit = 6;

/** Suggests cities with several airports, each before its airports. */
export const placeLookup = createLookup(withCities, cityAirports);

/** Suggests airports alone. */
export const airportLookup = createLookup(
  (found, locale, reason) => found.map((airport) => suggestion(airport, airport.code, locale, reason)),
  new Map(),
);

function createLookup(listed: typeof withCities, cities: typeof cityAirports): AirportLookup {
  const known = (code: string, locale: Locale, reason: SuggestionReason) => {
    const airport = airportOf(code);
    if (!airport) return [];
    return cities.has(code) ? wholeCity(code, airport, locale, reason) : suggestion(airport, code, locale, reason);
  };
  return {
    suggest(query, locale, limit = airportSuggestionLimit) {
      const code = query.trim().toUpperCase();
      const named = findAirports(query, airports.length);
      const isCity = named.length === 0 || (cities.has(code) && (query.trim() === code || named[0]?.code === code));
      const found = isCity ? airportsOfCity(code) : named;
      const [first] = found;
      if (!first) return listed(findAirportsBySound(query, airports.length), locale, 'sound').slice(0, limit);
      const near = { near: first.city[locale] };
      return [...listed(found, locale, 'name'), ...listed(findAirportsNear(found), locale, near)].slice(0, limit);
    },
    suggestUntyped(locale, except) {
      const recent = listRecentSearches().flatMap(({ search }) => [search.destination, search.origin]);
      const cityOf = new Map([...cities].map(([city, [main]]) => [main, city]));
      const codes = new Set([homeAirport, ...recent, ...airports.map(({ code }) => cityOf.get(code) ?? code)]);
      codes.delete(except);
      return [...codes]
        .slice(0, untypedSuggestionLimit)
        .flatMap((code) => known(code, locale, recent.includes(code) ? 'recent' : 'likely'));
    },
    placeText(place, locale) {
      const code = place.trim().toUpperCase();
      const airport = airportOf(place);
      return airport && fieldText(airport, cities.has(iataCodeOf(code)) ? code : airport.code, locale);
    },
    cityName: (code, locale) => airportOf(code)?.city[locale] ?? code,
    isSamePlace,
  };
}

/** The airport of a place; for a city code that is no airport's, the main one. */
function airportOf(place: string): Airport | null {
  const code = place.trim().toUpperCase();
  const isCode = airports.some((airport) => airport.code === code);
  return findAirportByPlace(isCode ? code : (airportsOf(code)[0] ?? '')) ?? findAirportByPlace(place);
}

function airportsOfCity(code: string): Airport[] {
  return (cityAirports.get(code) ?? []).flatMap((airport) => findAirportByPlace(airport) ?? []);
}

/** The airports; when all airports of a city are among them, the city comes before them. */
function withCities(found: readonly Airport[], locale: Locale, reason: SuggestionReason): AirportSuggestion[] {
  const codes = new Set(found.map(({ code }) => code));
  const cities = [...cityAirports].filter(([, all]) => all.every((code) => codes.has(code)));
  const begun = new Set<string>();
  return found.flatMap((airport) => {
    const [city] = cities.find(([, all]) => all.includes(airport.code)) ?? [];
    const shown = suggestion(airport, onlyAirport(airport.code), locale, city && reason === 'name' ? 'city' : reason);
    if (!city || begun.has(city)) return [shown];
    begun.add(city);
    return [wholeCity(city, airport, locale, reason), shown];
  });
}

function suggestion(airport: Airport, place: string, locale: Locale, reason: SuggestionReason): AirportSuggestion {
  const { city, name, countryName } = airport;
  const texts = { city: city[locale], name: name[locale], country: countryName[locale] };
  return { code: place, mark: iataCodeOf(place), text: fieldText(airport, place, locale), ...texts, reason };
}

/** "Istanbul (IST)" for the city, "Istanbul (IST only)" for its airport of that code. */
function fieldText({ city }: Airport, place: string, locale: Locale): string {
  const code = iataCodeOf(place);
  return airportLabel(city[locale], place === code ? code : `${code} ${onlyName[locale]}`);
}

function wholeCity(code: string, main: Airport, locale: Locale, reason: SuggestionReason): AirportSuggestion {
  // Each code is isolated, so that the list follows the direction of its language.
  const codes = airportsOf(code).map((airport) => `\u2068${airport}\u2069`);
  const name = `${allAirportsName[locale]} (${codes.join(comma[locale])})`;
  // When an airport has the code of its city, the code is ambiguous.
  const mark = airportsOf(code).includes(code) ? allName[locale] : code;
  return { ...suggestion(main, code, locale, reason), name, mark };
}
