/** What one unit of each currency is worth in Qatari riyal. */
export interface Rates {
  /** By ISO 4217 code. */
  riyalPerUnit: Readonly<Record<string, number>>;
  /** The day of the rates, yyyy-MM-dd; null for pegs alone, which have no day. */
  asOf: string | null;
  /** They came with this release and no service confirmed them: shown as approximate. */
  isShipped?: boolean;
}

/** The riyal's peg since July 2001 (Amiri Decree 34 of 2001, Qatar Central Bank). */
export const riyalPerDollar = 3.64;

/** Currencies whose price in US dollars is fixed by their own central banks: units for one dollar. */
const pegs: Readonly<Record<string, number>> = { USD: 1, SAR: 3.75, AED: 3.6725, BHD: 0.376, OMR: 0.3845 };

/** What can be said without any service: the riyal and the currencies pegged to the dollar as it is. */
export const pegRates: Rates = {
  riyalPerUnit: Object.fromEntries([
    ['QAR', 1],
    ...Object.entries(pegs).map(([code, perDollar]) => [code, riyalPerDollar / perDollar]),
  ]),
  asOf: null,
};

/** Rates in riyal from units for one US dollar, over the peg. `asOf` is yyyy-MM-dd. Entries that are no price are left out. */
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

/** The rates to name as the source for a pair: the pegs where both are fixed to the dollar and no service confirmed the rest. */
export function sourceOf(rates: Rates, from: string, to: string): Rates {
  const isPegged = from in pegRates.riyalPerUnit && to in pegRates.riyalPerUnit;
  return rates.isShipped && isPegged ? pegRates : rates;
}

/** `amount` of one currency in another; null when either has no rate. */
export function convert(amount: number, from: string, to: string, { riyalPerUnit }: Rates): number | null {
  const [source, target] = [riyalPerUnit[from], riyalPerUnit[to]];
  return source && target ? (amount * source) / target : null;
}
