import { isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';

export type AuthAction = 'signIn' | 'signUp' | 'signOut' | 'reset';

export type FailureKey =
  | 'invalidCredentials'
  | 'emailNotConfirmed'
  | 'alreadyRegistered'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordTooCommon'
  | 'signInFailed'
  | 'signUpFailed'
  | 'signOutFailed'
  | 'resetFailed'
  | 'codeWrong'
  | 'codeExpired'
  | 'tooManyCodes'
  | 'tooManyAttempts'
  | 'mailTooSoon'
  | 'offline'
  | 'cookiesRefused';

/** A failure with our message, or the server's own message (SPEC section 8: shown as given). */
export type AuthFailure = { key: FailureKey } | { message: string };

const fallback: Record<AuthAction, FailureKey> = {
  signIn: 'signInFailed',
  signUp: 'signUpFailed',
  signOut: 'signOutFailed',
  reset: 'resetFailed',
};

/** Older servers send a text instead of a code; both are read. */
const known: readonly { code: string; words: RegExp; key: FailureKey }[] = [
  { code: 'invalid_credentials', words: /invalid login credentials/i, key: 'invalidCredentials' },
  { code: 'email_not_confirmed', words: /email not confirmed/i, key: 'emailNotConfirmed' },
  { code: 'user_already_exists', words: /already (been )?registered/i, key: 'alreadyRegistered' },
  { code: 'email_exists', words: /already (been )?registered/i, key: 'alreadyRegistered' },
  { code: 'over_request_rate_limit', words: /rate limit reached/i, key: 'tooManyAttempts' },
  { code: 'over_email_send_rate_limit', words: /email rate limit exceeded|only request this after/i, key: 'mailTooSoon' },
  // Supabase has one answer for a code that is wrong, used or too old.
  { code: 'otp_expired', words: /token has expired or is invalid/i, key: 'codeWrong' },
  { code: '', words: /password should be at least \d+ characters/i, key: 'passwordTooShort' },
  { code: 'weak_password', words: /password is known to be weak/i, key: 'passwordTooCommon' },
  { code: '', words: /password cannot be longer than 72/i, key: 'passwordTooLong' },
];

/** The failure to show after `action` threw `error`, which may be any value. */
export function authFailure(action: AuthAction, error: unknown): AuthFailure {
  if (isAuthRetryableFetchError(error)) return { key: error.status === 0 ? 'offline' : fallback[action] };
  // A script or an answer did not load.
  if (!isAuthError(error)) return { key: isOffline(error) ? 'offline' : fallback[action] };
  const match = known.find(({ code, words }) => (code && error.code === code) || words.test(error.message));
  if (match) return { key: match.key };
  const isServerFailure = error.status === undefined || error.status >= 500;
  return isServerFailure || !/\p{L}/u.test(error.message) ? { key: fallback[action] } : { message: error.message };
}

function isOffline(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'ChunkLoadError') || navigator.onLine === false;
}

/** Hosted Supabase refuses a second mail within a minute only for known addresses: showing that would reveal who has an account. */
export function revealsAccount(error: unknown): boolean {
  return isAuthError(error) && (error.code === 'over_email_send_rate_limit' || error.code === 'user_not_found');
}
