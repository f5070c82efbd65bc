import { beforeEach, expect, test, vi } from 'vitest';
import { loadMailedAddress, saveMailedAddress } from '@/lib/account/mailed-address';
import { stubTabStorage } from '../stubs';

const arriveBy = (type: string) => vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });

beforeEach(() => {
  stubTabStorage();
});

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
