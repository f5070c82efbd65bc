import { useSyncExternalStore } from 'react';
import { currentSession, loadingSession, watchSession } from '@/lib/account/session/session';
import type { Session } from '@/lib/account/session/session-types';

const atServer = () => loadingSession;

/** Whose dashboard this is: `loading` while it is served and until the browser has been asked. */
export function useAccount(): Session {
  return useSyncExternalStore(watchSession, currentSession, atServer);
}
