/** Reads message files the way the site formats them, to compare the two languages. */
import {
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

export type MessageTree = { [key: string]: string | MessageTree };

/** Messages by dotted key: `{ form: { from: 'From' } }` gives `form.from`. */
export function flattenMessages(tree: MessageTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flattenMessages(value, `${prefix}${key}.`)],
    ),
  );
}

interface MessageShape {
  /** The inputs of a message: `{name}`, `<link>`. A count may be a plural in one language and plain in the other. */
  inputs: Set<string>;
  plurals: { argument: string; categories: string[] }[];
}

/** Throws on a message that is not valid ICU MessageFormat. */
function shapeOf(message: string): MessageShape {
  const shape: MessageShape = { inputs: new Set(), plurals: [] };
  const visit = (elements: MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      shape.inputs.add(isTagElement(element) ? `<${element.value}>` : `{${element.value}}`);
      if (isPluralElement(element)) {
        const categories = Object.keys(element.options).filter((category) => !category.startsWith('='));
        if (element.pluralType === 'cardinal') shape.plurals.push({ argument: element.value, categories });
      }
      if (isPluralElement(element) || isSelectElement(element))
        for (const option of Object.values(element.options)) visit(option.value);
      if (isTagElement(element)) visit(element.children);
    }
  };
  visit(parse(message));
  return shape;
}

const pluralCategories = { en: ['one', 'other'], ar: ['few', 'many', 'one', 'other', 'two', 'zero'] };

/** What is wrong with the two texts of a key, in words. */
function compareTexts(english: string, arabic: string): string[] {
  try {
    const shapes = { en: shapeOf(english), ar: shapeOf(arabic) };
    const onlyIn = (here: MessageShape, there: MessageShape) => [...here.inputs].filter((input) => !there.inputs.has(input));
    return [
      ...onlyIn(shapes.en, shapes.ar).map((input) => `Arabic lacks ${input}`),
      ...onlyIn(shapes.ar, shapes.en).map((input) => `English lacks ${input}`),
      ...(['en', 'ar'] as const).flatMap((locale) =>
        shapes[locale].plurals
          .filter(({ categories }) => categories.sort().join() !== pluralCategories[locale].join())
          .map(({ argument, categories }) => `${locale} plural of {${argument}} has ${categories.join(' ')}`),
      ),
    ];
  } catch (error) {
    return [`not valid: ${error instanceof Error ? error.message : error}`];
  }
}

const arabicLetter = /\p{Script=Arabic}/u;
const latinLetter = /\p{Script=Latin}/u;

/** The text without inputs: `{price} per night` gives ` per night`. */
const proseOf = (message: string) =>
  message.replace(/<[^>]*>|\{\s*\w+\s*(?=[,}])|\b(?:plural|select|zero|one|two|few|many|other)\b(?=[\s,{])/g, '');

/** The errors of one namespace, each with its key. `sameInBoth` has keys with an untranslated text, such as brand names. */
export function compareMessages(
  english: MessageTree,
  arabic: MessageTree,
  sameInBoth: ReadonlySet<string> = new Set(),
): string[] {
  const [en, ar] = [flattenMessages(english), flattenMessages(arabic)];
  const keys = [...new Set([...en.keys(), ...ar.keys()])];
  return keys.flatMap((key) => {
    const [here, there] = [en.get(key), ar.get(key)];
    if (here === undefined) return [`${key}: missing in English`];
    if (there === undefined) return [`${key}: missing in Arabic`];
    const failures = compareTexts(here, there);
    if (!here.trim() || !there.trim()) failures.push('empty');
    if (!sameInBoth.has(key)) {
      if (latinLetter.test(proseOf(there)) && !arabicLetter.test(there)) failures.push('Arabic text has no Arabic letter');
      if (arabicLetter.test(here)) failures.push('English text has Arabic letters');
    }
    return failures.map((failure) => `${key}: ${failure}`);
  });
}

/** Keys whose last part occurs nowhere in `sources` as a word, in any case. Finds some of the unused keys, and never a used one. */
export function findUnusedKeys(messages: MessageTree, sources: readonly string[]): string[] {
  const words = new Set(sources.flatMap((source) => source.toLowerCase().match(/[\w-]+/g) ?? []));
  return [...flattenMessages(messages).keys()].filter((key) => !words.has(key.toLowerCase().split('.').at(-1) ?? ''));
}
