import { useEffect, useState } from 'react';
import { readFlag } from '@/lib/network/send-action';

/** Whether requests of this kind are paid at once, if the page does not say it. False until the answer is there, and without one. */
export function usePaidAtOnce(kind: string, known?: boolean): boolean {
  const [isPaidAtOnce, setIsPaidAtOnce] = useState(known ?? false);
  useEffect(() => {
    if (known === undefined)
      readFlag(`/api/payments/paid-at-once?kind=${kind}`, 'isPaidAtOnce').then(setIsPaidAtOnce, () => undefined);
  }, [kind, known]);
  return isPaidAtOnce;
}
