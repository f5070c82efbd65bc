import { useContext, useRef, useState } from 'react';
import type { NoticeTone } from '@/components/ui/notice';
import { type DeskOrderAction, type OrderOutcome, sendOrderAction } from '@/lib/desk/orders';
import { AskWhoWorksHere } from '../use-desk-data';

interface Result {
  tone: NoticeTone;
  outcome: OrderOutcome;
  isSignedOut: boolean;
}

/** Asks one thing of an order at a time, and says whether it is asked. `act` resolves to that. */
export function useOrderAction(onDone: () => void) {
  const askWhoWorksHere = useContext(AskWhoWorksHere);
  const isBusy = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [result, setResult] = useState<Result | null>(null);
  /** What was asked of tickets that nobody has paid for. */
  const [unpaid, setUnpaid] = useState<DeskOrderAction | null>(null);

  async function act(action: DeskOrderAction): Promise<boolean> {
    if (isBusy.current) return false;
    isBusy.current = true;
    setIsSaving(true);
    setResult(null);
    setUnpaid(null);
    const outcome = await sendOrderAction(action);
    isBusy.current = false;
    setIsSaving(false);
    const isDone = outcome === 'created' || outcome === 'repeated';
    // What was asked shows in the order itself.
    if (outcome === 'unpaid') setUnpaid(action);
    else if (!isDone) setResult({ tone: 'danger', outcome, isSignedOut: outcome === 'signedOut' });
    if (outcome === 'refused') askWhoWorksHere();
    onDone();
    return isDone;
  }

  return { result, unpaid, closeUnpaid: () => setUnpaid(null), isSaving, act };
}

export type OrderActions = Pick<ReturnType<typeof useOrderAction>, 'isSaving' | 'act'>;
