import { daysBetween } from '@/lib/time/dates';
import type { SignedHotelOffer } from './offer';

/** The cost of a stay, in whole riyals. Despite rounding, the parts add up to the total. */
export interface StayPrice {
  nights: number;
  rooms: number;
  /** For the whole stay and all rooms, taxes included. */
  total: number;
  base: number;
  taxes: number;
  /** On top of the total, paid at the property. */
  dueAtProperty: number;
  /** The whole cost, including what is paid at the property. */
  whole: number;
  /** Of one room, averaged. */
  perNight: number;
}

export function stayPrice(
  { price, rooms }: Pick<SignedHotelOffer, 'price' | 'rooms'>,
  { checkIn, checkOut, rooms: asked }: { checkIn: string; checkOut: string; rooms: number },
): StayPrice {
  const nights = daysBetween(checkIn, checkOut);
  const count = rooms.length || asked;
  const total = Math.round(Number(price.total));
  const taxes = Math.round(Number(price.taxes));
  const dueAtProperty = Math.round(Number(price.dueAtProperty));
  return {
    nights,
    rooms: count,
    total,
    base: total - taxes,
    taxes,
    dueAtProperty,
    whole: total + dueAtProperty,
    perNight: Math.round(Number(price.total) / (nights * count)),
  };
}

/** The whole cost of a rate, including what is paid at the property. */
export function wholeCost({ price }: Pick<SignedHotelOffer, 'price'>): number {
  return Number(price.total) + Number(price.dueAtProperty);
}

/** Without rates that cost more, fees at the property included, for the same rooms, meals and tiers of cancellation. */
export function withoutDearerEquals<Rate extends Pick<SignedHotelOffer, 'price' | 'rooms' | 'board' | 'cancellation'>>(
  rates: readonly Rate[],
): Rate[] {
  const termsOf = ({ rooms, board, cancellation }: Rate) =>
    JSON.stringify([
      rooms.map(({ name }) => name).sort(),
      board,
      cancellation.freeUntil,
      // The fee of a tier follows the price; when it begins, and whether it is per night or for the stay, does not change.
      cancellation.fees?.map(({ after, part }) => [after, part]),
    ]);
  const cheapest = new Map<string, Rate>();
  for (const rate of rates) {
    const known = cheapest.get(termsOf(rate));
    if (!known || wholeCost(rate) < wholeCost(known)) cheapest.set(termsOf(rate), rate);
  }
  return rates.filter((rate) => cheapest.get(termsOf(rate)) === rate);
}
