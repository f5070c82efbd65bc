import { useEffect, useState } from 'react';
import { readFlag } from '@/lib/network/send-action';

/** Several parts of a page ask at once. */
const answers = new Map<string, Promise<boolean>>();

function askOnce(query: string, flag: string): Promise<boolean> {
  const name = `${flag} ${query}`;
  const answer = answers.get(name) ?? readFlag(`/api/payments/paid-at-once?${query}`, flag);
  answers.set(name, answer);
  answer.catch(() => answers.delete(name));
  return answer;
}

function useSale(query: string, flag: string, known?: boolean): boolean {
  const [isSo, setIsSo] = useState(known ?? false);
  useEffect(() => {
    if (known === undefined) askOnce(query, flag).then(setIsSo, () => undefined);
  }, [query, flag, known]);
  return isSo;
}

/** Whether requests of this kind are paid at once, if the page does not say it. False until the answer is there, and without one. */
export function usePaidAtOnce(kind: string, known?: boolean): boolean {
  return useSale(`kind=${kind}`, 'isPaidAtOnce', known);
}

/** Whether `supplier` takes orders, so that no agent has to book. False until the answer is there, and without one. */
export function useIsOrdered(kind: string, supplier: string): boolean {
  return useSale(`kind=${kind}&supplier=${supplier}`, 'isOrdered');
}
