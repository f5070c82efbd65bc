import { useEffect, useState } from 'react';

export type ReadState<Value> =
  | { status: 'loading'; isSlow: boolean }
  | { status: 'failed'; isOffline: boolean }
  /** `isFresh` is false when an attempt to read it again failed. */
  | { status: 'ready'; value: Value; isFresh: boolean };

/** In milliseconds: when to show "still loading", and when to give up. */
const slowAfterMs = 5_000;
const timeoutMs = 25_000;

/**
 * The result of `read`, which runs again when `key` changes and on `readAgain`. The previous value stays until the new one arrives. `onError` is
 * called after each failure except a timeout.
 */
export function useRead<Value>(
  key: string,
  read: () => Promise<Value>,
  onError?: (error: unknown) => void,
): { data: ReadState<Value>; readAgain: () => void } {
  const [data, setData] = useState<ReadState<Value>>({ status: 'loading', isSlow: false });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read; another attempt is a reason to read again.
  useEffect(() => {
    let isWanted = true;
    const change = (next: (before: ReadState<Value>) => ReadState<Value>) => isWanted && setData(next);
    const fail = () =>
      change((before) =>
        before.status === 'ready' ? { ...before, isFresh: false } : { status: 'failed', isOffline: !navigator.onLine },
      );
    const slow = setTimeout(
      () => change((before) => (before.status === 'loading' ? { ...before, isSlow: true } : before)),
      slowAfterMs,
    );
    const end = setTimeout(fail, timeoutMs);
    read()
      .then(
        (value) => change(() => ({ status: 'ready', value, isFresh: true })),
        (error: unknown) => {
          fail();
          onError?.(error);
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

  function readAgain() {
    setData((before) => (before.status === 'failed' ? { status: 'loading', isSlow: false } : before));
    setAttempt((count) => count + 1);
  }

  return { data, readAgain };
}
