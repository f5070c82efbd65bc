import { airports } from '@/content/airports';
import type { HolidayCountry, HolidayPackage, PackageCountry, PackageTheme } from '@/content/package';
import { packageCountries } from '@/content/packages';
import { allPackages, type FoundPackage, findCountry, findPackage, packagesOf, packagesOfFiles } from './on-sale/on-sale';
import type { PackageContent } from './package-content';

type Shown<Country extends HolidayCountry> = Omit<Country, 'cities'> & Pick<HolidayCountry, 'cities'>;

/** The nine countries of the programme, as the site shows them now. */
export const programme = (): Shown<PackageCountry>[] =>
  packageCountries.map((country) => ({ ...country, cities: packagesOf(country.slug) }));

/** The cards of a country in the carousel: those of the files stand there unless the desk takes them out. The newest, if they are many. */
export const carouselOf = (cities: readonly HolidayPackage[]): HolidayPackage[] =>
  cities.filter(({ carousel = true }) => carousel).slice(-mostCards);
const mostCards = 6;

/** A package with a draft in its place, for who previews it, whether it is on sale or not. */
export function draftOf(id: string, content: PackageContent, draft: { version: number; at: string }): FoundPackage | undefined {
  const country = findCountry(content.country);
  const file = packagesOfFiles.find(({ holiday }) => holiday.id === id)?.holiday;
  const { version, at } = draft;
  return country && { holiday: { ...file, ...content, id, published: { version, at } }, country };
}

/** The airport of a package's flights: the city's own, or the country's when the search does not know it. */
export function airportOf({ holiday, country }: FoundPackage): string {
  return airports.some(({ code }) => code === holiday.airport) ? holiday.airport : country.gateway;
}

export const cheapestOfEachCountry = (): HolidayPackage[] =>
  programme().flatMap(({ cities }) => cities.toSorted((one, other) => one.price - other.price).slice(0, 1));

const idsWithTour = ['alula', 'interlaken', 'lucerne', 'samarkand', 'santorini', 'mykonos', 'jeju', 'fes', 'cappadocia'];

/** Packages that people choose for the included tour. */
export const packagesWithTour = (): HolidayPackage[] => idsWithTour.flatMap((id) => findPackage(id)?.holiday ?? []);

export function packagesForTheme(theme: PackageTheme): readonly HolidayPackage[] {
  return allPackages().flatMap(({ holiday }) => (holiday.themes.includes(theme) ? holiday : []));
}
