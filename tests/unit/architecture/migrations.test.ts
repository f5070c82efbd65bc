import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'supabase/migrations';
const functions = readdirSync(folder).flatMap((file) => {
  const sql = readFileSync(`${folder}/${file}`, 'utf8');
  return [...sql.matchAll(/^\s*create (?:or replace )?function ([\w.]+)/gim)].map(([, name = '']) => ({ name, file }));
});

// PostgreSQL itself refuses a second table, policy or trigger of one name.
it('a function of the database is defined once: change it where it stands (docs/decisions/0056-migrations-by-domain.md)', () => {
  expect(functions.length).toBeGreaterThan(100);
  const again = functions.filter(({ name }, index) => functions.findIndex((other) => other.name === name) < index);
  expect(again.map(({ name, file }) => `${name} in ${file}`)).toEqual([]);
});
