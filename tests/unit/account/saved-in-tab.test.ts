import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { clearLogin, loadLogin, saveLogin } from '@/lib/account/login-draft';
import { loadMailedAddress, saveMailedAddress } from '@/lib/account/mailed-address';
import { stubTabStorage } from '../stubs';

it('names and address are restored until somebody is signed in, the password never', () => {
  const held = stubTabStorage();
  expect(loadLogin()).toEqual({});
  saveLogin({ email: 'layla@example.com', firstName: 'ليلى', lastName: '', password: 'Falcon-Dune-77x' });
  expect(loadLogin()).toEqual({ email: 'layla@example.com', firstName: 'ليلى' });
  expect([...held.values()].join()).not.toContain('Falcon');
  clearLogin();
  expect(loadLogin()).toEqual({});
});

describe('mailed address', () => {
  const arriveBy = (type: string) => vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });

  beforeEach(() => {
    stubTabStorage();
  });

  test('the address of a mail is known after a reload, in the same mode, until it is cleared', () => {
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
});
