import { isAuthApiError, isAuthSessionMissingError, type Session as SupabaseSession } from '@supabase/supabase-js';
import { isLocale } from '@/lib/i18n/locales';
import { clearWithOtherTabs } from '@/lib/storage/tab-storage';
import { browserClient } from '@/lib/supabase/browser';
import { hasSessionCookie } from '@/lib/supabase/session-cookie';
import { personName } from '@/lib/text/direction';
import { isPasswordChange } from './password-change';
import type { Session, SessionEvent, SessionUser } from './session-types';
import { sessionIdOf } from './session-types';

/** A confirmation signs the owner in a moment later. In milliseconds. */
const sameMomentMs = 5_000;
const dayMs = 86_400_000;

interface Audience {
  publish: (session: Session) => void;
  notify: (news: SessionEvent) => void;
}

/** Whether Supabase accepts the published session; false also when it does not answer. `anew`: ignore the cached answer. */
export type IsGood = (anew: boolean) => Promise<boolean>;

/** Follows the session of this browser for as long as the page lives; resolves once the first answer is published. */
export async function followSession({ publish, notify }: Audience): Promise<IsGood> {
  const { auth } = await browserClient();
  clearWithOtherTabs();
  const read = createSessionEventReader();
  let holder: string | null = null;
  let isChecked = false;
  let isSessionValid = Promise.resolve(false);

  /** Publishes the session of the cookie at once, and then whether Supabase accepts it. */
  async function check(): Promise<boolean> {
    const { error } = await auth.getUser();
    const isRefused = isAuthApiError(error) && error.status < 500 && error.status !== 429;
    // Missing when the middleware has cleared the cookies; the client is not notified of that.
    if (isRefused || isAuthSessionMissingError(error)) await auth.signOut({ scope: 'local' });
    isChecked = true;
    return !error;
  }

  /** A page out of the back/forward cache has missed that its session ended: what is private must not be seen again. */
  async function leaveIfOver({ persisted }: PageTransitionEvent): Promise<void> {
    if (!persisted || holder === null) return;
    if (hasSessionCookie()) {
      const { data } = await auth.getSession();
      if (!data.session || holderOf(data.session) === holder) return;
    }
    document.documentElement.hidden = true;
    window.location.reload();
  }
  window.addEventListener('pageshow', (event) => void leaveIfOver(event));

  return new Promise<IsGood>((resolve) => {
    auth.onAuthStateChange((event, session) => {
      holder = session && holderOf(session);
      const news = read(event, session && holderOf(session), session?.user.email_change_sent_at ?? null, isPasswordChange());
      // A session that was never valid ends without a message.
      if (news && (isChecked || news !== 'signedOut')) notify(news);
      // The server has just confirmed the session in both cases.
      if (news === 'signedIn' || event === 'TOKEN_REFRESHED') isSessionValid = Promise.resolve(true);
      publish(session ? { status: 'signedIn', user: toSessionUser(session) } : { status: withoutSession(), user: null });
      if (event !== 'INITIAL_SESSION') return;
      // Supabase's client waits for its listeners: a call from inside a listener would never return.
      if (session) isSessionValid = new Promise((next) => setTimeout(next)).then(check).catch(() => false);
      else isChecked = true;
      resolve((anew) => {
        if (anew) isSessionValid = check().catch(() => false);
        return isSessionValid;
      });
    });
  });
}

/** The client deletes the cookie of a session that Supabase refuses, and keeps one that it could not renew. */
function withoutSession(): 'signedOut' | 'unknown' {
  return hasSessionCookie() ? 'unknown' : 'signedOut';
}

/** Older servers send no session id: the user's id is used instead. */
function holderOf({ access_token, user }: SupabaseSession): string {
  return sessionIdOf(access_token) ?? user.id;
}

function toSessionUser(session: SupabaseSession): SessionUser {
  const { id, email, email_confirmed_at, last_sign_in_at, user_metadata: data } = session.user;
  const firstName = typeof data['first_name'] === 'string' ? personName(data['first_name']) : '';
  return {
    id,
    sessionId: holderOf(session),
    email: email ?? '',
    firstName: firstName || null,
    emailConfirmed: Boolean(email_confirmed_at),
    isNew: isFirstVisit(email_confirmed_at, last_sign_in_at, Date.now()),
    locale: isLocale(data['locale']) ? data['locale'] : 'en',
  };
}

/**
 * Turns the events of supabase-js into news. Supabase repeats SIGNED_IN whenever a tab becomes visible, and sends SIGNED_OUT to each new
 * listener. `holder` is the session of the event, or null; `wishedAt` is when the user last requested a change of e-mail address that is not
 * confirmed yet, `isPassword` whether a new password is being saved.
 */
export function createSessionEventReader(): (
  event: string,
  holder: string | null,
  wishedAt: string | null,
  isPassword: boolean,
) => SessionEvent | null {
  let known: string | null = null;
  let knownWish: string | null = null;
  let isStarted = false;
  return (event, holder, wishedAt, isPassword) => {
    const before = known;
    known = holder;
    const isOnlyWish = wishedAt !== null && wishedAt !== knownWish;
    knownWish = wishedAt;
    if (event === 'INITIAL_SESSION') isStarted = true;
    if (!isStarted) return null;
    if (event === 'SIGNED_IN') return holder !== before ? 'signedIn' : null;
    if (event === 'SIGNED_OUT') return before ? 'signedOut' : null;
    if (event !== 'USER_UPDATED' || isOnlyWish) return null;
    return isPassword ? 'passwordChanged' : 'userUpdated';
  };
}

/**
 * True in the first session: it started with the confirmation of the account, at most a day ago. Both instants are ISO strings, as in Supabase;
 * `now` in milliseconds.
 */
export function isFirstVisit(confirmedAt: string | undefined, signedInAt: string | undefined, now: number): boolean {
  const confirmed = Date.parse(confirmedAt ?? '');
  const signedIn = Date.parse(signedInAt ?? confirmedAt ?? '');
  return now - confirmed < dayMs && signedIn - confirmed < sameMomentMs;
}
