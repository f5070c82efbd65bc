import { useEffect, useState } from 'react';

const everyMs = 60_000;

/** A number that grows once a minute while the page is looked at, when it is looked at again, and when it is told to. */
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
