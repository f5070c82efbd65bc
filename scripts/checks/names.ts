/** One word for each idea in the names of functions and types (docs/glossary.md): words that were replaced, and what to write instead. */
const retired: Readonly<Record<string, string>> = {
  disguise: 'hash',
  door: 'sender, transport',
  guarded: 'resilient',
  surroundings: 'dependencies',
};

/** The same outside of booking, where the older names still stand. */
const retiredOutsideBooking: Readonly<Record<string, string>> = {
  objection: 'refusal',
  recall: 'load, cached',
  remember: 'save, cache',
};
const isBooking = (path: string) => /(bookings|packages|multi-city|hotels|selected-offer)/.test(path);

const declaration = /^(?:export )?(?:default )?(?:async )?(?:function\*?|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;

/** Each name declared at the top of a file that uses a retired word, with the word to use: "recallDraft: load, cached". */
export function findRetiredNames(path: string, source: string): string[] {
  const words = isBooking(path) ? retired : { ...retired, ...retiredOutsideBooking };
  return Array.from(source.matchAll(declaration), ([, name = '']) => name).flatMap((name) =>
    name
      .split(/(?=[A-Z])|_/)
      .map((word) => words[word.toLowerCase()])
      .filter((instead) => instead !== undefined)
      .map((instead) => `${name}: ${instead}`),
  );
}
