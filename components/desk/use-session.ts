import { useSyncExternalStore } from 'react';
import { currentSession, loadingSession, type Session, watchSession } from '@/lib/account/session/session';

const atServer = () => loadingSession;

/** Who looks at the desk: `loading` while it is served and until the browser has been asked. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession, atServer);
}
