import type { Locale } from '@/lib/i18n/locales';

export interface SessionUser {
  id: string;
  /** Of this browser; it stays the same when its tokens are renewed. */
  sessionId: string;
  email: string;
  firstName: string | null;
  emailConfirmed: boolean;
  /** The first session of the account, on the day it was confirmed. */
  isNew: boolean;
  /** The language the account was opened in. */
  locale: Locale;
}

/** `loading` until the cookie has been read; `unknown` while an expired session cannot be renewed, because Supabase does not answer. */
export type Session = { status: 'loading' | 'signedOut' | 'unknown'; user: null } | { status: 'signedIn'; user: SessionUser };

/** What happened to the session while this page was open, in this tab or in another. */
export type SessionEvent = 'signedIn' | 'signedOut' | 'userUpdated' | 'passwordChanged';

/** The session id in a token, which stays the same when the token is renewed; null for any other text. Nothing is verified. */
export function sessionIdOf(accessToken: string): string | null {
  try {
    const part = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    const id = typeof claims === 'object' && claims && 'session_id' in claims ? claims.session_id : null;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
