import { boards, type HotelOffer } from './hotel-search.ts';

/**
 * A fee or tax may differ by this factor before it counts as changed: sums converted to riyals move with the day's rate, and an offer does not
 * contain their original currency.
 */
const rateTolerance = 1.05;

type Terms = Pick<HotelOffer, 'rooms' | 'board' | 'cancellation' | 'price'>;

/** Whether the rooms have the same names, in any order. */
export function isSameRooms(one: Pick<HotelOffer, 'rooms'>, other: Pick<HotelOffer, 'rooms'>): boolean {
  const names = ({ rooms }: Pick<HotelOffer, 'rooms'>) => JSON.stringify(rooms.map(({ name }) => name).sort());
  return names(one) === names(other);
}

/**
 * True when `now` has worse terms than `before`, apart from the price: another room, fewer meals, stricter cancellation, or a higher fee at the
 * property.
 */
export function hasWorseTerms(now: Terms, before: Terms): boolean {
  return (
    !isSameRooms(now, before) ||
    boards.indexOf(now.board) < boards.indexOf(before.board) ||
    isStricter(now.cancellation, before.cancellation) ||
    isMore(now.price.dueAtProperty, before.price.dueAtProperty)
  );
}

type Cancellation = HotelOffer['cancellation'];

/** Free for a shorter time, or more expensive at some time. A fee that was unknown and is now known is not stricter. */
function isStricter(now: Cancellation, before: Cancellation): boolean {
  if (before.freeUntil && (now.freeUntil ?? '') < before.freeUntil) return true;
  if (!before.fees) return false;
  const fees = now.fees;
  return !fees || fees.some(({ after, amount }) => isMore(amount, costAt(before.fees, after)));
}

/** The cost of cancelling just after an instant; null is the time of the booking. */
function costAt(fees: Cancellation['fees'], moment: string | null): string {
  return fees?.findLast(({ after }) => (after ?? '') <= (moment ?? ''))?.amount ?? '0';
}

function isMore(now: string, before: string): boolean {
  return Number(now) > Number(before) * rateTolerance;
}

/** Of the rates of one hotel, the nearest to `wanted`: the same rooms, then no worse terms, then the same meals, then the nearest price. */
export function nearestRate<Rate extends Terms>(rates: readonly Rate[], wanted: Terms): Rate | undefined {
  const total = ({ price }: Terms) => Number(price.total);
  const rank = (rate: Rate) => [
    Number(!isSameRooms(rate, wanted)),
    Number(hasWorseTerms({ ...rate, rooms: wanted.rooms }, wanted)),
    Number(rate.board !== wanted.board),
    Math.abs(total(rate) - total(wanted)),
  ];
  const ranked = rates.map((rate) => ({ rate, rank: rank(rate) }));
  ranked.sort((a, b) => a.rank.map((each, index) => each - (b.rank[index] ?? 0)).find((step) => step !== 0) ?? 0);
  return ranked[0]?.rate;
}
