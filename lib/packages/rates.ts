import type { PackageRates } from '@/content/package';
import { countryPrices, ownRules, ownSeasons, packageRules } from '@/content/packages/prices';
import type { FoundPackage } from './find-package';

/** What a holiday of the programme costs. Throws for a country without prices, which no visitor can ask for. */
export function ratesOf({ holiday, country }: FoundPackage): PackageRates {
  const prices = countryPrices[country.slug];
  if (!prices) throw new Error(`No prices for ${country.slug}`);
  const { price, nights, id } = holiday;
  return { price, nights, seasons: ownSeasons[id] ?? prices.seasons, extras: prices.extras, rules: ownRules[id] ?? packageRules };
}
