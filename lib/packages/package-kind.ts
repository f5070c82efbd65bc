/** Holidays as a kind of published content (lib/content/kinds.ts). */
import { airports } from '@/content/airports';
import { art } from '@/content/art';
import type { Bilingual } from '@/content/bilingual';
import { holidayCountries } from '@/content/packages';
import { type CountrySlug, programmeSlugs } from '@/content/packages/country-slugs';
import { firstWords } from '@/content/picture';
import { offerOfFiles } from './offers/priced-offers';
import { type FoundPackage, packagesOf, packagesOfFiles } from './on-sale/on-sale';
import { mostNights, type PackageContent, packageContent } from './package-content';
import { ratesOf } from './rates';

function ofFile(key: string): FoundPackage | undefined {
  return packagesOfFiles.find(({ holiday }) => holiday.id === key);
}

/** A name of posters would give it their photographs, and a number those of another holiday. */
const isNewKey = (key: string) => /^[a-z][a-z0-9-]{1,58}[a-z0-9]$/.test(key) && !/--|-\d$/.test(key) && !Object.hasOwn(art, key);

/** Those of the search, and of the packages of the files. */
const airportCodes = new Set([...airports.map(({ code }) => code), ...packagesOfFiles.map(({ holiday }) => holiday.airport)]);

/** An airport that nobody knows is a typing error, and so is our own. */
const savedPackage = packageContent.check(({ value: { airport, nights, en }, issues }) => {
  const isCode = /^[A-Z]{3}$/.test(airport);
  if (isCode && !airportCodes.has(airport))
    issues.push({ code: 'custom', input: airport, path: ['airport'], message: 'airport' });
  if (airport === 'DOH') issues.push({ code: 'custom', input: airport, path: ['airport'], message: 'airportHome' });
  const hasNights = Number.isInteger(nights) && nights >= 1 && nights <= mostNights;
  if (hasNights && en.days.length > 0 && en.days.length !== nights + 1)
    issues.push({
      code: 'custom',
      input: en.days,
      path: ['en', 'days'],
      message: 'daysOfNights',
      params: { what: String(nights + 1) },
    });
});

export const packageKind = {
  schema: savedPackage,
  stored: packageContent,
  lastDay: 'until',
  price: 'price',
  keys: packagesOfFiles.map(({ holiday }) => holiday.id),
  takesKey: isNewKey,
  titleOf(key: string): Bilingual | undefined {
    return ofFile(key)?.holiday.name;
  },
  /** What the files say. */
  fileOf(key: string): PackageContent | undefined {
    const found = ofFile(key);
    if (!found) return undefined;
    const { id, detail: _, themes, ...file } = found.holiday;
    const country = found.country.slug as CountrySlug;
    return {
      ...file,
      themes: [...themes],
      country,
      seasons: ratesOf(found).seasons,
      carousel: programmeSlugs.includes(country),
      offer: offerOfFiles(id)?.badge ?? 'none',
      onSale: true,
      until: '',
    };
  },
  /** Its own page first, then its country's, and those of the other holidays there. */
  pathsOf(key: string, contents: readonly unknown[] = []): string[] {
    const ofContents = (contents as readonly PackageContent[]).map(({ country }) => country);
    const countries = [...new Set([ofFile(key)?.country.slug, ...ofContents])].filter((slug) => slug !== undefined);
    if (countries.length === 0 && !isNewKey(key)) return [];
    return [
      `/travel/package/${key}`,
      ...countries.flatMap((slug) => [
        ...packagesOf(slug).flatMap(({ id }) => (id === key ? [] : `/travel/package/${id}`)),
        ...[`/travel/destination/${slug}`, `/explore/destinations/${slug}`],
      ]),
      ...['/', '/services/packages', '/travel/offers', '/travel/category/holidays', '/travel/category/tours'],
    ];
  },
  choiceOf(field: string, choice: string): Bilingual | undefined {
    if (field === 'country') return holidayCountries.find(({ slug }) => slug === choice)?.name;
    const alt = field === 'art' ? art[choice as keyof typeof art]?.alt : undefined;
    return alt && { en: firstWords(alt.en), ar: firstWords(alt.ar) };
  },
};
