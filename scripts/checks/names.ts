import { parseSync } from 'oxc-parser';

/** Words that docs/glossary.md replaced, and what to write in names instead. */
const retired = new Map(
  Object.entries({
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
  }),
);

/** Names that others read, so that they cannot change. */
const allowed: readonly RegExp[] = [
  // The search contract follows the suppliers' spelling.
  /^[tT]raveler(?:Pricings?(?:Of)?|Type)$/,
  // Columns of the database and fields of suppliers.
  /_|^problem$/,
  // Requests to book and their stored records, whatever the product.
  /^passenger(?:s|Names)$/,
  // Drafts and offers stored in open tabs.
  /^(?:isDocumentLater|chosenAs)$/,
];

/** A person on a flight is a passenger, in a hotel room a guest; on a holiday, and wherever it does not matter, a traveller. */
const people: readonly { in: RegExp; not: RegExp; write: string }[] = [
  { in: /\/(?:hotels|stay)\//, not: /^passengers?$/, write: 'guest' },
  { in: /\/(?:flights|flight|multi-city)\//, not: /^guests?$/, write: 'passenger' },
  { in: /\/(?:packages|package)\//, not: /^(?:passenger|guest)s?$/, write: 'traveller' },
];

/** Each name that a file declares with a retired word in it, with the word to use: "recallDraft: load, cached". */
export function findRetiredNames(path: string, source: string): string[] {
  const insteadOf = (name: string): string[] => {
    if (allowed.some((names) => names.test(name)) || (name === 'door' && path.startsWith('art/'))) return [];
    const words = name.split(/(?=[A-Z])/).map((part) => part.toLowerCase());
    return words.flatMap(
      (word) => retired.get(word) ?? people.find((rule) => rule.in.test(path) && rule.not.test(word))?.write ?? [],
    );
  };
  // Few files have such a word at all; only those are parsed.
  const mayHave = [...new Set(source.match(/[\w$]+/g))].some((name) => insteadOf(name).length > 0);
  return [...(mayHave ? listDeclaredNames(path, source) : [])].flatMap((name) =>
    insteadOf(name).map((instead) => `${name}: ${instead}`),
  );
}

type Node = { type: string } & Record<string, unknown>;

/** Names of variables, parameters, functions, types, imports and members. Throws on a file that does not parse. */
function listDeclaredNames(path: string, source: string): Set<string> {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const names = new Set<string>();

  /** A name, or every name that a destructuring pattern makes. */
  const addPattern = (value: unknown): void => {
    if (!isNode(value)) return;
    if (value.type === 'Identifier') names.add(String(value.name));
    else if (value.type === 'ObjectPattern' || value.type === 'ArrayPattern') {
      for (const part of [value.properties, value.elements].flat()) addPattern(part);
    } else addPattern(value.argument ?? value.left ?? value.parameter ?? value.value);
  };

  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    if (/Declaration$|Declarator$|^FunctionExpression$/.test(value.type)) addPattern(value.id);
    if (/^(?:Property|PropertyDefinition|MethodDefinition|TSPropertySignature|TSMethodSignature)$/.test(value.type)) {
      if (!value.computed && !value.shorthand) addPattern(value.key);
    }
    if (/^Import\w*Specifier$/.test(value.type)) addPattern(value.local);
    if (value.type === 'CatchClause') addPattern(value.param);
    if (Array.isArray(value.params)) value.params.forEach(addPattern);
    // The keys of a destructured value are declared where it comes from.
    if (value.type === 'ObjectPattern')
      visit([value.properties].flat().map((part) => isNode(part) && (part.value ?? part.argument)));
    else Object.values(value).forEach(visit);
  };
  visit(program);
  return names;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
