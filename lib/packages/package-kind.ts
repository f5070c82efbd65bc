/** Holidays as a kind of published content (lib/content/kinds.ts). */
import type { Bilingual } from '@/content/bilingual';
import { type FoundPackage, packagesOfFiles } from './find-package';
import { type PackageContent, packageContent } from './package-content';
import { ratesOf } from './rates';

function ofFile(key: string): FoundPackage | undefined {
  return packagesOfFiles.find(({ holiday }) => holiday.id === key);
}

export const packageKind = {
  schema: packageContent,
  keys: packagesOfFiles.map(({ holiday }) => holiday.id),
  titleOf(key: string): Bilingual | undefined {
    return ofFile(key)?.holiday.name;
  },
  /** What the files say. */
  fileOf(key: string): PackageContent | undefined {
    const found = ofFile(key);
    if (!found) return undefined;
    const { price, name, accommodation, en, ar } = found.holiday;
    return { price, seasons: ratesOf(found).seasons, name, accommodation, en, ar };
  },
  /** English paths of the pages that show it: its own first. */
  pathsOf(key: string): string[] {
    const found = ofFile(key);
    if (!found) return [];
    const { slug, cities } = found.country;
    const others = cities.filter(({ id }) => id !== key).map(({ id }) => `/travel/package/${id}`);
    return [
      ...[`/travel/package/${key}`, ...others, `/travel/destination/${slug}`, `/explore/destinations/${slug}`],
      ...['/', '/services/packages', '/travel/offers', '/travel/category/holidays', '/travel/category/tours'],
    ];
  },
};
