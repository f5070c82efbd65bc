import type { HolidayCountry, HolidayPackage } from '@/content/package';
import { holidayCountries } from '@/content/packages';
import { countChanges, publishedContent, publishedKeys } from '@/lib/state/published-content';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';

export interface FoundPackage {
  holiday: HolidayPackage;
  country: HolidayCountry;
}

/** The packages of the files, each with its country, those of the programme first. */
export const packagesOfFiles: readonly FoundPackage[] = holidayCountries.flatMap((country) =>
  country.cities.map((holiday) => ({ holiday, country })),
);

/** A holiday that the desk has added, or the one of a file as the desk wants it; null when nothing of it is published. */
function publishedPackage(id: string, file: object = {}): HolidayPackage | null {
  const published = publishedContent('package', id);
  if (!published?.content) return null;
  const { version, at } = published;
  return { ...file, ...(published.content as Omit<HolidayPackage, 'id'>), id, published: { version, at } };
}

interface Catalogue {
  /** What it was made from. */
  of: string;
  countries: readonly HolidayCountry[];
  all: readonly FoundPackage[];
  byId: ReadonlyMap<string, FoundPackage>;
}

let catalogue: Catalogue | undefined;

/** What is on sale now: made again after each publication, and each day. */
function onSale(): Catalogue {
  const today = todayInQatar();
  const of = `${countChanges('package')} ${today}`;
  if (catalogue?.of === of) return catalogue;
  const ofFiles = packagesOfFiles.map(({ holiday, country }) => ({
    slug: country.slug,
    holiday: publishedPackage(holiday.id, holiday) ?? holiday,
  }));
  const known = new Set(ofFiles.map(({ holiday }) => holiday.id));
  const added = publishedKeys('package')
    .filter((id) => !known.has(id))
    .flatMap((id) => publishedPackage(id) ?? [])
    .sort((one, other) => (one.published?.at ?? '').localeCompare(other.published?.at ?? '') || (one.id < other.id ? -1 : 1));
  const sold = [...ofFiles, ...added.map((holiday) => ({ slug: '', holiday }))].filter(({ holiday }) => isOnSale(holiday, today));
  const bySlug = new Map<string, HolidayPackage[]>(holidayCountries.map(({ slug }) => [slug, []]));
  for (const { slug, holiday } of sold) bySlug.get(holiday.country ?? slug)?.push(holiday);
  const countries = holidayCountries.map((country) => ({ ...country, cities: bySlug.get(country.slug) ?? [] }));
  const all = countries.flatMap((country) => country.cities.map((holiday) => ({ holiday, country })));
  catalogue = { of, countries, all, byId: new Map(all.map((found) => [found.holiday.id, found])) };
  return catalogue;
}

const isOnSale = ({ onSale = true, until = '' }: HolidayPackage, today: string) => onSale && (until === '' || until >= today);

/** All packages that can be requested, as the site shows them now. */
export const allPackages = (): readonly FoundPackage[] => onSale().all;

/** The package of /travel/package/{id}; undefined for an unknown id, and for one that is not on sale. */
export const findPackage = (id: string): FoundPackage | undefined => onSale().byId.get(id);

export const findCountry = (slug: string): HolidayCountry | undefined =>
  onSale().countries.find((country) => country.slug === slug);

/** The packages of a country by its slug; empty for places with tailor-made trips only. */
export const packagesOf = (slug: string): readonly HolidayPackage[] => findCountry(slug)?.cities ?? [];
