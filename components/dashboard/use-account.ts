import { useSyncExternalStore } from 'react';
import { currentSession, loadingSession, type Session, watchSession } from '@/lib/account/session/session';

const atServer = () => loadingSession;

/** Whose dashboard this is: `loading` while it is served and until the browser has been asked. */
export function useAccount(): Session {
  return useSyncExternalStore(watchSession, currentSession, atServer);
}
