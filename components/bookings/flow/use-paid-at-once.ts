import { useEffect, useState } from 'react';

/** Whether requests of this kind are paid at once. False until the answer is there, and without one. */
export function usePaidAtOnce(kind: string): boolean {
  const [isPaidAtOnce, setIsPaidAtOnce] = useState(false);
  useEffect(() => {
    fetch(`/api/payments/paid-at-once?kind=${kind}`)
      .then((answer) => answer.json())
      .then((answer) => setIsPaidAtOnce(answer.isPaidAtOnce === true))
      .catch(() => undefined);
  }, [kind]);
  return isPaidAtOnce;
}
