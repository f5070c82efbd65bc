import { AuthApiError, AuthRetryableFetchError, AuthUnknownError, AuthWeakPasswordError } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { authFailure, revealsAccount } from '@/lib/account/auth-failure';
import { checkLogin, loginMode, passwordStrength } from '@/lib/account/check-login';
import { clearLogin, loadLogin, loadMailedAddress, saveLogin, saveMailedAddress } from '@/lib/account/login-draft';
import { createSessionEventReader } from '@/lib/account/session/session-source';
import english from '@/messages/en/account.json';
import { stubTabStorage } from '../stubs';

describe('auth failure', () => {
  const api = (message: string, status: number, code?: string) => new AuthApiError(message, status, code);
  const { failures, errors, notices, mailed } = english.login;

  describe('the message for a visitor', () => {
    test.each([
      ['signIn', api('Invalid login credentials', 400, 'invalid_credentials'), 'invalidCredentials'],
      ['signIn', api('Invalid login credentials', 400), 'invalidCredentials'],
      ['signIn', api('Email not confirmed', 400, 'email_not_confirmed'), 'emailNotConfirmed'],
      ['signUp', api('User already registered', 422, 'user_already_exists'), 'alreadyRegistered'],
      ['signUp', api('A user with this email address has already been registered', 422), 'alreadyRegistered'],
      ['signUp', api('Password should be at least 6 characters.', 422, 'weak_password'), 'passwordTooShort'],
      ['signUp', api('Password cannot be longer than 72 characters', 400, 'validation_failed'), 'passwordTooLong'],
      ['signUp', new AuthWeakPasswordError('Password should be at least 6 characters.', 422, ['length']), 'passwordTooShort'],
      ['signUp', api('Password should be at least 8 characters.', 422, 'weak_password'), 'passwordTooShort'],
      [
        'signUp',
        api('Password is known to be weak and easy to guess, please choose a different one.', 422, 'weak_password'),
        'passwordTooCommon',
      ],
      ['signIn', api('Token has expired or is invalid', 403, 'otp_expired'), 'codeWrong'],
      ['signIn', api('Token has expired or is invalid', 401), 'codeWrong'],
      ['signIn', api('Request rate limit reached', 429, 'over_request_rate_limit'), 'tooManyAttempts'],
      ['signIn', api('Request rate limit reached', 429), 'tooManyAttempts'],
      [
        'signUp',
        api('For security purposes, you can only request this after 12 seconds.', 429, 'over_email_send_rate_limit'),
        'mailTooSoon',
      ],
      ['signUp', api('email rate limit exceeded', 429), 'mailTooSoon'],
      ['signIn', new AuthRetryableFetchError('Failed to fetch', 0), 'offline'],
      ['signIn', new TypeError('Failed to fetch'), 'offline'],
      ['signUp', new AuthRetryableFetchError('Bad gateway', 502), 'signUpFailed'],
      ['signIn', new AuthRetryableFetchError('', 503), 'signInFailed'],
      ['signOut', api('Internal error', 500), 'signOutFailed'],
      ['reset', api('', 400), 'resetFailed'],
      ['reset', api('{}', 400), 'resetFailed'],
      ['signIn', new AuthUnknownError('Unexpected token <', new Error('x')), 'signInFailed'],
      ['signUp', new Error('The settings answered 500'), 'signUpFailed'],
      ['signIn', 'text', 'signInFailed'],
    ] as const)('%s: %s', (action, error, key) => {
      expect(authFailure(action, error)).toEqual({ key });
    });

    test.each(['Signups not allowed for this instance', 'Password sign-ups are disabled'])(
      'other messages of the server as given: %s',
      (message) => {
        expect(authFailure('signUp', api(message, 422))).toEqual({ message });
      },
    );

    test('a mail refused because it came too soon looks like a sent one: only known addresses get this refusal', () => {
      expect(revealsAccount(api('Too soon', 429, 'over_email_send_rate_limit'))).toBe(true);
      expect(revealsAccount(api('User not found', 404, 'user_not_found'))).toBe(true);
      expect(revealsAccount(api('Too many', 429, 'over_request_rate_limit'))).toBe(false);
      expect(revealsAccount(new Error('x'))).toBe(false);
    });
  });

  test('the messages are those of the specification', () => {
    expect(failures).toMatchObject({
      invalidCredentials: 'Invalid email or password. Please check your credentials.',
      emailNotConfirmed: 'Please confirm your email address before signing in.',
      alreadyRegistered: 'This email is already registered. Please sign in instead.',
      passwordTooShort: 'Password must be at least 6 characters long',
      signUpFailed: 'Sign up failed. Please try again.',
      signInFailed: 'Sign in failed. Please try again.',
      signOutFailed: 'Sign out failed',
      resetFailed: 'Password reset failed',
    });
    expect(errors.passwordTooShort).toBe('Password must be at least 6 characters long');
    expect(notices.guard).toBe('Please sign in to access this page');
    expect(mailed).toMatchObject({
      confirmToast: 'Please check your email to confirm your account before signing in',
      resetToast: 'Password reset email sent!',
    });
    expect(english.session).toMatchObject({
      signedIn: 'Successfully signed in!',
      signedOut: 'Successfully signed out!',
      userUpdated: 'Profile updated successfully!',
      created: 'Account created successfully! Welcome to Karam Travel.',
      welcome: 'Welcome back, {name}!',
      welcomeNameless: 'Welcome back, Traveler!',
      signOutFailed: 'Sign out failed',
    });
  });
});

