/** Offers of the sandbox to move flights to another day. The id of an offer encodes its content. */
import type { ChangeOffer, NewOrder, Order, OrderMove } from '../../../contracts/orders.ts';
import { hourMs, movedTo, part, sumOf } from './order-parts.ts';

const offerMs = hourMs / 2;
/** Airlines sell no later days. */
const soldDays = 330;

/**
 * Departure times. `more`: how much more expensive than the booked flights, as a share of the price. The last two are cheaper by more than the
 * airline's fee.
 */
const kinds = [
  { clock: '09:00:00', more: 0 },
  { clock: '13:30:00', more: 0.08 },
  { clock: '17:45:00', back: 0 },
  { clock: '21:15:00', back: 0.05 },
] as const;

type Booked = Pick<Order, 'price' | 'itineraries'> & Pick<NewOrder, 'conditions'>;

/** The airline's fee: that of the booked terms; without stated terms, a tenth of the price. */
function feeOf({ price, conditions }: Booked): Order['price'] {
  const stated = conditions?.change.penalty;
  return stated === undefined ? part(price, 0.1) : part(price, Number(stated) / Number(price.amount));
}

/** The amount due, fee included, and the amount refunded. */
function amountsOf(booked: Booked, kind: (typeof kinds)[number]) {
  const { price } = booked;
  return 'more' in kind
    ? { due: sumOf(feeOf(booked), part(price, kind.more)), back: part(price, 0) }
    : { due: part(price, 0), back: part(price, kind.back) };
}

interface Change {
  /** In milliseconds. */
  endsAt: number;
  due: Order['price'];
  becomes: Pick<Order, 'price' | 'itineraries'>;
}

const idOf = (moves: readonly OrderMove[], kind: number, endsAt: number) =>
  ['change', ...moves.map(({ direction, day }) => `${direction}-${day}`), kind, endsAt.toString(36)].join('_');

/** The times of a day; none for a day that is not sold yet. */
export function changesFor(booked: Booked, moves: readonly OrderMove[], now: number): ChangeOffer[] {
  if (moves.some(({ day }) => Date.parse(day) > now + soldDays * 24 * hourMs)) return [];
  const endsAt = Math.floor((now + offerMs) / 1000) * 1000;
  return kinds.map((kind, index) => {
    const { due, back } = amountsOf(booked, kind);
    return {
      id: idOf(moves, index, endsAt),
      price: due,
      refund: back.dirhams > 0 ? back : null,
      penalty: feeOf(booked),
      departsAt: `${moves[0]?.day}T${kind.clock}`,
      expiresAt: new Date(endsAt).toISOString(),
      flights: moves.map(({ direction, day }) => {
        const flights = booked.itineraries[direction - 1] ?? [];
        return flights.map(movedTo(`${day}T${kind.clock}`, flights));
      }),
    };
  });
}

/** The order after an offer of `changesFor`; null for any other id. */
export function readChange(offer: string, booked: Booked): Change | null {
  const [name, ...parts] = offer.split('_');
  const [kind, endsAt] = [kinds[Number(parts.at(-2))], Number.parseInt(parts.at(-1) ?? '', 36)];
  const moves = parts.slice(0, -2).map((move) => /^(\d)-(\d{4}-\d{2}-\d{2})$/.exec(move));
  if (name !== 'change' || !kind || !(endsAt > 0) || moves.length === 0 || moves.includes(null)) return null;
  const days = new Map(moves.map((move) => [Number(move?.[1]), move?.[2]]));
  const { due, back } = amountsOf(booked, kind);
  return {
    endsAt,
    due,
    becomes: {
      price: sumOf(sumOf(booked.price, due), back, -1),
      itineraries: booked.itineraries.map((flights, index) => {
        const day = days.get(index + 1);
        return day ? flights.map(movedTo(`${day}T${kind.clock}`, flights)) : flights;
      }),
    },
  };
}
