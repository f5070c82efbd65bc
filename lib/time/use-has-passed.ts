import { useEffect, useState } from 'react';
import { useIsInBrowser } from '../browser/use-is-in-browser';

/**
 * True when an instant (ISO, UTC) has passed; updates while mounted, also after the device has slept. False without an instant, and while React takes
 * over what the server drew before it.
 */
export function useHasPassed(instant: string | undefined): boolean {
  const isInBrowser = useIsInBrowser();
  const [hasPassed, setHasPassed] = useState(() => instant !== undefined && Date.parse(instant) <= Date.now());

  useEffect(() => {
    if (instant === undefined) return;
    const check = () => setHasPassed(Date.parse(instant) <= Date.now());
    check();
    const timer = setTimeout(check, Math.max(0, Date.parse(instant) - Date.now()) + 50);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [instant]);

  return isInBrowser && hasPassed;
}
