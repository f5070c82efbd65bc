import { AuthApiError, AuthRetryableFetchError, AuthUnknownError, AuthWeakPasswordError } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { authFailure, revealsAccount } from '@/lib/account/auth-failure';
import english from '@/messages/en/account.json';

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
