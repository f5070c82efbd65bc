import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The schema.org vocabulary as in schema-dts: the classes, their superclasses, and the types of each property. */
export interface Vocabulary {
  /** The class and all its superclasses; null for an unknown class. */
  ancestors: (type: string) => ReadonlySet<string> | null;
  /** The types of a property of a class: classes, data types, enumerations; null when the class has no such property. */
  rangeOf: (type: string, property: string) => readonly string[] | null;
  /** Members of an enumeration; empty for anything else. */
  members: (type: string) => ReadonlySet<string>;
}

const declaration = /^(?:export )?interface (\w+) extends ([^{]+?) \{\n([\s\S]*?)^\}/gm;
const property = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;/gm;
const enumeration = /^export type (\w+) = ("https:\/\/schema\.org\/.+);$/gm;

export function readVocabulary(): Vocabulary {
  const root = createRequire(import.meta.url).resolve('schema-dts/package.json');
  const text = readFileSync(root.replace('package.json', 'dist/schema.d.ts'), 'utf8');

  const parents = new Map<string, readonly string[]>();
  const properties = new Map<string, Map<string, readonly string[]>>();
  for (const [, name = '', above = '', body = ''] of text.matchAll(declaration)) {
    parents.set(
      name,
      above.split(', ').filter((one) => one.endsWith('Base')),
    );
    properties.set(name, new Map(Array.from(body.matchAll(property), ([, key = '', range = '']) => [key, range.split(' | ')])));
  }
  const enumerations = new Map(
    Array.from(text.matchAll(enumeration), ([, name = '', values = '']) => [
      name,
      new Set(Array.from(values.matchAll(/"([^"]+)"/g), ([, value = '']) => value)),
    ]),
  );

  const basesOf = (name: string): string[] => [name, ...(parents.get(name) ?? []).flatMap(basesOf)];
  const baseNames = (type: string) => (parents.has(`${type}Leaf`) ? basesOf(`${type}Leaf`) : null);
  return {
    ancestors: (type) => {
      const bases = baseNames(type);
      return bases && new Set([type, ...bases.map((base) => base.replace(/(Base|Leaf)$/, ''))]);
    },
    rangeOf: (type, key) => {
      const ranges = (baseNames(type) ?? []).flatMap((base) => properties.get(base)?.get(key) ?? []);
      return ranges.length > 0 ? ranges : null;
    },
    members: (type) => enumerations.get(type) ?? new Set(),
  };
}
