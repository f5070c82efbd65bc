import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findRetiredNames } from '@/scripts/checks/names.ts';

const folder = 'supabase/migrations';
const sources = readdirSync(folder).map((file) => ({
  file,
  sql: readFileSync(`${folder}/${file}`, 'utf8').replace(/^ *--.*$/gm, ''),
}));
const functions = sources.flatMap(({ file, sql }) =>
  [...sql.matchAll(/^\s*create (?:or replace )?function ([\w.]+)/gim)].map(([, name = '']) => ({ name, file })),
);
const tables = sources.flatMap(({ sql }) => [...sql.matchAll(/^create table ([\w.]+)/gm)].map(([, name = '']) => name));
const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

// PostgreSQL itself refuses a second table, policy or trigger with the same name.
it('a function of the database is defined once: change it in place (docs/decisions/0056-migrations-by-domain.md)', () => {
  expect(functions.length).toBeGreaterThan(100);
  const again = functions.filter(({ name }, index) => functions.findIndex((other) => other.name === name) < index);
  expect(again.map(({ name, file }) => `${name} in ${file}`)).toEqual([]);
});

it('functions that a function of the database calls exist: PostgreSQL checks bodies only when they run', () => {
  const known = new Set([...functions.map(({ name }) => name), ...tables]);
  const called = sources.flatMap(({ sql }) => [...sql.matchAll(/\b(public\.\w+)\s*\(/g)].map(([, name = '']) => name));
  expect(called.length).toBeGreaterThan(500);
  expect([...new Set(called)].filter((name) => !known.has(name))).toEqual([]);
});

it('no function of the database has a name with a word that the glossary replaced', () => {
  const declared = functions.map(({ name }) => `const ${camelCase(name.replace('public.', ''))} = 0;`).join('\n');
  expect(findRetiredNames('supabase/migrations.ts', declared)).toEqual([]);
});
