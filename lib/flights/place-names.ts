import { airlines } from '@/content/airlines';
import { type Airport, airports } from '@/content/airports';
import type { Locale } from '@/lib/i18n/locales';

const airportsByCode = new Map<string, Airport>(airports.map((airport) => [airport.code, airport]));

export function isKnownAirport(code: string): boolean {
  return airportsByCode.has(code);
}

/** The city of an airport; its code when it is none of ours. */
export function cityName(code: string, locale: Locale): string {
  return airportsByCode.get(code)?.city[locale] ?? code;
}

/** The name of an airport; its code when it is none of ours. */
export function airportName(code: string, locale: Locale): string {
  return airportsByCode.get(code)?.name[locale] ?? code;
}

/** An airline as it writes itself, else as the supplier's answer calls it, else its code. */
export function airlineName(code: string, locale: Locale, carriers: Readonly<Record<string, string>>): string {
  return airlines[code]?.[locale] ?? carriers[code] ?? code;
}
