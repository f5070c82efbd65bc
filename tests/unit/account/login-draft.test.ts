import { expect, it } from 'vitest';
import { clearLogin, loadLogin, saveLogin } from '@/lib/account/login-draft';
import { stubTabStorage } from '../stubs';

it('names and address come back until somebody is signed in, the password never', () => {
  const held = stubTabStorage();
  expect(loadLogin()).toEqual({});
  saveLogin({ email: 'layla@example.com', firstName: 'ليلى', lastName: '', password: 'Falcon-Dune-77x' });
  expect(loadLogin()).toEqual({ email: 'layla@example.com', firstName: 'ليلى' });
  expect([...held.values()].join()).not.toContain('Falcon');
  clearLogin();
  expect(loadLogin()).toEqual({});
});
