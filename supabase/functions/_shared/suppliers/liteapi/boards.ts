import type { Board } from '../../contracts/hotel-search.ts';

/** Codes without the digits that tell variants apart (BB1, BB2). */
const byCode: Readonly<Record<string, Board>> = {
  RO: 'roomOnly',
  SC: 'roomOnly',
  BB: 'breakfast',
  BI: 'breakfast',
  CB: 'breakfast',
  AB: 'breakfast',
  HB: 'halfBoard',
  FB: 'fullBoard',
  AI: 'allInclusive',
  UAI: 'allInclusive',
};

const byName: readonly (readonly [RegExp, Board])[] = [
  [/room only|no (meals?|breakfast)|without|self.?catering/i, 'roomOnly'],
  [/all.?inclusive/i, 'allInclusive'],
  [/full.?board/i, 'fullBoard'],
  [/half.?board/i, 'halfBoard'],
  [/breakfast/i, 'breakfast'],
];

/** The meals in a rate. A code nobody knows promises none. */
export function boardOf(code: string | null | undefined, name: string | null | undefined): Board {
  const known = byCode[(code ?? '').toUpperCase().replace(/\d+$/, '')];
  return known ?? byName.find(([pattern]) => pattern.test(name ?? ''))?.[1] ?? 'roomOnly';
}

const meals: readonly Board[] = ['roomOnly', 'breakfast', 'halfBoard', 'fullBoard', 'allInclusive'];

/** What all rooms of an offer have. */
export function leastBoard(boards: readonly Board[]): Board {
  return meals.find((board) => boards.includes(board)) ?? 'roomOnly';
}
