import type { PackageRates } from '@/content/package';
import { countryPrices, ownRules, ownSeasons, packageRules } from '@/content/packages/prices';
import type { FoundPackage } from './find-package';

/** The rates of a package of the programme. Throws for a country without prices, which visitors cannot request. */
export function ratesOf({ holiday, country }: FoundPackage): PackageRates {
  const prices = countryPrices[country.slug];
  if (!prices) throw new Error(`No prices for ${country.slug}`);
  const { price, nights, id } = holiday;
  return { price, nights, seasons: ownSeasons[id] ?? prices.seasons, extras: prices.extras, rules: ownRules[id] ?? packageRules };
}
