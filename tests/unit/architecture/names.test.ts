import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findRetiredNames } from '@/scripts/checks/names.ts';
import { listSourceFiles } from '@/scripts/checks/source-files.ts';

const files = listSourceFiles('.', ['.ts', '.tsx', '.js', '.mjs']).filter(
  (path) => /^(app|components|content|lib|scripts|supabase|tests)\//.test(path) && path !== 'scripts/checks/names.ts',
);

it('no declared name has a word that the glossary replaced', () => {
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
  [
    'lib/a.ts',
    'function f(told: string, { fault, at: asleep = 1 }: object) {}',
    ['told: reported', 'fault: failure', 'asleep: deferred'],
  ],
  [
    'lib/a.ts',
    'try { for (const [kept, ...faults] of []); } catch (problems) {}',
    ['kept: saved, cached', 'faults: failures', 'problems: errors, failures'],
  ],
  ['lib/a.ts', 'const row = { fault: 1, nested: z.object({ kept: z.string() }) };', ['fault: failure', 'kept: saved, cached']],
  ['lib/a.ts', 'interface Row { told: string; tell(): void }', ['told: reported', 'tell: notify, report, show']],
  ['lib/a.ts', "import { offer as chosen } from './offer';", ['chosen: selected']],
  ['lib/a.ts', 'const { told: reported, kept: { is_told } } = answer; send({ told: 1 }.told);', ['told: reported']],
  ['lib/a.ts', 'const value: { is_told: boolean; isDocumentLater: boolean; constructor: null } = row;', []],
  ['lib/flights/search/a.ts', 'export function outdoorPool() {}', []],
  ['lib/flights/search/a.ts', 'export type GuestType = null;', ['GuestType: passenger']],
  ['lib/hotels/a.ts', 'export type GuestType = null;', []],
  ['lib/hotels/a.ts', 'export const passenger = null;', ['passenger: guest']],
  ['lib/bookings/products/package/a.ts', 'interface Passenger {}', ['Passenger: traveller']],
  ['supabase/functions/_shared/suppliers/a/a.ts', 'type TravelerName = null;', ['TravelerName: traveller']],
  ['supabase/functions/_shared/suppliers/a/a.ts', 'const travelerPricingsOf = null;', []],
])('in %s, %s', (path, source, found) => {
  expect(findRetiredNames(path, source)).toEqual(found);
});
