import { useState } from 'react';
import { type ActionOutcome, type DeskPaymentAction, sendPaymentAction } from '@/lib/desk/payments';
import { useDeskAction } from '../use-desk-action';

const good: readonly (ActionOutcome | null)[] = ['created', 'repeated', 'withdrawn', 'askedAgain', 'settled'];

/** Sends one payment action at a time. `act` resolves to whether it succeeded; 'amount' reports an invalid amount without sending. */
export function usePaymentAction(onDone: () => void) {
  const { last, clear, isSaving, act: send } = useDeskAction(sendPaymentAction, onDone);
  const [isNoAmount, setNoAmount] = useState(false);
  const outcome = isNoAmount ? ('amount' as const) : (last?.outcome ?? null);

  async function act(action: DeskPaymentAction | 'amount'): Promise<boolean> {
    if (isSaving) return false;
    setNoAmount(action === 'amount');
    if (action !== 'amount') return good.includes(await send(action));
    clear();
    return false;
  }

  return { outcome, isGood: outcome !== 'amount' && good.includes(outcome), isSaving, act };
}

export interface PaymentActions extends Pick<ReturnType<typeof usePaymentAction>, 'isSaving' | 'act'> {
  /** A payment provider is set. */
  canAct: boolean;
}
