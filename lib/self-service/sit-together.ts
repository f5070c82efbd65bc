/** Seats for a whole party, next to each other. */
import type { SelectedExtra } from '@/lib/bookings/model/order-extras';
import type { SeatElement, SeatMap } from '@/supabase/functions/_shared/contracts/flights/flight-extras';

/** More rows than this are not together. */
const mostRows = 3;
/** Of a child without an adult beside it: worse than any distance. */
const alone = 100;

/** Seats side by side. `from` counts the places from the left of the row, with one for each aisle. */
interface Block {
  row: number;
  from: number;
  seats: NonNullable<SeatElement['offers']>[];
}

/**
 * The seats of a flight where all of `party` (places from 1, adults before children) sit nearest to each other, each child beside an adult; the
 * cheapest among equals; null when there are none in three rows. Everybody may sit on each of them, so no child is by an exit.
 */
export function sitTogether({ cabins }: SeatMap, party: readonly number[], adults: number): SelectedExtra[] | null {
  const groups = cabins.flatMap(({ rows }) => {
    const free = rows.map(({ sections }, row) => freeBlocks(sections, row, party));
    return free.flatMap((_, first) => groupsFrom(free.slice(first, first + mostRows), party.length));
  });
  const grown = party.filter((passenger) => passenger <= adults);
  const young = party.filter((passenger) => passenger > adults);
  const rated = groups.map((blocks) => {
    const seated = seatParty(blocks, grown, young);
    return { seated, apart: distance(blocks) + seated.unattended * alone, cost: costOf(blocks) };
  });
  const [best] = rated.sort((one, other) => one.apart - other.apart || one.cost - other.cost);
  return best?.seated.selected ?? null;
}

/** An aisle or a taken seat ends a block. */
function freeBlocks(sections: readonly (readonly SeatElement[])[], row: number, party: readonly number[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  for (const section of sections) {
    let open: Block | null = null;
    for (const { type, offers = [] } of section) {
      const isFree = type === 'seat' && party.every((passenger) => offers.some((each) => each.passenger === passenger));
      if (!isFree) open = null;
      else if (open) open.seats.push(offers);
      else {
        open = { row, from: at, seats: [offers] };
        blocks.push(open);
      }
      at += 1;
    }
    at += 1;
  }
  return blocks;
}

/** The ways to seat so many that begin in the first of these rows: in one block, in two, or from row to row. */
function groupsFrom([first = [], second = [], ...rest]: readonly Block[][], count: number): Block[][] {
  const whole = partsOf(first, count).map((block) => [block]);
  const pairs = Array.from({ length: count - 1 }, (_, index) => index + 1).flatMap((size) =>
    partsOf(first, size).flatMap((one) => {
      const beside = first.filter(({ from }) => from > one.from + size);
      return partsOf([...beside, ...second], count - size).map((other) => [one, other]);
    }),
  );
  const filled: Block[] = [];
  let missing = first.length > 0 ? count : 0;
  for (const block of [first, second, ...rest].flatMap((row) => row.toSorted((a, b) => b.seats.length - a.seats.length))) {
    if (missing === 0) break;
    filled.push({ ...block, seats: block.seats.slice(0, missing) });
    missing -= Math.min(missing, block.seats.length);
  }
  return [...whole, ...pairs, ...(filled.length > 0 && missing === 0 ? [filled] : [])];
}

/** All blocks of this size within these. */
function partsOf(blocks: readonly Block[], size: number): Block[] {
  return blocks.flatMap(({ row, from, seats }) =>
    Array.from({ length: Math.max(0, seats.length - size + 1) }, (_, start) => ({
      row,
      from: from + start,
      seats: seats.slice(start, start + size),
    })),
  );
}

/** From block to block: an aisle is one, a row two. */
function distance(blocks: readonly Block[]): number {
  return blocks.slice(1).reduce((sum, { row, from }, index) => {
    const before = blocks[index];
    if (!before) return sum;
    if (row !== before.row) return sum + 2 * (row - before.row) + Math.abs(from - before.from);
    return sum + Math.max(from - before.from - before.seats.length, 1);
  }, 0);
}

/** The price of a seat is the same for everybody, as good as always. */
const costOf = (blocks: readonly Block[]) =>
  blocks.flatMap(({ seats }) => seats).reduce((sum, [offer]) => sum + Number(offer?.price.total ?? 0), 0);

/** An adult in each block first, then the children. `unattended`: children in blocks without one. */
function seatParty(blocks: readonly Block[], grown: readonly number[], young: readonly number[]) {
  const adults = [...grown];
  const children = [...young];
  const people = blocks.map(() => adults.splice(0, 1));
  for (const waiting of [children, adults]) {
    for (const [index, { seats }] of blocks.entries()) {
      const those = people[index] ?? [];
      those.push(...waiting.splice(0, seats.length - those.length));
    }
  }
  const isChild = (passenger: number) => young.includes(passenger);
  const unattended = people.flatMap((those) => (those.every(isChild) ? those : [])).length;
  const selected = blocks.flatMap(({ seats }, index) =>
    spread(people[index] ?? [], isChild).flatMap((passenger, place) => {
      const offer = seats[place]?.find((each) => each.passenger === passenger);
      return offer ? [{ id: offer.id, passenger, quantity: 1 }] : [];
    }),
  );
  return { selected, unattended };
}

/** Adults and children by turns. */
function spread(people: readonly number[], isChild: (passenger: number) => boolean): number[] {
  const evenly = (some: readonly number[]) => some.map((passenger, index) => ({ passenger, at: (index + 0.5) / some.length }));
  const grown = people.filter((passenger) => !isChild(passenger));
  const young = people.filter(isChild);
  return [...evenly(grown), ...evenly(young)].sort((one, other) => one.at - other.at).map(({ passenger }) => passenger);
}
