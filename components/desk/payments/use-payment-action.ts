import { useContext, useRef, useState } from 'react';
import type { NoticeTone } from '@/components/ui/notice';
import { type ActionOutcome, type DeskPaymentAction, sendPaymentAction } from '@/lib/desk/payments';
import { AskWhoWorksHere } from '../use-desk-data';

interface Result {
  tone: NoticeTone;
  outcome: ActionOutcome | 'amount';
  isSignedOut: boolean;
}

const good: readonly ActionOutcome[] = ['created', 'repeated', 'withdrawn', 'askedAgain', 'settled'];

/** Does one action with payments at a time, and returns the message about it. `act` resolves to whether it is done. */
export function usePaymentAction(onDone: () => void) {
  const askWhoWorksHere = useContext(AskWhoWorksHere);
  const isBusy = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [notice, setNotice] = useState<Result | null>(null);

  async function act(action: DeskPaymentAction | 'amount'): Promise<boolean> {
    if (isBusy.current) return false;
    if (action === 'amount') {
      setNotice({ tone: 'danger', outcome: 'amount', isSignedOut: false });
      return false;
    }
    isBusy.current = true;
    setIsSaving(true);
    setNotice(null);
    const outcome = await sendPaymentAction(action);
    isBusy.current = false;
    setIsSaving(false);
    const isDone = good.includes(outcome);
    setNotice({ tone: isDone ? 'success' : 'danger', outcome, isSignedOut: outcome === 'signedOut' });
    if (outcome === 'refused') askWhoWorksHere();
    onDone();
    return isDone;
  }

  return { notice, isSaving, act };
}

export interface PaymentActions extends Pick<ReturnType<typeof usePaymentAction>, 'isSaving' | 'act'> {
  /** A payment provider is set. */
  canAct: boolean;
}
