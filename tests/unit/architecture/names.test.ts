import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findRetiredNames } from '@/scripts/checks/names.ts';
import { listSourceFiles } from '@/scripts/checks/source-files.ts';

const files = listSourceFiles('.', ['.ts', '.tsx']).filter((path) => /^(app|components|lib|supabase)\//.test(path));

it('no function, type or constant has a name that the glossary replaced', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((path) => findRetiredNames(path, readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`))).toEqual(
    [],
  );
});

it.each([
  ['lib/flights/search/a.ts', 'export async function recallFares() {}', ['recallFares: load, cached']],
  ['lib/flights/search/a.ts', 'export interface HandlerSurroundings {}', ['HandlerSurroundings: dependencies']],
  ['lib/bookings/a.ts', 'export function loadDraft() {}', []],
  ['components/layout/a.tsx', 'function tellArrival() {}', ['tellArrival: notify, report, show']],
  ['lib/bookings/a.ts', 'type MailDoor = null;', ['MailDoor: sender, transport']],
  ['lib/bookings/a.ts', 'export const chosenOffer = null;', ['chosenOffer: selected']],
  ['lib/flights/search/a.ts', 'export function outdoorPool() {}', []],
  ['lib/flights/search/a.ts', 'export type GuestType = null;', ['GuestType: passenger']],
  ['lib/hotels/a.ts', 'export type GuestType = null;', []],
  ['lib/hotels/a.ts', 'export const passengers = [];', ['passengers: guest']],
  ['lib/bookings/products/package/a.ts', 'interface Passenger {}', ['Passenger: traveller']],
  ['supabase/functions/_shared/suppliers/a/a.ts', 'type TravelerName = null;', ['TravelerName: traveller']],
  ['supabase/functions/_shared/suppliers/a/a.ts', 'const travelerPricingsOf = null;', []],
])('in %s, %s', (path, source, found) => {
  expect(findRetiredNames(path, source)).toEqual(found);
});
