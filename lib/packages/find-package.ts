import type { HolidayCountry, HolidayPackage } from '@/content/package';
import { holidayCountries } from '@/content/packages';

export interface FoundPackage {
  holiday: HolidayPackage;
  country: HolidayCountry;
}

/** Every holiday that can be requested with its country, those of the programme first. */
export const allPackages: readonly FoundPackage[] = holidayCountries.flatMap((country) =>
  country.cities.map((holiday) => ({ holiday, country })),
);

/** The holiday of /travel/package/{id}; undefined when there is none. */
export function findPackage(id: string): FoundPackage | undefined {
  return allPackages.find(({ holiday }) => holiday.id === id);
}

/** The holidays of a country by its slug; none for places we plan to measure. */
export function packagesOf(slug: string): readonly HolidayPackage[] {
  return holidayCountries.find((country) => country.slug === slug)?.cities ?? [];
}
