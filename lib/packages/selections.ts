import type { HolidayPackage, PackageTheme } from '@/content/package';
import { packageCountries } from '@/content/packages';
import { allPackages, findPackage } from './find-package';

/** One holiday a country: the one with the lowest price. */
export const cheapestOfEachCountry: readonly HolidayPackage[] = packageCountries.map(({ cities }) =>
  cities.reduce((best, holiday) => (holiday.price < best.price ? holiday : best)),
);

/** Holidays whose included tour is the reason to go. */
export const worthTheTour: readonly HolidayPackage[] = [
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

/** In the order in which the programme shows them. */
export const packageThemes: readonly PackageTheme[] = ['family', 'couples', 'culture', 'nature', 'beach', 'snow'];

/** Holidays that suit a theme, in the order of the programme. */
export function packagesForTheme(theme: PackageTheme): readonly HolidayPackage[] {
  return allPackages.flatMap(({ holiday }) => (holiday.themes.includes(theme) ? holiday : []));
}
