import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { listSourceFiles } from '@/scripts/checks/source-files.ts';

const most = 12;
const folders = listSourceFiles('.', ['.ts', '.tsx', '.mjs', '.js', '.sql'])
  // Migrations are in one folder, because the command line of Supabase reads only that.
  .filter((path) => /^(app|components|lib|supabase\/(?!migrations)|scripts|art)\b/.test(path))
  .map((path) => dirname(path));

it(`no folder of code holds more than ${most} files (docs/engineering/code.md)`, () => {
  expect(folders.length).toBeGreaterThan(500);
  const crowded = [...new Set(folders)].filter((folder) => folders.filter((other) => other === folder).length > most);
  expect(crowded).toEqual([]);
});
