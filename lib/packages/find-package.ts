import type { HolidayPackage, PackageCountry } from '@/content/package';
import { packageCountries } from '@/content/packages';

export interface FoundPackage {
  holiday: HolidayPackage;
  country: PackageCountry;
}

/** Every holiday of the programme with its country, in the order of the programme. */
export const allPackages: readonly FoundPackage[] = packageCountries.flatMap((country) =>
  country.cities.map((holiday) => ({ holiday, country })),
);

/** The holiday of /travel/package/{id}; undefined when there is none. */
export function findPackage(id: string): FoundPackage | undefined {
  return allPackages.find(({ holiday }) => holiday.id === id);
}

/** The three holidays of a country by its slug; none for places we plan to measure. */
export function packagesOf(slug: string): readonly HolidayPackage[] {
  return packageCountries.find((country) => country.slug === slug)?.cities ?? [];
}
