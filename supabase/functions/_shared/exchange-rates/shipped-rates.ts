import { crossRates, pegRates, type Rates } from './rates.ts';
import { shippedAsOf, shippedUnitsPerDollar } from './shipped-rates.generated.ts';

/** The rates this release came with, for as long as the service never answered: right on their day, about right since. Pegs are exact. */
export const shippedRates: Rates = {
  riyalPerUnit: { ...crossRates(shippedUnitsPerDollar, shippedAsOf).riyalPerUnit, ...pegRates.riyalPerUnit },
  asOf: shippedAsOf,
  isShipped: true,
};

/** The younger of what was stored and what was shipped. */
export function lastKnownRates(stored: Rates | null): Rates {
  return stored?.asOf && stored.asOf >= shippedAsOf ? stored : shippedRates;
}
