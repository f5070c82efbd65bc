import { type Airport, airports, allAirportsName, allName } from '@/content/airports';
import type { Locale } from '@/lib/i18n/locales';
import { comma } from '@/lib/i18n/locales';
import {
  airportsOf,
  cityAirports,
  iataCodeOf,
  isSamePlace,
  onlyAirport,
} from '@/supabase/functions/_shared/contracts/flights/city-airports';
import { onlyMark, placesOf } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import { listRecentSearches } from '../search/recent-searches';
import { airportLabel } from '../search/search-form';
import { findAirportByPlace, findAirports, findAirportsBySound, findAirportsNear } from './find-airports';

/** Suggestions shown on the home panel (SPEC section 9). */
export const airportSuggestionLimit = 8;

/** Why a place is suggested: the text names it, its whole city, stands within its names, sounds like it, or names a city near it; or nothing is typed yet. */
export type SuggestionReason = 'name' | 'city' | 'part' | 'sound' | { near: string } | 'recent';

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
  /** For an empty field: places of recent searches. Without `except`, a code. */
  suggestUntyped: (locale: Locale, except: string) => AirportSuggestion[];
  /** The field's text for a code or a city; null for an unknown place. */
  placeText: (place: string, locale: Locale) => string | null;
  /** The city of an airport; the code of an unknown one. */
  cityName: (code: string, locale: Locale) => string;
  isSamePlace: typeof isSamePlace;
}

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
      const { named, containing } = findAirports(query, airports.length);
      const isCity = named.length === 0 || (cities.has(code) && (query.trim() === code || named[0]?.code === code));
      const begun = isCity ? airportsOfCity(code) : named;
      // Letters within a word come after words that begin with them: "lon" is London before Barcelona.
      const [found, parts] = begun.length > 0 ? [begun, containing] : [containing, []];
      const [first] = found;
      if (!first) return listed(findAirportsBySound(query, airports.length), locale, 'sound').slice(0, limit);
      const rest = [
        ...listed(
          parts.filter((airport) => !found.includes(airport)),
          locale,
          'part',
        ),
        ...listed(findAirportsNear(found), locale, { near: first.city[locale] }),
      ];
      return unique([...listed(found, locale, 'name'), ...rest]).slice(0, limit);
    },
    suggestUntyped(locale, except) {
      const recent = new Set(listRecentSearches().flatMap(({ search }) => placesOf(search).toReversed()));
      return [...recent]
        .filter((place) => iataCodeOf(place) !== except)
        .flatMap((place) => known(place, locale, 'recent'))
        .slice(0, airportSuggestionLimit);
    },
    placeText(place, locale) {
      const code = codeOf(place);
      const airport = airportOf(place);
      return airport && fieldText(airport, code && cities.has(iataCodeOf(code)) ? code : airport.code, locale);
    },
    cityName: (code, locale) => airportOf(code)?.city[locale] ?? code,
    isSamePlace,
  };
}

/** The airport of a code or of a city's name; for a city code that is no airport's, the main one. */
function airportOf(place: string): Airport | null {
  const code = codeOf(place);
  const isAirport = airports.some((airport) => airport.code === code);
  return findAirportByPlace(code && !isAirport ? (airportsOf(code)[0] ?? '') : place);
}

/** The code that a place is, in capitals; null for a name such as "Dubai". */
function codeOf(place: string): string | null {
  const code = place.trim().toUpperCase();
  return code.replace(onlyMark, '').length === 3 ? code : null;
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

/** "Istanbul (IST)", for the city as for its airport of that code. */
function fieldText({ city }: Airport, place: string, locale: Locale): string {
  return airportLabel(city[locale], iataCodeOf(place));
}

/** A place near one that was found may have been found itself. */
function unique(suggestions: readonly AirportSuggestion[]): AirportSuggestion[] {
  const codes = suggestions.map(({ code }) => code);
  return suggestions.filter(({ code }, index) => codes.indexOf(code) === index);
}

function wholeCity(code: string, main: Airport, locale: Locale, reason: SuggestionReason): AirportSuggestion {
  // Each code is isolated, so that the list follows the direction of its language.
  const codes = airportsOf(code).map((airport) => `\u2068${airport}\u2069`);
  const name = `${allAirportsName[locale]} (${codes.join(comma[locale])})`;
  // When an airport has the code of its city, the code is ambiguous.
  const mark = airportsOf(code).includes(code) ? allName[locale] : code;
  return { ...suggestion(main, code, locale, reason), name, mark };
}
