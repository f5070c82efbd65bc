import { describe, expect, test } from 'vitest';
import { checkLogin, loginMode } from '@/lib/account/check-login';
import { passwordStrength } from '@/lib/account/password-strength';

const draft = { email: 'noor@example.com', password: 'secret-1', firstName: '', lastName: '' };

describe('the form', () => {
  test.each(['signin', 'signup', 'forgot', 'resend'] as const)('%s accepts a complete draft', (mode) => {
    expect(checkLogin(mode, draft)).toEqual({});
  });

  test('six characters are enough for a new password and five are not, apart from blanks around them', () => {
    expect(checkLogin('signup', { ...draft, password: 'a sail' })).toEqual({});
    expect(checkLogin('signup', { ...draft, password: '1 sea' })).toEqual({ password: 'passwordTooShort' });
    expect(checkLogin('signup', { ...draft, password: '  1 sea  ' })).toEqual({ password: 'passwordTooShort' });
    expect(checkLogin('signup', { ...draft, password: '          ' })).toEqual({ password: 'passwordTooShort' });
    expect(checkLogin('signup', { ...draft, password: '' })).toEqual({ password: 'passwordRequired' });
  });

  test.each([
    ...[
      'password',
      'Password1!',
      '12345678',
      '87654321',
      'qwertyuiop',
      'asdfghjkl',
      'aaaaaaaa',
      'abababab',
      'abcd1234',
      '1234abcd',
    ],
    ...['Qatar2022', 'karamtravel', 'iloveyou', ' P@ssw0rd ', 'Mohammed123', 'noor2026!', 'noor@example.com', '77777777'],
  ])('%s is a common password', (password) => {
    expect(checkLogin('signup', { ...draft, password })).toEqual({ password: 'passwordTooCommon' });
    expect(checkLogin('signin', { ...draft, password })).toEqual({});
  });

  test.each(['secret-1', 'a password that is long', 'Doha-2026-sea', 'نبحر مع الفجر', 'x7!kq2mz', '12345678-sail'])(
    '%s is not',
    (password) => {
      expect(checkLogin('signup', { ...draft, password })).toEqual({});
    },
  );

  test('a password has at most 72 bytes: a longer one is refused, not cut', () => {
    expect(checkLogin('signup', { ...draft, password: 'sea-dune!'.repeat(8) })).toEqual({});
    expect(checkLogin('signup', { ...draft, password: `${'sea-dune!'.repeat(8)}x` })).toEqual({ password: 'passwordTooLong' });
    expect(checkLogin('signup', { ...draft, password: 'بحرسماءرملنخ'.repeat(3) })).toEqual({});
    expect(checkLogin('signup', { ...draft, password: `${'بحرسماءرملنخ'.repeat(3)}س` })).toEqual({ password: 'passwordTooLong' });
    expect(checkLogin('signin', { ...draft, password: 'x'.repeat(100) })).toEqual({});
  });

  test('an existing password may have any length', () => {
    expect(checkLogin('signin', { ...draft, password: '1' })).toEqual({});
    expect(checkLogin('signin', { ...draft, password: '' })).toEqual({ password: 'passwordRequired' });
  });

  test('a request for a link needs only the address', () => {
    expect(checkLogin('forgot', { ...draft, password: '' })).toEqual({});
    expect(checkLogin('resend', { ...draft, email: '' })).toEqual({ email: 'emailRequired' });
  });

  test.each(['noor', 'noor@', '@example.com', 'noor@example', 'a b@example.com', 'a@b@example.com'])(
    '%s is not an address',
    (email) => {
      expect(checkLogin('signin', { ...draft, email })).toEqual({ email: 'emailInvalid' });
    },
  );

  test('names have the rules of the profile', () => {
    const long = 'ن'.repeat(61);
    expect(checkLogin('signup', { ...draft, firstName: long, lastName: long })).toEqual({
      firstName: 'nameTooLong',
      lastName: 'nameTooLong',
    });
    expect(checkLogin('signin', { ...draft, firstName: long })).toEqual({});
  });

  test('an unknown mode means signing in', () => {
    expect(loginMode(new URLSearchParams('mode=signup'))).toBe('signup');
    expect(loginMode(new URLSearchParams('mode=admin'))).toBe('signin');
    expect(loginMode(new URLSearchParams())).toBe('signin');
  });
});

test.each([
  ['', 'short'],
  ['abc12', 'short'],
  ['12345', 'short'],
  ['a sail', 'weak'],
  ['12345678', 'weak'],
  ['aaaaaaaaaaaaaaaaaa', 'weak'],
  ['doha2026', 'weak'],
  ['x7!kq2mz', 'fair'],
  ['Doha-2026-sea', 'strong'],
  ['we sail at dawn', 'strong'],
  ['نبحر مع الفجر دائمًا', 'strong'],
] as const)('the password %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
