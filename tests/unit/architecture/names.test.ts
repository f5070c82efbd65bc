import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findRetiredNames } from '@/scripts/checks/names.ts';
import { listSourceFiles } from '@/scripts/checks/source-files.ts';

const files = listSourceFiles('.', ['.ts', '.tsx']).filter((path) => /^(app|components|lib|supabase\/functions)\//.test(path));

it('no function or type has a name that the glossary replaced', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((path) => findRetiredNames(path, readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`))).toEqual(
    [],
  );
});

it.each([
  ['lib/flights/search/a.ts', 'export async function recallFares() {}', ['recallFares: load, cached']],
  ['lib/flights/search/a.ts', 'export interface HandlerSurroundings {}', ['HandlerSurroundings: dependencies']],
  ['lib/bookings/a.ts', 'export function recallDraft() {}', []],
  ['lib/bookings/a.ts', 'type MailDoor = null;', ['MailDoor: sender, transport']],
  ['lib/flights/search/a.ts', 'export function outdoorPool() {}', []],
])('in %s, %s', (path, source, found) => {
  expect(findRetiredNames(path, source)).toEqual(found);
});
