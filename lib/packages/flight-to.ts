import { airports } from '@/content/airports';
import type { Locale } from '@/lib/i18n/locales';
import type { FoundPackage } from './find-package';

/** Where the flight search of a holiday leads: the city's own airport, or the country's when the search does not know it. */
export function flightTo({ holiday, country }: FoundPackage, locale: Locale): { airport: string; city: string } {
  const own = airports.find(({ code }) => code === holiday.airport);
  const airport = own ?? airports.find(({ code }) => code === country.gateway);
  return { airport: airport?.code ?? country.gateway, city: airport?.city[locale] ?? country.name[locale] };
}
