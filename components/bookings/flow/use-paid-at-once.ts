import { useEffect, useState } from 'react';
import { readFlag } from '@/lib/network/send-action';

/** Whether requests of this kind are paid at once. False until the answer is there, and without one. */
export function usePaidAtOnce(kind: string): boolean {
  const [isPaidAtOnce, setIsPaidAtOnce] = useState(false);
  useEffect(() => {
    readFlag(`/api/payments/paid-at-once?kind=${kind}`, 'isPaidAtOnce').then(setIsPaidAtOnce, () => undefined);
  }, [kind]);
  return isPaidAtOnce;
}
