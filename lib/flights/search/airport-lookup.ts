import type { Locale } from '@/lib/i18n/locales';
import { airportLabel } from './search-form';

/** Suggestions shown on the home panel (SPEC section 9). */
export const airportSuggestionLimit = 8;

export interface AirportSuggestion {
  code: string;
  city: string;
  name: string;
  country: string;
}

export interface AirportLookup {
  /** At most `limit`, by default as many as the home panel shows. */
  suggest: (query: string, locale: Locale, limit?: number) => AirportSuggestion[];
  /** The field's text for a code or a city, or null when there is no such place. */
  placeText: (place: string, locale: Locale) => string | null;
  /** The city of an airport, or its code when we do not know it. */
  cityName: (code: string, locale: Locale) => string;
}

let lookup: Promise<AirportLookup> | undefined;

/** The airport list and its search, fetched once and only when somebody is about to need them. A failed load may be tried again. */
export function loadAirportLookup(): Promise<AirportLookup> {
  lookup ??= import('./find-airports').then(
    ({ findAirports, findAirportByPlace }) => ({
      suggest: (query, locale, limit = airportSuggestionLimit) =>
        findAirports(query, limit).map(({ code, city, name, countryName }) => ({
          code,
          city: city[locale],
          name: name[locale],
          country: countryName[locale],
        })),
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
