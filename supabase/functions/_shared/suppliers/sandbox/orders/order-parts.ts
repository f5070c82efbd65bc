import type { Order, OrderFlight } from '../../../contracts/orders.ts';
import { chance } from '../seeded.ts';

export const hourMs = 3_600_000;

const shifted = (moment: string, ms: number) => new Date(Date.parse(`${moment}Z`) + ms).toISOString().slice(0, 19);

/** An hour and a half later. */
export function movedOn({ departs, arrives, ...flight }: OrderFlight): OrderFlight {
  return { ...flight, departs: shifted(departs, 1.5 * hourMs), arrives: shifted(arrives, 1.5 * hourMs) };
}

/** Moves flights so that the first of them leaves at that moment, local to its airport and without offset. */
export function movedTo(moment: string, [first]: readonly OrderFlight[]) {
  const ms = Date.parse(`${moment}Z`) - Date.parse(`${first?.departs}Z`);
  return ({ departs, arrives, ...flight }: OrderFlight): OrderFlight => ({
    ...flight,
    departs: shifted(departs, ms),
    arrives: shifted(arrives, ms),
  });
}

export function sumOf(one: Order['price'], other: Order['price'], sign: 1 | -1 = 1): Order['price'] {
  const amount = (Number(one.amount) + sign * Number(other.amount)).toFixed(2);
  return { amount, currency: one.currency, dirhams: one.dirhams + sign * other.dirhams };
}

/** Ticket numbers that no airline issues: they begin with 000. */
export function ticketsOf(id: string, people: number): Order['tickets'] {
  return Array.from({ length: people }, (_, index) => {
    const digits = String(Math.floor(chance(`ticket ${id} ${index}`) * 1e10)).padStart(10, '0');
    return { number: `000${digits}`, passengers: [index + 1] };
  });
}

export function part({ amount, currency, dirhams }: Order['price'], share: number): Order['price'] {
  return { amount: (Number(amount) * share).toFixed(2), currency, dirhams: Math.round(dirhams * share) };
}

/** A price minus a fee in the same currency. */
export function lessFee(price: Order['price'], fee: string): Order['price'] {
  return part(price, Math.max(0, 1 - Number(fee) / Number(price.amount)));
}

export function raised(price: Order['price']): Order['price'] {
  return part(price, 1.05);
}
