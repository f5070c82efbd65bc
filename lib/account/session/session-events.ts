import type { SessionEvent } from './session-types';

/**
 * Turns the events of supabase-js into news. Supabase repeats SIGNED_IN whenever a tab becomes visible, and sends SIGNED_OUT to each new
 * listener. `holder` is the session of the event, or null; `wishedAt` is when the user last requested another e-mail address, which is
 * not changed yet.
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
