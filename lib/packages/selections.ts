import type { HolidayPackage, PackageTheme } from '@/content/package';
import { packageCountries } from '@/content/packages';
import { allPackages, findPackage } from './find-package';

/** The cheapest package of each country. */
export const cheapestOfEachCountry: readonly HolidayPackage[] = packageCountries.map(({ cities }) =>
  cities.reduce((best, holiday) => (holiday.price < best.price ? holiday : best)),
);

/** Packages that people choose for the included tour. */
export const packagesWithTour: readonly HolidayPackage[] = [
  'alula',
  'interlaken',
  'lucerne',
  'samarkand',
  'santorini',
  'mykonos',
  'jeju',
  'fes',
  'cappadocia',
].flatMap((id) => findPackage(id)?.holiday ?? []);

/** In the order of the programme. */
export const packageThemes: readonly PackageTheme[] = ['family', 'couples', 'culture', 'nature', 'beach', 'snow'];

/** Packages for a theme, in the order of the programme. */
export function packagesForTheme(theme: PackageTheme): readonly HolidayPackage[] {
  return allPackages.flatMap(({ holiday }) => (holiday.themes.includes(theme) ? holiday : []));
}
