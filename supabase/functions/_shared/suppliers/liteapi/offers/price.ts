/** Prices of an offer in hundredths of riyals. LiteAPI is asked for riyals; other currencies are converted and marked. */
import type { HotelOffer } from '../../../contracts/hotels/hotel-search.ts';
import type { Rates } from '../../../exchange-rates/rates.ts';
import { inRiyals, toAmount } from '../../riyals.ts';
import type { Rate, RoomOffer } from '../answers.ts';

export interface OfferPrice {
  price: HotelOffer['price'];
  /** In the order of the rates. */
  roomTotals: string[];
  /** What the stay costs with the fees due at the property, for comparing: hundredths of riyals. */
  hundredths: number;
}

/** Why an offer has no price: its sums do not match, or a currency has no rate. */
type NoPrice = 'otherSums' | 'noRate';

/** `rates` are all those of the rooms of `offer`. */
export function priceOf(rates: readonly Rate[], { offerRetailRate }: RoomOffer, exchange: Rates): OfferPrice | NoPrice {
  const totals = rates.flatMap(({ retailRate }) => retailRate.total.slice(0, 1));
  const currency = totals[0]?.currency;
  if (!currency || totals.some((total) => total.currency !== currency || total.amount <= 0)) return 'otherSums';
  const supplied = totals.reduce((sum, { amount }) => sum + amount, 0);
  const said = Array.isArray(offerRetailRate) ? offerRetailRate[0] : offerRetailRate;
  if (said && (said.currency !== currency || Math.abs(said.amount - supplied) > 0.01 * rates.length + 0.001)) return 'otherSums';

  const extras = rates.flatMap(({ retailRate }) => retailRate.taxesAndFees ?? []);
  const priced = (sum: { amount: number; currency?: string | null | undefined }) =>
    inRiyals(sum.amount, sum.currency || currency, exchange);
  const rooms = totals.map(priced);
  const taxes = sumOf(extras.filter(({ included }) => included).map(priced));
  const due = sumOf(extras.filter(({ included }) => !included).map(priced));
  const total = sumOf(rooms);
  if (total === null || taxes === null || due === null) return 'noRate';
  if (total <= 0 || taxes < 0 || due < 0 || taxes > total) return 'otherSums';
  return {
    price: {
      currency: 'QAR',
      total: toAmount(total),
      base: toAmount(total - taxes),
      taxes: toAmount(taxes),
      dueAtProperty: toAmount(due),
      ...(currency !== 'QAR' && {
        convertedFrom: { currency, total: supplied.toFixed(decimalsOf(currency)), asOf: exchange.asOf },
      }),
    },
    roomTotals: rooms.map((room) => toAmount(room ?? 0)),
    hundredths: total + due,
  };
}

function sumOf(amounts: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    sum += amount;
  }
  return sum;
}

/** Dinars have thousandths. */
function decimalsOf(currency: string): number {
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return Math.min(maximumFractionDigits, 3);
}
