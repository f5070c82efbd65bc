import { useState } from 'react';
import { type ActionOutcome, type DeskPaymentAction, sendPaymentAction } from '@/lib/desk/payments';
import { useDeskAction } from '../use-desk-action';

const good: readonly (ActionOutcome | null)[] = ['created', 'repeated', 'withdrawn', 'askedAgain', 'settled', 'closed', 'undone'];

type Wrong = 'amount' | 'aboveDue' | 'number';

/** Sends one payment action at a time. `act` resolves to whether it succeeded; a `Wrong` reports what is wrong without sending. */
export function usePaymentAction(onDone: () => void) {
  const { last, clear, isSaving, act: send } = useDeskAction(sendPaymentAction, onDone);
  const [wrong, setWrong] = useState<Wrong | null>(null);
  const outcome = wrong ?? last?.outcome ?? null;

  async function act(action: DeskPaymentAction | Wrong): Promise<boolean> {
    if (isSaving) return false;
    setWrong(typeof action === 'string' ? action : null);
    if (typeof action !== 'string') return good.includes(await send(action));
    clear();
    return false;
  }

  return { outcome, isGood: wrong === null && good.includes(last?.outcome ?? null), isSaving, act };
}

export interface PaymentActions extends Pick<ReturnType<typeof usePaymentAction>, 'isSaving' | 'act'> {
  /** A payment provider is set. */
  canAct: boolean;
}
