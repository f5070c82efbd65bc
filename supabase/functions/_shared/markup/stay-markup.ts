/** The agency's price of a stay from the supplier's, and back. */
import { soldFor } from '../contracts/converted-price.ts';
import type { HotelOffer } from '../contracts/hotels/hotel-search.ts';
import type { MarkupRule } from '../contracts/markup-rule.ts';
import { toAmount, toHundredths } from '../suppliers/riyals.ts';
import { addedBy, chooseRule } from './choose-rule.ts';
import type { Markup } from './sealed-markup.ts';

/**
 * The rate at the agency's price, rounded up to whole riyals with a rule or without, and the markup; null when there is none. `place` is the id of
 * the searched place. The markup is split between the rooms. Cancellation fees grow in proportion, so that "the whole stay" stays the whole stay.
 * Fees due at the property are the hotel's and do not change.
 */
export function markUpStay(
  offer: HotelOffer,
  place: string,
  rules: readonly MarkupRule[],
): { offer: HotelOffer; markup: Markup | null } {
  const rule = chooseRule(rules, { product: 'stay', airlines: [], destination: place });
  const supplied = toHundredths(offer.price.total);
  const sold = soldFor(supplied + addedBy(rule, supplied, 1));
  const total = sold - supplied;
  const { price, rooms, cancellation } = offer;
  const feeOf = (amount: string) => toAmount(Math.min(sold, soldFor(Math.round((toHundredths(amount) * sold) / supplied))));
  const fees = cancellation.fees?.map(({ amount }) => amount) ?? null;
  const terms = cancellation.fees && {
    cancellation: { ...cancellation, fees: cancellation.fees.map((fee) => ({ ...fee, amount: feeOf(fee.amount) })) },
  };
  if (total === 0) return { offer: { ...offer, ...terms }, markup: null };
  const { convertedFrom, ...inRiyals } = price;
  const each = sharesOf(
    total,
    rooms.map((room) => toHundredths(room.total)),
  );
  return {
    offer: {
      ...offer,
      price: {
        ...inRiyals,
        total: toAmount(sold),
        base: plus(price.base, total),
        ...(!rule && convertedFrom && { convertedFrom }),
      },
      rooms: rooms.map((room, index) => ({ ...room, total: plus(room.total, each[index] ?? 0) })),
      ...terms,
    },
    markup: {
      total,
      each,
      basisPoints: rule?.basis_points ?? 0,
      fixedAmount: rule?.fixed_amount ?? 0,
      convertedFrom: convertedFrom ?? null,
      fees,
    },
  };
}

/** The rate as its supplier made it. */
export function suppliedStay(offer: HotelOffer, markup: Markup | null): HotelOffer {
  if (!markup) return offer;
  const { price, rooms, cancellation } = offer;
  const { total, each, convertedFrom, fees } = markup;
  return {
    ...offer,
    price: {
      ...price,
      total: plus(price.total, -total),
      base: plus(price.base, -total),
      ...(convertedFrom && { convertedFrom }),
    },
    rooms: rooms.map((room, index) => ({ ...room, total: plus(room.total, -(each[index] ?? 0)) })),
    ...(cancellation.fees && {
      cancellation: {
        ...cancellation,
        fees: cancellation.fees.map((fee, index) => ({ ...fee, amount: fees?.[index] ?? fee.amount })),
      },
    }),
  };
}

/** Split in proportion to the rooms, in whole dirhams; the first room gets the remainder. */
function sharesOf(total: number, rooms: readonly number[]): number[] {
  const sum = rooms.reduce((before, room) => before + room, 0);
  const shares = rooms.map((room) => (sum > 0 ? Math.floor((total * room) / sum) : 0));
  const rest = total - shares.reduce((before, share) => before + share, 0);
  return shares.map((share, index) => (index === 0 ? share + rest : share));
}

function plus(amount: string, added: number): string {
  return toAmount(toHundredths(amount) + added);
}
