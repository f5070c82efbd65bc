/** Placeholders that stand for a number. */
const figures =
  'count|n|m|number|total|months|days|nights|hours|minutes|seconds|rooms|guests|points|age|ready|picked|shown|busy|fewest|max|limit';

/** "4 travellers", "{count} مسافرين", "# ليالٍ", "بـ60 دقيقة": a number and the word it counts. Not for years. */
const figureThenWord = new RegExp(
  `((?<!(?!ـ)[\\p{L}\\p{N}.,:/-])\\d{1,3}(?:,\\d{3})*(?:\\.\\d+)?|#|\\{(?:${figures})\\}) (?=\\p{L})`,
  'gu',
);
/** "Room {number}", "المبنى <terminal>": a word and its number. */
const wordThenFigure = /(?<=\p{L}) (?=\{(?:number|next|traveller|page)\}|<terminal>)/gu;

/** "8 فبراير 2027" after its day, "كل 180" and "المسافر 1". No name of a month is longer than twelve letters. */
const figureAfterWord = /(?<=\d\u00a0\p{L}{2,12}) (?=\d{4}(?!\d))|(?<=(?<!\p{L})(?:كل|نحو|المسافر|Traveller)) (?=\d)/gu;

/** "Hamad International (DOH)": a name and its code, which mail sets apart. */
const nameThenCode = / (?=\u2068?\([A-Z]{3}\))/g;

/** The text, or an ICU pattern, with no-break spaces where a line must not end. Nothing else changes. */
function keepFigures(text: string): string {
  // Most texts have nothing to join, and a slow phone reads hundreds of them.
  if (!/[\d#{<(]/.test(text)) return text;
  return text
    .replace(figureThenWord, '$1\u00a0')
    .replace(wordThenFigure, '\u00a0')
    .replace(figureAfterWord, '\u00a0')
    .replace(nameThenCode, '\u00a0');
}

/** The same for a sentence, in which "e-mail" also stays on one line: word joiners surround its hyphen. */
export function keepTogether(text: string): string {
  return keepFigures(text).replace(/(?<=\P{L})e-mail/gu, 'e\u2060-\u2060mail');
}

interface Texts {
  [key: string]: string | Texts;
}

/** Adds no-break spaces to every text of a message file; keys stay as they are. */
export function keepAllTogether<Tree extends object>(texts: Tree): Tree {
  const walk = (value: string | Texts): string | Texts =>
    typeof value === 'string'
      ? keepFigures(value)
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]));
  return walk(texts as Texts) as Tree;
}
