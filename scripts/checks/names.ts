/** One word for each idea in the names of functions, types and constants (docs/glossary.md): words that were replaced, and what to write instead. */
const retired: Readonly<Record<string, string>> = {
  asleep: 'deferred',
  awake: 'hydrated',
  chosen: 'selected',
  disguise: 'hash',
  door: 'sender, transport',
  fault: 'failure',
  faults: 'failures',
  forget: 'clear',
  guarded: 'resilient',
  kept: 'saved, cached',
  later: 'lazy',
  loss: 'failure',
  objection: 'refusal',
  patience: 'timeout',
  problem: 'error, failure',
  problems: 'errors, failures',
  recall: 'load, cached',
  recalled: 'loaded, cached',
  remember: 'save, cache',
  remembered: 'saved, cached',
  stranger: 'cross origin',
  surroundings: 'dependencies',
  tell: 'notify, report, show',
  telling: 'reporting',
  told: 'reported',
  traveler: 'traveller',
};

/** Names of the search contract, which follow the suppliers' spelling. */
const allowed = /^[tT]raveler(?:Pricings?(?:Of)?|Type)$/;

/** A person on a flight is a passenger, in a hotel room a guest; on a holiday, and wherever it does not matter, a traveller. */
const people: readonly { in: RegExp; not: RegExp; write: string }[] = [
  { in: /\/(?:hotels|stay)\//, not: /^passengers?$/, write: 'guest' },
  { in: /\/(?:flights|flight|multi-city)\//, not: /^guests?$/, write: 'passenger' },
  { in: /\/(?:packages|package)\//, not: /^(?:passenger|guest)s?$/, write: 'traveller' },
];

const declaration =
  /^(?:export )?(?:default )?(?:async )?(?:function\*?|class|interface|type|enum|const|let) ([A-Za-z_$][\w$]*)/gm;

/** Each name declared at the top of a file that uses a retired word, with the word to use: "recallDraft: load, cached". */
export function findRetiredNames(path: string, source: string): string[] {
  return Array.from(source.matchAll(declaration), ([, name = '']) => name)
    .filter((name) => !allowed.test(name))
    .flatMap((name) =>
      name
        .split(/(?=[A-Z])|_/)
        .map((part) => part.toLowerCase())
        .map((word) => retired[word] ?? people.find((rule) => rule.in.test(path) && rule.not.test(word))?.write)
        .filter((instead) => instead !== undefined)
        .map((instead) => `${name}: ${instead}`),
    );
}
