import { useEffect, useState } from 'react';

const minuteMs = 60_000;

/** The moment, in milliseconds, moved on once a minute: enough for "5 minutes ago". `since` moves it on at once. */
export function useNow(since: unknown): number {
  const [now, setNow] = useState(() => Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came since is to be measured from a moment after it.
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, [since]);
  return now;
}
