import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetLogin, keepLogin, recallLogin } from '@/lib/account/login-draft';

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
  expect(recallLogin()).toEqual({});
  keepLogin({ email: 'layla@example.com', firstName: 'ليلى', lastName: '', password: 'Falcon-Dune-77x' });
  expect(recallLogin()).toEqual({ email: 'layla@example.com', firstName: 'ليلى' });
  expect([...held.values()].join()).not.toContain('Falcon');
  forgetLogin();
  expect(recallLogin()).toEqual({});
});
