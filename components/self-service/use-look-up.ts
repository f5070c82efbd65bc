import { useEffect, useRef, useState } from 'react';
import { lookUp } from '@/lib/self-service/ask';

/** `miss`: nothing matches. The others: the request failed. */
export type LookUpFailure = 'miss' | 'offline' | 'tooMany' | 'failed';

const slowAfterMs = 5_000;

/** Looks something up, one request at a time. `attempt` counts the failed ones, so that each is announced. */
export function useLookUp<Found>(name: string) {
  const isBusy = useRef(false);
  const [wait, setWait] = useState<'none' | 'looking' | 'slow'>('none');
  const [failure, setFailure] = useState<LookUpFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    if (wait !== 'looking') return;
    const timer = setTimeout(() => setWait('slow'), slowAfterMs);
    return () => clearTimeout(timer);
  }, [wait]);

  async function ask(wanted: unknown) {
    if (isBusy.current) return;
    isBusy.current = true;
    setWait('looking');
    setFailure(null);
    const answer = await lookUp<Found>(name, wanted);
    isBusy.current = false;
    setWait('none');
    if (answer.ok && answer.found) return setFound(answer.found);
    setFailure(answer.ok ? 'miss' : answer.reason);
    setAttempt((count) => count + 1);
  }

  return { wait, failure, attempt, found, ask, setFound };
}
