/** Customers' choices for an order: their results, and the flights of another day to choose from. */
import type { OrderMove } from '@/supabase/functions/_shared/contracts/orders';
import type { ExtrasOnSale } from './order-extras';
import type { ChangedFlight } from './order-row';

/**
 * The result of sending a choice. `pay`: it has a payment, with the key of its link. `open`: another payment is open. `ordered`: it costs
 * nothing and is ordered. `asked`, `askedBefore`: an agent is asked. `busy`: another order step is running. `stale`: it is no longer possible,
 * or was withdrawn.
 */
export type ChoiceResponse =
  | { type: 'pay' | 'open'; key: string }
  | { type: 'ordered' | 'asked' | 'askedBefore' | 'busy' | 'stale' | 'noAnswer' };

/** For bags and seats. `changed`: they are now sold differently. */
export type BoughtExtras = ChoiceResponse | { type: 'changed'; now: ExtrasOnSale };

/** Flights of another day, as the airline offers them. Sums are in dirhams. */
export interface OfferedChange {
  id: string;
  /** Move by move. */
  flights: ChangedFlight[][];
  /** The amounts to pay and to refund; at most one of them is above zero. */
  due: number;
  back: number;
  /** The airline's fee, which is part of it; null when it does not state one. */
  fee: number | null;
  /** An ISO instant; null when the airline does not state one. */
  until: string | null;
}

/** `takesPayments`: otherwise the selection goes to an agent. */
export interface OfferedChanges {
  type: 'offers';
  moves: OrderMove[];
  offers: OfferedChange[];
  takesPayments: boolean;
}

/**
 * `byAgent`: the airline does not change by API. `ages`: somebody would have outgrown the booked fare. `noAnswer`: it did not answer. `busy`: another step of the order is running. `stale`: the
 * booking has other flights by now.
 */
export type ChangeResponse = OfferedChanges | { type: 'byAgent' | 'ages' | 'noAnswer' | 'busy' | 'stale' };

/** `sameDay`: the flight is on that day already. `order`: before the previous direction, or after the next one. */
export type MoveError = 'sameDay' | 'order';

/** The directions that cannot be moved, each with its reason. `days` are the present departure days of the directions, yyyy-MM-dd. */
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
