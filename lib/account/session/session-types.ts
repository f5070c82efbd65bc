import type { Locale } from '@/lib/i18n/locales';

export interface SessionUser {
  id: string;
  /** Of this browser; it stays the same while its tokens change. */
  sessionId: string;
  email: string;
  firstName: string | null;
  emailConfirmed: boolean;
  /** Still in the first session of the account, on the day it was confirmed. */
  isNew: boolean;
  /** The language the account was opened in. */
  locale: Locale;
}

/** `loading` until the browser has been asked. */
export type Session = { status: 'loading' | 'signedOut'; user: null } | { status: 'signedIn'; user: SessionUser };

/** What happened to the session while this page was open, in this tab or in another. */
export type SessionEvent = 'signedIn' | 'signedOut' | 'userUpdated';
