import type { SupabaseClient } from '@supabase/supabase-js';
import { useContext, useEffect, useState } from 'react';
import { NotStaffError } from '@/lib/desk/staff';
import { AskWhoWorksHere, deskClient } from './desk-client';

const everyMs = 60_000;

export type DeskData<Value> =
  | { status: 'loading'; isSlow: boolean }
  | { status: 'failed'; isOffline: boolean }
  /** Not fresh: it could not be read again. */
  | { status: 'ready'; value: Value; isFresh: boolean };

/** When to show "still loading", and when to give up. */
const slowAfterMs = 5_000;
const timeoutMs = 25_000;

/** What `load` reads, read again whenever `key` changes; until the new answer arrives, the previous one stays. */
export function useDeskData<Value>(
  key: string,
  load: (client: SupabaseClient) => Promise<Value>,
): { data: DeskData<Value>; retry: () => void } {
  const [data, setData] = useState<DeskData<Value>>({ status: 'loading', isSlow: false });
  const [attempt, setAttempt] = useState(0);
  const askWhoWorksHere = useContext(AskWhoWorksHere);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read; another attempt is a reason to read again.
  useEffect(() => {
    let isWanted = true;
    const change = (next: (before: DeskData<Value>) => DeskData<Value>) => isWanted && setData(next);
    const fail = () =>
      change((before) =>
        before.status === 'ready' ? { ...before, isFresh: false } : { status: 'failed', isOffline: !navigator.onLine },
      );
    const slow = setTimeout(
      () => change((before) => (before.status === 'loading' ? { ...before, isSlow: true } : before)),
      slowAfterMs,
    );
    const end = setTimeout(fail, timeoutMs);
    deskClient()
      .then(load)
      .then(
        (value) => change(() => ({ status: 'ready', value, isFresh: true })),
        (error: unknown) => {
          fail();
          if (error instanceof NotStaffError) askWhoWorksHere();
        },
      )
      .finally(stopClocks);

    function stopClocks() {
      clearTimeout(slow);
      clearTimeout(end);
    }
    return () => {
      isWanted = false;
      stopClocks();
    };
  }, [key, attempt]);

  function retry() {
    setData((before) => (before.status === 'failed' ? { status: 'loading', isSlow: false } : before));
    setAttempt((count) => count + 1);
  }

  return { data, retry };
}

/** A number that grows once a minute while the page is visible, when it becomes visible, and on request. */
export function useTick(): [number, () => void] {
  const [tick, setTick] = useState(0);

  useEffect(() => {
    const grow = () => {
      if (document.visibilityState === 'visible') setTick((count) => count + 1);
    };
    const timer = setInterval(grow, everyMs);
    document.addEventListener('visibilitychange', grow);
    window.addEventListener('online', grow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', grow);
      window.removeEventListener('online', grow);
    };
  }, []);

  return [tick, () => setTick((count) => count + 1)];
}
