/** The value of one unit of each currency in Qatari riyals. */
export interface Rates {
  /** By ISO 4217 code. */
  riyalPerUnit: Readonly<Record<string, number>>;
  /** The day of the rates, yyyy-MM-dd; null for pegs alone, which have no day. */
  asOf: string | null;
  /** Built into this release and not confirmed by a service: shown as approximate. */
  isShipped?: boolean;
}

/** The riyal's peg since July 2001 (Amiri Decree 34 of 2001, Qatar Central Bank). */
export const riyalPerDollar = 3.64;

/** Currencies with a fixed price in US dollars, set by their central banks: units per dollar. */
const pegs: Readonly<Record<string, number>> = { USD: 1, SAR: 3.75, AED: 3.6725, BHD: 0.376, OMR: 0.3845 };

/** Rates that need no service: the riyal and the other currencies pegged to the dollar. */
export const pegRates: Rates = {
  riyalPerUnit: Object.fromEntries([
    ['QAR', 1],
    ...Object.entries(pegs).map(([code, perDollar]) => [code, riyalPerDollar / perDollar]),
  ]),
  asOf: null,
};

/** Rates in riyals from units per US dollar; pegs override them. `asOf` is yyyy-MM-dd. Entries that are not a price are left out. */
export function crossRates(unitsPerDollar: Readonly<Record<string, number>>, asOf: string): Rates {
  const priced = Object.entries(unitsPerDollar).filter(([, units]) => Number.isFinite(units) && units > 0);
  return {
    riyalPerUnit: {
      ...Object.fromEntries(priced.map(([code, units]) => [code, riyalPerDollar / units])),
      QAR: 1,
      USD: riyalPerDollar,
    },
    asOf,
  };
}

/** The rates to name as the source for a pair: the pegs when both are pegged to the dollar and no service confirmed the rest. */
export function sourceOf(rates: Rates, from: string, to: string): Rates {
  const isPegged = from in pegRates.riyalPerUnit && to in pegRates.riyalPerUnit;
  return rates.isShipped && isPegged ? pegRates : rates;
}

/** `amount` of one currency in another; null when either has no rate. */
export function convert(amount: number, from: string, to: string, { riyalPerUnit }: Rates): number | null {
  const [source, target] = [riyalPerUnit[from], riyalPerUnit[to]];
  return source && target ? (amount * source) / target : null;
}
