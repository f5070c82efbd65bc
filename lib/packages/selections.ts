import type { HolidayPackage, PackageTheme } from '@/content/package';
import { allPackages, findPackage, programme } from './find-package';

/** The cheapest package of each country. */
export const cheapestOfEachCountry = (): HolidayPackage[] =>
  programme().map(({ cities }) => cities.reduce((best, holiday) => (holiday.price < best.price ? holiday : best)));

const idsWithTour = ['alula', 'interlaken', 'lucerne', 'samarkand', 'santorini', 'mykonos', 'jeju', 'fes', 'cappadocia'];

/** Packages that people choose for the included tour. */
export const packagesWithTour = (): HolidayPackage[] => idsWithTour.flatMap((id) => findPackage(id)?.holiday ?? []);

/** In the order of the programme. */
export const packageThemes: readonly PackageTheme[] = ['family', 'couples', 'culture', 'nature', 'beach', 'snow'];

/** Packages for a theme, in the order of the programme. */
export function packagesForTheme(theme: PackageTheme): readonly HolidayPackage[] {
  return allPackages().flatMap(({ holiday }) => (holiday.themes.includes(theme) ? holiday : []));
}
