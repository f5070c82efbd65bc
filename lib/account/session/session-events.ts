import type { SessionEvent } from './session-types';

/**
 * Turns the events of supabase-js into news. It says SIGNED_IN again whenever a tab is looked at, and SIGNED_OUT to whoever asks;
 * `holder` is the session the event is about, null for none; `wishedAt` when its user last asked for another address, which changes nothing yet.
 */
export function createSessionEventReader(): (
  event: string,
  holder: string | null,
  wishedAt: string | null,
) => SessionEvent | null {
  let known: string | null = null;
  let knownWish: string | null = null;
  let isStarted = false;
  return (event, holder, wishedAt) => {
    const before = known;
    known = holder;
    const isOnlyWish = wishedAt !== null && wishedAt !== knownWish;
    knownWish = wishedAt;
    if (event === 'INITIAL_SESSION') isStarted = true;
    if (!isStarted) return null;
    if (event === 'SIGNED_IN') return holder !== before ? 'signedIn' : null;
    if (event === 'SIGNED_OUT') return before ? 'signedOut' : null;
    return event === 'USER_UPDATED' && !isOnlyWish ? 'userUpdated' : null;
  };
}
