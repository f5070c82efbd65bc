import { airlines } from '@/content/airlines';
import { type Airport, airports } from '@/content/airports';
import { intlTag, type Locale } from '@/lib/i18n/locales';
import { airportsOf } from '@/supabase/functions/_shared/contracts/flights/city-airports';

const airportsByCode = new Map<string, Airport>(airports.map((airport) => [airport.code, airport]));

/** Whether a search may begin or end there: one of our airports, or a city with several. */
export function isKnownPlace(code: string): boolean {
  return airportsOf(code).every((airport) => airportsByCode.has(airport));
}

/** The city of an airport or of a city's own code; the code when it is none of ours. */
export function cityName(code: string, locale: Locale): string {
  return airportsByCode.get(airportsOf(code)[0] ?? code)?.city[locale] ?? code;
}

/** The name of an airport; its code when it is none of ours. */
export function airportName(code: string, locale: Locale): string {
  return airportsByCode.get(code)?.name[locale] ?? code;
}

/** The name of an airport without the words that all of them have: "Heathrow", "هيثرو". */
export function shortAirportName(code: string, locale: Locale): string {
  return airportName(code, locale)
    .replace(/ (International )?Airport$/, '')
    .replace(/^مطار /, '')
    .replace(/ الدولي$/, '');
}

/** The airlines we know a name of, by name. */
export function listAirlines(locale: Locale): { code: string; name: string }[] {
  const { compare } = new Intl.Collator(intlTag(locale));
  const named = Object.entries(airlines).map(([code, name]) => ({ code, name: name[locale] }));
  return named.sort((a, b) => compare(a.name, b.name));
}

/** An airline as it writes itself, else as the supplier's answer calls it, else its code. */
export function airlineName(code: string, locale: Locale, carriers: Readonly<Record<string, string>>): string {
  return airlines[code]?.[locale] ?? carriers[code] ?? code;
}
