import type { Board } from '../../../contracts/hotels/hotel-search.ts';

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
  [/all.?inclusive/i, 'allInclusive'],
  [/full.?board/i, 'fullBoard'],
  [/half.?board/i, 'halfBoard'],
  [/breakfast/i, 'breakfast'],
];

/** Any other word in a name may negate it: "not included", "for 1 only", "at a surcharge". */
const plainWords = new Set(
  `all ultra full half board bed and with free daily buffet continental american english hot cold breakfast lunch dinner meal meals plan
  incl included includes including inclusive`.split(/\s+/),
);

/** The meals of a rate. For an unknown code, such as BD ("Bed and dinner" or "Breakfast and dinner"): those of a plain name, else none. */
export function boardOf(code: string | null | undefined, name: string | null | undefined): Board {
  const known = byCode[(code ?? '').toUpperCase().replace(/\d{1,9}$/, '')];
  return known ?? boardNamed(name ?? '');
}

function boardNamed(name: string): Board {
  const words: string[] = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!words.every((word) => plainWords.has(word))) return 'roomOnly';
  const named = byName.find(([pattern]) => pattern.test(name))?.[1] ?? 'roomOnly';
  const more = ['lunch', 'dinner'].filter((meal) => words.includes(meal)).length;
  return named === 'breakfast' ? (meals[1 + more] ?? named) : named;
}

const meals: readonly Board[] = ['roomOnly', 'breakfast', 'halfBoard', 'fullBoard', 'allInclusive'];

/** The meals that all rooms of an offer include. */
export function leastBoard(boards: readonly Board[]): Board {
  return meals.find((board) => boards.includes(board)) ?? 'roomOnly';
}
