import { useSyncExternalStore } from 'react';
import { currentSession, loadingSession, watchSession } from '@/lib/account/session/session';
import type { Session } from '@/lib/account/session/session-types';

const atServer = () => loadingSession;

/** Who is signed in, as this page knows it: `loading` while it is served and until the browser has been asked. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession, atServer);
}
