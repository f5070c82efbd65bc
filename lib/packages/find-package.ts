import { airports } from '@/content/airports';
import type { HolidayCountry, HolidayPackage, PackageCountry, PackageTheme } from '@/content/package';
import { holidayCountries, packageCountries } from '@/content/packages';
import { type PopularOffer, popularOffers } from '@/content/popular';
import { publishedContent } from '@/lib/state/published-content';
import type { PackageContent } from './package-content';

export interface FoundPackage {
  holiday: HolidayPackage;
  country: HolidayCountry;
}

/** A holiday with what was published instead of its file. */
function asPublished(holiday: HolidayPackage): HolidayPackage {
  const published = publishedContent('package', holiday.id);
  return published ? withContent(holiday, published.content as PackageContent, published) : holiday;
}

export function withContent(holiday: HolidayPackage, content: PackageContent, { version, at }: { version: number; at: string }) {
  return { ...holiday, ...content, published: { version, at } };
}

type Shown<Country extends HolidayCountry> = Omit<Country, 'cities'> & Pick<HolidayCountry, 'cities'>;

const shown = <Country extends HolidayCountry>(country: Country): Shown<Country> => ({
  ...country,
  cities: country.cities.map(asPublished),
});

/** The nine countries of the programme, as the site shows them now. */
export const programme = (): Shown<PackageCountry>[] => packageCountries.map(shown);

/** The packages of the files, each with its country, those of the programme first. All can be requested. */
export const packagesOfFiles: readonly FoundPackage[] = holidayCountries.flatMap((country) =>
  country.cities.map((holiday) => ({ holiday, country })),
);

/** All packages that can be requested, as the site shows them now. */
export const allPackages = (): FoundPackage[] =>
  packagesOfFiles.map(({ holiday, country }) => ({ holiday: asPublished(holiday), country: shown(country) }));

/** The package of /travel/package/{id}; undefined for an unknown id. */
export function findPackage(id: string): FoundPackage | undefined {
  const found = packagesOfFiles.find(({ holiday }) => holiday.id === id);
  return found && { holiday: asPublished(found.holiday), country: shown(found.country) };
}

/** The airport of a package's flights: the city's own, or the country's when the search does not know it. */
export function airportOf({ holiday, country }: FoundPackage): string {
  return airports.some(({ code }) => code === holiday.airport) ? holiday.airport : country.gateway;
}

/** The packages of a country by its slug; empty for places with tailor-made trips only. */
export function packagesOf(slug: string): readonly HolidayPackage[] {
  return holidayCountries.find((country) => country.slug === slug)?.cities.map(asPublished) ?? [];
}

/** The offers of the home page; one that is a holiday costs what the holiday costs. */
export const pricedOffers = (): PopularOffer[] =>
  popularOffers.map((offer) => {
    const found = findPackage(offer.request.replace('/travel/package/', ''));
    return found ? { ...offer, startingPrice: found.holiday.price } : offer;
  });

export const cheapestOfEachCountry = (): HolidayPackage[] =>
  programme().map(({ cities }) => cities.reduce((best, holiday) => (holiday.price < best.price ? holiday : best)));

const idsWithTour = ['alula', 'interlaken', 'lucerne', 'samarkand', 'santorini', 'mykonos', 'jeju', 'fes', 'cappadocia'];

/** Packages that people choose for the included tour. */
export const packagesWithTour = (): HolidayPackage[] => idsWithTour.flatMap((id) => findPackage(id)?.holiday ?? []);

/** In the order of the programme. */
export const packageThemes: readonly PackageTheme[] = ['family', 'couples', 'culture', 'nature', 'beach', 'snow'];

export function packagesForTheme(theme: PackageTheme): readonly HolidayPackage[] {
  return allPackages().flatMap(({ holiday }) => (holiday.themes.includes(theme) ? holiday : []));
}
