/** Names of places as people write them, in either script: for the airports of the site and the cities of the hotel search. */

/** Fewer letters match too much. */
const fewestLetters = 3;

/**
 * The entries with a name that sounds like the typed text; the closest ones only. One letter may differ in a word of four to seven letters, two
 * in a longer word. `sounds` are results of `soundOf`.
 */
export function closestInSound<Entry extends { sounds: readonly string[] }>(text: string, entries: readonly Entry[]): Entry[] {
  const typed = soundOf(text);
  if (typed.length < fewestLetters) return [];
  const mostEdits = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
  const heard = entries.map((entry) => ({ entry, edits: Math.min(...entry.sounds.map((sound) => editsToStart(typed, sound))) }));
  const fewest = Math.min(mostEdits, ...heard.map(({ edits }) => edits));
  return heard.flatMap(({ entry, edits }) => (edits <= fewest ? entry : []));
}

/** Each name, as from `wordsOf`, as one word, with and without the Arabic article. */
export function compactForms(names: readonly (readonly string[])[]): string[] {
  return names.flatMap((words) => articleForms(words.join('')));
}

/** The Arabic article is optional on both sides: "الدوحة" and "دوحة" are one word. */
export function articleForms(word: string): string[] {
  return word.startsWith('ال') && word.length >= 5 ? [word, word.slice(2)] : [word];
}

/** Letters that sound alike, or that one language writes in several ways, with the letter that represents them. */
const alikeLetters: readonly [RegExp, string][] = [
  [/ph/g, 'f'],
  [/ck|[cq](?!h)/g, 'k'],
  [/(?<=[bdgkt])h/g, ''],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/ط/g, 'ت'],
  [/[صث]/g, 'س'],
  [/[ضظذ]/g, 'د'],
  [/[قغجگ]/g, 'ك'],
  [/^ال/, ''],
];

export function soundOf(text: string): string {
  const sound = alikeLetters.reduce((current, [letters, letter]) => current.replace(letters, letter), wordsOf(text).join(''));
  return sound.replace(/(.)\1+/gu, '$1');
}

/**
 * Letters to insert, leave out, exchange or swap with their neighbour to make `typed` a beginning of `name` of four letters or more
 * (optimal string alignment; three rows of its table are enough). A shorter beginning is chance: "lodz" is not "los".
 */
function editsToStart(typed: string, name: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= name.length; column += 1) {
      const isSame = typed[row - 1] === name[column - 1];
      const isSwapped = typed[row - 1] === name[column - 2] && typed[row - 2] === name[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last.slice(Math.min(fewestLetters + 1, typed.length, name.length)));
}

const foldedLetters: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  گ: 'ك',
  ڤ: 'ف',
  پ: 'ب',
  چ: 'ج',
  ژ: 'ز',
  ı: 'i',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŋ: 'ng',
  ŧ: 't',
  ə: 'e',
};

/**
 * Lower-case words without accents, tashkeel, tatweel, apostrophes and direction marks. NFKD splits أ إ آ ؤ ئ, so that removing the marks leaves the
 * bare letter; other pairs that writers mix up are folded one by one.
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\u0640\u0621'’‘ʼ`´]/gu, '')
    .replace(/[ٱىیةکگڤپچژıøłßæœđðþħŋŧə]/g, (letter) => foldedLetters[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A name for comparing and for finding it by a part: "The Ritz-Carlton" contains "ritz carlton" and "ritzcarlton". */
export function foldName(text: string): string {
  return wordsOf(text).join('');
}

/** Whether people who type `text` may mean `name`: each of its words begins one of the name, or the name contains it whole. */
export function isNamedBy(text: string, name: string): boolean {
  const [typed, words] = [wordsOf(text), wordsOf(name).flatMap(articleForms)];
  const hasEach = typed.every((one) => articleForms(one).some((form) => words.some((word) => word.startsWith(form))));
  return hasEach || foldName(name).includes(typed.join(''));
}
