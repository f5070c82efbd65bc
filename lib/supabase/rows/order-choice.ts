/** What customers choose for an order: how it is answered, and the flights of another day that they choose from. */
import type { OrderMove } from '@/supabase/functions/_shared/contracts/orders';
import type { ExtrasOnSale } from './order-extras';
import type { ChangedFlight } from './order-row';

/**
 * What becomes of a choice that is sent. `pay`: with the key of the link to pay. `open`: another payment is. `ordered`: it costs nothing. `asked`,
 * `askedBefore`: of an agent. `busy`: something else is being ordered. `stale`: it is not possible any more, or was given up before.
 */
export type ChoiceAnswer =
  | { is: 'pay' | 'open'; key: string }
  | { is: 'ordered' | 'asked' | 'askedBefore' | 'busy' | 'stale' | 'noAnswer' };

/** Of bags and seats. `changed`: they are sold otherwise now. */
export type BoughtExtras = ChoiceAnswer | { is: 'changed'; now: ExtrasOnSale };

/** Flights of another day, as the airline offers them. Sums are in dirhams. */
export interface OfferedChange {
  id: string;
  /** Move by move. */
  flights: ChangedFlight[][];
  /** What is paid for it, and what comes back; at most one of them is more than nothing. */
  due: number;
  back: number;
  /** The airline's fee, which is part of it; null when it does not say. */
  fee: number | null;
  /** An ISO instant; null when the airline does not say. */
  until: string | null;
}

/** `takesPayments`: otherwise what is chosen goes to an agent. */
export interface OfferedChanges {
  is: 'offers';
  moves: OrderMove[];
  offers: OfferedChange[];
  takesPayments: boolean;
}

/**
 * `byAgent`: the airline changes nothing by itself. `noAnswer`: it gave none. `busy`: something else is asked of the order. `stale`: the booking has
 * other flights by now.
 */
export type ChangeAnswer = OfferedChanges | { is: 'byAgent' | 'noAnswer' | 'busy' | 'stale' };

/** `sameDay`: it is flown on that day already. `order`: before the direction that comes first, or after the one that follows. */
export type MoveError = 'sameDay' | 'order';

/** Of each direction that cannot be moved so, why. `days` are those on which the directions leave now, yyyy-MM-dd. */
export function moveErrors(moves: readonly OrderMove[], days: readonly string[]): Map<number, MoveError> {
  const after = days.map((day, index) => moves.find(({ direction }) => direction === index + 1)?.day ?? day);
  const isMoved = (direction: number) => moves.some((move) => move.direction === direction);
  return new Map(
    moves.flatMap(({ direction, day }): [number, MoveError][] => {
      const [before, next] = [after[direction - 2], after[direction]];
      if (day === days[direction - 1]) return [[direction, 'sameDay']];
      // Of two that are moved, the later one is wrong.
      const isLate = next !== undefined && day > next && !isMoved(direction + 1);
      return isLate || (before !== undefined && day < before) ? [[direction, 'order']] : [];
    }),
  );
}