describe('login rules', () => {
  const draft = { email: 'noor@example.com', password: 'secret-1', firstName: '', lastName: '' };

  describe('the form', () => {
    test.each(['signin', 'code', 'signup', 'forgot', 'resend'] as const)('%s accepts a complete draft', (mode) => {
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
      expect(checkLogin('signup', { ...draft, password: `${'بحرسماءرملنخ'.repeat(3)}س` })).toEqual({
        password: 'passwordTooLong',
      });
      expect(checkLogin('signin', { ...draft, password: 'x'.repeat(100) })).toEqual({});
    });

    test('an existing password may have any length', () => {
      expect(checkLogin('signin', { ...draft, password: '1' })).toEqual({});
      expect(checkLogin('signin', { ...draft, password: '' })).toEqual({ password: 'passwordRequired' });
    });

    test('a request for a code or a link needs only the address', () => {
      expect(checkLogin('code', { ...draft, password: '' })).toEqual({});
      expect(checkLogin('code', { ...draft, email: 'noor' })).toEqual({ email: 'emailInvalid' });
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
});

describe('saved in tab', () => {
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
});

describe('session events', () => {
  type Event = [event: string, holder: string | null, wishedAt?: string | null, isPassword?: boolean];

  function newsOf(...events: Event[]) {
    const read = createSessionEventReader();
    return events
      .map(([event, holder, wishedAt, isPassword]) => read(event, holder, wishedAt ?? null, isPassword ?? false))
      .filter(Boolean);
  }

  describe('the events of a session', () => {
    test('a page loaded with a session reports nothing, however often it is shown or refreshed', () => {
      const again: Event[] = [
        ['SIGNED_IN', 'a'],
        ['TOKEN_REFRESHED', 'a'],
        ['SIGNED_IN', 'a'],
      ];
      expect(newsOf(['INITIAL_SESSION', 'a'], ...again)).toEqual([]);
      expect(newsOf(['SIGNED_IN', 'a'], ['INITIAL_SESSION', 'a'], ...again)).toEqual([]);
    });

    test('signing in is reported once, also in tabs that are shown later', () => {
      expect(newsOf(['INITIAL_SESSION', null], ['SIGNED_IN', 'a'], ['SIGNED_IN', 'a'])).toEqual(['signedIn']);
    });

    test('signing out is reported once, and not in tabs that were signed out', () => {
      expect(newsOf(['INITIAL_SESSION', 'a'], ['SIGNED_OUT', null], ['SIGNED_OUT', null])).toEqual(['signedOut']);
      expect(newsOf(['INITIAL_SESSION', null], ['SIGNED_OUT', null])).toEqual([]);
    });

    test('another session, also of the same user, is reported', () => {
      expect(newsOf(['INITIAL_SESSION', 'a'], ['SIGNED_IN', 'b'])).toEqual(['signedIn']);
      expect(newsOf(['INITIAL_SESSION', 'a'], ['SIGNED_OUT', null], ['SIGNED_IN', 'a'])).toEqual(['signedOut', 'signedIn']);
    });

    test('every change of the user is reported', () => {
      expect(newsOf(['INITIAL_SESSION', 'a'], ['USER_UPDATED', 'a'], ['USER_UPDATED', 'a'])).toEqual([
        'userUpdated',
        'userUpdated',
      ]);
    });

    test('a new password is reported as one', () => {
      expect(newsOf(['INITIAL_SESSION', 'a'], ['USER_UPDATED', 'a', null, true], ['USER_UPDATED', 'a'])).toEqual([
        'passwordChanged',
        'userUpdated',
      ]);
    });

    test('a request for another address is not reported, but a change after it is', () => {
      const asked = ['USER_UPDATED', 'a', '2026-11-21T10:00:00Z'] satisfies Event;
      expect(newsOf(['INITIAL_SESSION', 'a'], asked)).toEqual([]);
      expect(newsOf(['INITIAL_SESSION', 'a'], asked, asked)).toEqual(['userUpdated']);
      expect(newsOf(['INITIAL_SESSION', 'a'], asked, ['USER_UPDATED', 'a', '2026-11-21T11:00:00Z'])).toEqual([]);
    });
  });
});
