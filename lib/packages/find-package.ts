import { airports } from '@/content/airports';
import type { HolidayCountry, HolidayPackage } from '@/content/package';
import { holidayCountries } from '@/content/packages';

export interface FoundPackage {
  holiday: HolidayPackage;
  country: HolidayCountry;
}

/** All packages that can be requested, each with its country, those of the programme first. */
export const allPackages: readonly FoundPackage[] = holidayCountries.flatMap((country) =>
  country.cities.map((holiday) => ({ holiday, country })),
);

/** The package of /travel/package/{id}; undefined for an unknown id. */
export function findPackage(id: string): FoundPackage | undefined {
  return allPackages.find(({ holiday }) => holiday.id === id);
}

/** The airport of a package's flights: the city's own, or the country's when the search does not know it. */
export function airportOf({ holiday, country }: FoundPackage): string {
  return airports.some(({ code }) => code === holiday.airport) ? holiday.airport : country.gateway;
}

/** The packages of a country by its slug; empty for places with tailor-made trips only. */
export function packagesOf(slug: string): readonly HolidayPackage[] {
  return holidayCountries.find((country) => country.slug === slug)?.cities ?? [];
}
