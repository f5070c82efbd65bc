import type { Airport } from '@/content/airports';
import type { Locale } from '@/lib/i18n/locales';
import { listRecentSearches } from './recent-searches';
import { airportLabel } from './search-form';

/** Suggestions shown on the home panel (SPEC section 9). */
export const airportSuggestionLimit = 8;

/** Why an airport is suggested: the letters name it, sound like it, or name a city near it; nothing is typed yet. */
export type SuggestionReason = 'name' | 'sound' | { near: string } | 'recent' | 'likely';

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
  /** For an empty field: Doha, airports searched before, then the first of our list. Leaves out `except`, a code. */
  suggestUntyped: (locale: Locale, except: string) => AirportSuggestion[];
  /** The field's text for a code or a city, or null when there is no such place. */
  placeText: (place: string, locale: Locale) => string | null;
  /** The city of an airport, or its code when we do not know it. */
  cityName: (code: string, locale: Locale) => string;
}

const homeAirport = 'DOH';
const untypedSuggestionLimit = 6;

function suggestion({ code, city, name, countryName }: Airport, locale: Locale, reason: SuggestionReason): AirportSuggestion {
  return { code, city: city[locale], name: name[locale], country: countryName[locale], reason };
}

let lookup: Promise<AirportLookup> | undefined;

/** The airport list and its search, loaded once, shortly before use. A failed load is retried. */
export function loadAirportLookup(): Promise<AirportLookup> {
  lookup ??= Promise.all([import('./find-airports'), import('@/content/airports')]).then(
    ([{ findAirports, findAirportsBySound, findAirportsNear, findAirportByPlace }, { airports }]) => ({
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
        const codes = new Set([homeAirport, ...recent, ...airports.map(({ code }) => code)]);
        codes.delete(except);
        return [...codes].slice(0, untypedSuggestionLimit).flatMap((code) => {
          const airport = findAirportByPlace(code);
          return airport ? suggestion(airport, locale, recent.includes(code) ? 'recent' : 'likely') : [];
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
