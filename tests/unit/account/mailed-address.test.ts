import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadMailedAddress, saveMailedAddress } from '@/lib/account/mailed-address';

const arriveBy = (type: string) => vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('where a mail went is known after a reload, in the same mode, until it is forgotten', () => {
  saveMailedAddress('signup', 'noor@example.com');
  arriveBy('reload');
  expect(loadMailedAddress('signup')).toBe('noor@example.com');
  expect(loadMailedAddress('forgot')).toBeNull();
  arriveBy('navigate');
  expect(loadMailedAddress('signup')).toBeNull();
  arriveBy('reload');
  saveMailedAddress('signup', null);
  expect(loadMailedAddress('signup')).toBeNull();
});
