import type { Airport } from '@/content/airports';
import type { Locale } from '@/lib/i18n/locales';
import { listRecentSearches } from './recent-searches';
import { airportLabel } from './search-form';

/** Suggestions shown on the home panel (SPEC section 9). */
export const airportSuggestionLimit = 8;

/** Why an airport is suggested: the letters name it, sound like it, or name a city near it; nothing is typed yet. */
export type SuggestionReason = 'name' | 'sound' | { near: string } | 'recent' | 'popular';

export interface AirportSuggestion {
  code: string;
  city: string;
  name: string;
  country: string;
  reason: SuggestionReason;
}

export interface AirportLookup {
  /** At most `limit`, by default as many as the home panel shows. */
  suggest: (query: string, locale: Locale, limit?: number) => AirportSuggestion[];
  /** For a field with nothing in it: Doha, places searched before, places that many fly to; without the airport `except`. */
  suggestUntyped: (locale: Locale, except: string) => AirportSuggestion[];
  /** The field's text for a code or a city, or null when there is no such place. */
  placeText: (place: string, locale: Locale) => string | null;
  /** The city of an airport, or its code when we do not know it. */
  cityName: (code: string, locale: Locale) => string;
}

const homeAirport = 'DOH';
const untypedSuggestionLimit = 6;
/** Where most people fly from Doha. */
const popularDestinations = ['LHR', 'IST', 'DXB', 'CAI', 'BKK', 'BOM'];

function suggestion({ code, city, name, countryName }: Airport, locale: Locale, reason: SuggestionReason): AirportSuggestion {
  return { code, city: city[locale], name: name[locale], country: countryName[locale], reason };
}

let lookup: Promise<AirportLookup> | undefined;

/** The airport list and its search, loaded once, shortly before use. A failed load is retried. */
export function loadAirportLookup(): Promise<AirportLookup> {
  lookup ??= import('./find-airports').then(
    ({ findAirports, findAirportsBySound, findAirportsNear, findAirportByPlace }) => ({
      suggest: (query, locale, limit = airportSuggestionLimit) => {
        const found = findAirports(query, limit);
        const [first] = found;
        if (!first) return findAirportsBySound(query, limit).map((airport) => suggestion(airport, locale, 'sound'));
        const near = { near: first.city[locale] };
        return [
          ...found.map((airport) => suggestion(airport, locale, 'name')),
          ...findAirportsNear(found).map((airport) => suggestion(airport, locale, near)),
        ].slice(0, limit);
      },
      suggestUntyped: (locale, except) => {
        const recent = listRecentSearches().flatMap(({ search }) => [search.destination, search.origin]);
        const codes = new Set([homeAirport, ...recent, ...popularDestinations].filter((code) => code !== except));
        return [...codes].slice(0, untypedSuggestionLimit).flatMap((code) => {
          const airport = findAirportByPlace(code);
          return airport ? suggestion(airport, locale, recent.includes(code) ? 'recent' : 'popular') : [];
        });
      },
      placeText: (place, locale) => {
        const airport = findAirportByPlace(place);
        return airport && airportLabel(airport.city[locale], airport.code);
      },
      cityName: (code, locale) => findAirportByPlace(code)?.city[locale] ?? code,
    }),
    (error: unknown) => {
      lookup = undefined;
      throw error;
    },
  );
  return lookup;
}
