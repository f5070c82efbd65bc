import type { HolidayPackage, PackageRates } from '@/content/package';
import { countryPrices, ownRules, ownSeasons, packageRules, pricesAsOf } from '@/content/packages/prices';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FoundPackage } from './on-sale/on-sale';

/** The day the prices of a package are from, yyyy-MM-dd. */
export const pricedOn = ({ published }: HolidayPackage): string =>
  published ? todayInQatar(new Date(published.at)) : pricesAsOf;

/** The rates of a package of the programme. Throws for a country without prices, which visitors cannot request. */
export function ratesOf({ holiday, country }: FoundPackage): PackageRates {
  const prices = countryPrices[country.slug];
  if (!prices) throw new Error(`No prices for ${country.slug}`);
  const { price, nights, id, seasons } = holiday;
  return {
    price,
    nights,
    seasons: seasons ?? ownSeasons[id] ?? prices.seasons,
    extras: prices.extras,
    rules: ownRules[id] ?? packageRules,
  };
}
