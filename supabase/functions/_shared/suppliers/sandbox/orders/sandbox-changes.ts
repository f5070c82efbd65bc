/** Offers of the sandbox to move flights to another day. The id of an offer encodes its content. */
import type { ChangeOffer, Order, OrderMove } from '../../../contracts/orders.ts';
import { hourMs, movedTo, part, sumOf } from './order-parts.ts';

const offerMs = hourMs / 2;
/** Airlines sell no later days. */
const soldDays = 330;

/** Departure times, and the amounts due, refunded and kept as the airline's fee, as shares of the price. */
const kinds = [
  { clock: '09:00:00', due: 0.1, back: 0, fee: 0.1 },
  { clock: '13:30:00', due: 0.18, back: 0, fee: 0.1 },
  { clock: '17:45:00', due: 0, back: 0, fee: 0 },
  { clock: '21:15:00', due: 0, back: 0.05, fee: 0.05 },
] as const;

type Booked = Pick<Order, 'price' | 'itineraries'>;

interface Change {
  /** In milliseconds. */
  endsAt: number;
  due: Order['price'];
  becomes: Booked;
}

const idOf = (moves: readonly OrderMove[], kind: number, endsAt: number) =>
  ['change', ...moves.map(({ direction, day }) => `${direction}-${day}`), kind, endsAt.toString(36)].join('_');

/** The times of a day; none for a day that is not sold yet. */
export function changesFor({ price, itineraries }: Booked, moves: readonly OrderMove[], now: number): ChangeOffer[] {
  if (moves.some(({ day }) => Date.parse(day) > now + soldDays * 24 * hourMs)) return [];
  const endsAt = Math.floor((now + offerMs) / 1000) * 1000;
  return kinds.map(({ clock, due, back, fee }, index) => ({
    id: idOf(moves, index, endsAt),
    price: part(price, due),
    refund: back > 0 ? part(price, back) : null,
    penalty: part(price, fee),
    departsAt: `${moves[0]?.day}T${clock}`,
    expiresAt: new Date(endsAt).toISOString(),
    flights: moves.map(({ direction, day }) => {
      const flights = itineraries[direction - 1] ?? [];
      return flights.map(movedTo(`${day}T${clock}`, flights));
    }),
  }));
}

/** The order after an offer of `changesFor`; null for any other id. */
export function readChange(offer: string, { price, itineraries }: Booked): Change | null {
  const [name, ...parts] = offer.split('_');
  const [kind, endsAt] = [kinds[Number(parts.at(-2))], Number.parseInt(parts.at(-1) ?? '', 36)];
  const moves = parts.slice(0, -2).map((move) => /^(\d)-(\d{4}-\d{2}-\d{2})$/.exec(move));
  if (name !== 'change' || !kind || !(endsAt > 0) || moves.length === 0 || moves.includes(null)) return null;
  const days = new Map(moves.map((move) => [Number(move?.[1]), move?.[2]]));
  const due = part(price, kind.due);
  return {
    endsAt,
    due,
    becomes: {
      price: sumOf(sumOf(price, due), part(price, kind.back), -1),
      itineraries: itineraries.map((flights, index) => {
        const day = days.get(index + 1);
        return day ? flights.map(movedTo(`${day}T${kind.clock}`, flights)) : flights;
      }),
    },
  };
}
