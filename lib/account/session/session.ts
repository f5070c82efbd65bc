import { hasSessionCookie } from '@/lib/supabase/session-cookie';
import type { Session, SessionEvent } from './session-types';

export const loadingSession: Session = { status: 'loading', user: null };
const signedOut: Session = { status: 'signedOut', user: null };

let session: Session = loadingSession;
let source: Promise<(anew: boolean) => Promise<boolean>> | undefined;
const watchers = new Set<(session: Session) => void>();
const newsListeners = new Set<(news: SessionEvent) => void>();

export function currentSession(): Session {
  return session;
}

/**
 * Calls `listener` with the session now and on every change; returns a function that stops it. Without a session cookie none of Supabase's code
 * is loaded: a sign-in in another tab is noticed when this tab becomes visible again.
 */
export function watchSession(listener: (session: Session) => void): () => void {
  if (watchers.size === 0) listenForCookie('addEventListener');
  watchers.add(listener);
  lookForCookie();
  listener(session);
  return () => {
    watchers.delete(listener);
    if (watchers.size === 0) listenForCookie('removeEventListener');
  };
}

/** Calls `listener` for each event, once per tab. Loading a page with a session, or returning to it, is not an event. */
export function watchSessionEvents(listener: (news: SessionEvent) => void): () => void {
  newsListeners.add(listener);
  return () => newsListeners.delete(listener);
}

/** Follows the session from now on, with or without a cookie: a sign-in is about to happen. Rejects when the code cannot be loaded. */
export async function startSession(): Promise<void> {
  await sessionSource();
}

/** Whether Supabase accepts the session; false without one, and when Supabase does not answer. `anew`: it may have ended since it was asked last. */
export async function isGoodSession(anew = false): Promise<boolean> {
  const isGood = await sessionSource();
  return isGood(anew);
}

function sessionSource() {
  source ??= import('./session-source')
    .then(({ followSession }) => followSession({ publish, notify }))
    .catch((error) => {
      source = undefined;
      throw error;
    });
  return source;
}

function listenForCookie(change: 'addEventListener' | 'removeEventListener'): void {
  document[change]('visibilitychange', lookForCookie);
  window[change]('online', lookForCookie);
}

function lookForCookie(): void {
  if (source !== undefined) return;
  // Without a network the code does not load; the next call tries again.
  if (hasSessionCookie()) startSession().catch(() => {});
  else publish(signedOut);
}

function publish(next: Session): void {
  if (next === session) return;
  session = next;
  for (const watcher of watchers) watcher(next);
}

function notify(news: SessionEvent): void {
  for (const listener of newsListeners) listener(news);
}
