import { useEffect, useState } from 'react';
import { readFlag } from '@/lib/network/send-action';

/** Several parts of a page ask at once. */
const answers = new Map<string, Promise<boolean>>();

function askOnce(kind: string): Promise<boolean> {
  const answer = answers.get(kind) ?? readFlag(`/api/payments/paid-at-once?kind=${kind}`, 'isPaidAtOnce');
  answers.set(kind, answer);
  answer.catch(() => answers.delete(kind));
  return answer;
}

/** Whether requests of this kind are paid at once, if the page does not say it. False until the answer is there, and without one. */
export function usePaidAtOnce(kind: string, known?: boolean): boolean {
  const [isPaidAtOnce, setIsPaidAtOnce] = useState(known ?? false);
  useEffect(() => {
    if (known === undefined) askOnce(kind).then(setIsPaidAtOnce, () => undefined);
  }, [kind, known]);
  return isPaidAtOnce;
}
