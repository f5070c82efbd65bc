import { useSyncExternalStore } from 'react';
import { currentSession, loadingSession, watchSession } from '@/lib/account/session/session';
import type { Session } from '@/lib/account/session/session-types';

const atServer = () => loadingSession;

/** The user of the dashboard: `loading` on the server and until the cookie has been read. */
export function useAccount(): Session {
  return useSyncExternalStore(watchSession, currentSession, atServer);
}
