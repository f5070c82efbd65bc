import type { SupabaseClient } from '@supabase/supabase-js';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentSession, loadingSession, watchSession } from '@/lib/account/session/session';
import type { Session } from '@/lib/account/session/session-types';
import { privateClient } from './ask-site';

/** Reads what a page shows of a user; the same function at every render. */
export type Loader<Value> = (client: SupabaseClient, userId: string) => Promise<Value>;

export type AccountData<Value> =
  | { status: 'loading'; isSlow: boolean }
  | { status: 'failed' }
  | { status: 'ready'; value: Value };

/** When to show "still loading", and when to give up. */
const slowAfterMs = 5_000;
const timeoutMs = 25_000;

/** What `load` reads. `reload` reads again: what is on screen stays there until the new answer comes, even when none does. */
export function useAccountData<Value>(userId: string, load: Loader<Value>): { data: AccountData<Value>; reload: () => void } {
  const [data, setData] = useState<AccountData<Value>>({ status: 'loading', isSlow: false });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to read again.
  useEffect(() => {
    let isWanted = true;
    const change = (next: (before: AccountData<Value>) => AccountData<Value>) => isWanted && setData(next);
    const fail = () => change((before) => (before.status === 'ready' ? before : { status: 'failed' }));
    const slow = setTimeout(
      () => change((before) => (before.status === 'loading' ? { ...before, isSlow: true } : before)),
      slowAfterMs,
    );
    const end = setTimeout(fail, timeoutMs);
    privateClient()
      .then((client) => load(client, userId))
      .then((value) => change(() => ({ status: 'ready', value })), fail)
      .finally(stopClocks);

    function stopClocks() {
      clearTimeout(slow);
      clearTimeout(end);
    }
    return () => {
      isWanted = false;
      stopClocks();
    };
  }, [userId, load, attempt]);

  function reload() {
    setData((before) => (before.status === 'failed' ? { status: 'loading', isSlow: false } : before));
    setAttempt((count) => count + 1);
  }

  return { data, reload };
}

const atServer = () => loadingSession;

/** Whose dashboard this is: `loading` while it is served and until the browser has been asked. */
export function useAccount(): Session {
  return useSyncExternalStore(watchSession, currentSession, atServer);
}
