import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recallMailed, rememberMailed } from '@/lib/account/mailed-memory';

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
  rememberMailed('signup', 'noor@example.com');
  arriveBy('reload');
  expect(recallMailed('signup')).toBe('noor@example.com');
  expect(recallMailed('forgot')).toBeNull();
  arriveBy('navigate');
  expect(recallMailed('signup')).toBeNull();
  arriveBy('reload');
  rememberMailed('signup', null);
  expect(recallMailed('signup')).toBeNull();
});
