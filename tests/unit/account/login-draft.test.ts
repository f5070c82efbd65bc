import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearLogin, loadLogin, saveLogin } from '@/lib/account/login-draft';

const held = new Map<string, string>();
beforeEach(() => {
  held.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('names and address come back until somebody is signed in, the password never', () => {
  expect(loadLogin()).toEqual({});
  saveLogin({ email: 'layla@example.com', firstName: 'ليلى', lastName: '', password: 'Falcon-Dune-77x' });
  expect(loadLogin()).toEqual({ email: 'layla@example.com', firstName: 'ليلى' });
  expect([...held.values()].join()).not.toContain('Falcon');
  clearLogin();
  expect(loadLogin()).toEqual({});
});
