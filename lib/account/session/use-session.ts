import { useSyncExternalStore } from 'react';
import { currentSession, loadingSession, watchSession } from './session';
import type { Session } from './session-types';

const atServer = () => loadingSession;

/** The session of this page: `loading` on the server and until the cookie has been read. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession, atServer);
}
