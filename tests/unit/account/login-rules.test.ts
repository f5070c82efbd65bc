import { describe, expect, test } from 'vitest';
import { checkLogin, loginMode } from '@/lib/account/check-login';
import { passwordStrength } from '@/lib/account/password-strength';

const draft = { email: 'noor@example.com', password: 'secret-1', firstName: '', lastName: '' };

describe('the form', () => {
  test.each(['signin', 'signup', 'forgot', 'resend'] as const)('%s takes a whole draft', (mode) => {
    expect(checkLogin(mode, draft)).toEqual({});
  });

  test('six characters are enough for a new password and five are not', () => {
    expect(checkLogin('signup', { ...draft, password: '123456' })).toEqual({});
    expect(checkLogin('signup', { ...draft, password: '12345' })).toEqual({ password: 'passwordTooShort' });
    expect(checkLogin('signup', { ...draft, password: '' })).toEqual({ password: 'passwordRequired' });
  });

  test('72 bytes are read of a password: one more is refused, not cut', () => {
    expect(checkLogin('signup', { ...draft, password: 'x'.repeat(72) })).toEqual({});
    expect(checkLogin('signup', { ...draft, password: 'x'.repeat(73) })).toEqual({ password: 'passwordTooLong' });
    expect(checkLogin('signup', { ...draft, password: 'س'.repeat(36) })).toEqual({});
    expect(checkLogin('signup', { ...draft, password: 'س'.repeat(37) })).toEqual({ password: 'passwordTooLong' });
    expect(checkLogin('signin', { ...draft, password: 'x'.repeat(100) })).toEqual({});
  });

  test('a password somebody has already may be of any length', () => {
    expect(checkLogin('signin', { ...draft, password: '1' })).toEqual({});
    expect(checkLogin('signin', { ...draft, password: '' })).toEqual({ password: 'passwordRequired' });
  });

  test('asking for a link needs the address alone', () => {
    expect(checkLogin('forgot', { ...draft, password: '' })).toEqual({});
    expect(checkLogin('resend', { ...draft, email: '' })).toEqual({ email: 'emailRequired' });
  });

  test.each(['noor', 'noor@', '@example.com', 'noor@example', 'a b@example.com', 'a@b@example.com'])(
    '%s is no address',
    (email) => {
      expect(checkLogin('signin', { ...draft, email })).toEqual({ email: 'emailInvalid' });
    },
  );

  test('names fit the profile', () => {
    const long = 'ن'.repeat(61);
    expect(checkLogin('signup', { ...draft, firstName: long, lastName: long })).toEqual({
      firstName: 'nameTooLong',
      lastName: 'nameTooLong',
    });
    expect(checkLogin('signin', { ...draft, firstName: long })).toEqual({});
  });

  test('an unknown mode is signing in', () => {
    expect(loginMode(new URLSearchParams('mode=signup'))).toBe('signup');
    expect(loginMode(new URLSearchParams('mode=admin'))).toBe('signin');
    expect(loginMode(new URLSearchParams())).toBe('signin');
  });
});

test.each([
  ['', 'short'],
  ['abc12', 'short'],
  ['123456', 'weak'],
  ['aaaaaaaaaaaaaaaaaa', 'weak'],
  ['doha2026', 'fair'],
  ['Doha-2026-sea', 'strong'],
  ['we sail at dawn', 'strong'],
  ['نبحر مع الفجر دائمًا', 'strong'],
] as const)('the password %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
