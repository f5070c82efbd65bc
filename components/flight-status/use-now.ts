import { useEffect, useState } from 'react';

const stepMs = 20_000;

/** The time, ms since 1970, at steps that are fine enough for "2 minutes ago". Only for what is drawn in the browser alone. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
