import { useContext, useRef, useState } from 'react';
import { type DeskOrderAction, type OrderOutcome, sendOrderAction } from '@/lib/desk/orders';
import { type ActionOutcome, type DeskPaymentAction, sendPaymentAction } from '@/lib/desk/payments';
import type { SendFailure } from '@/lib/network/send-action';
import { RecheckStaff } from './use-desk-data';

interface Done<Action, Outcome> {
  action: Action;
  outcome: Outcome;
}

/** Sends one action at a time; `last` is its outcome, until the next one. */
export function useDeskAction<Action, Outcome extends string>(
  send: (action: Action) => Promise<Outcome | SendFailure>,
  onDone: () => void,
) {
  const recheckStaff = useContext(RecheckStaff);
  const isBusy = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [last, setLast] = useState<Done<Action, Outcome | SendFailure> | null>(null);

  /** Resolves to null without sending while another action is on its way. */
  async function act(action: Action): Promise<Outcome | SendFailure | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setIsSaving(true);
    setLast(null);
    const outcome = await send(action).catch(() => 'failed' as const);
    isBusy.current = false;
    setIsSaving(false);
    setLast({ action, outcome });
    if (outcome === 'refused') recheckStaff();
    onDone();
    return outcome;
  }

  return { last, clear: () => setLast(null), isSaving, act };
}

const isDone = (outcome: OrderOutcome | null) => outcome === 'created' || outcome === 'repeated';

/** Sends one request about an order at a time. `act` resolves to whether it was taken. */
export function useOrderAction(onDone: () => void) {
  const { last, clear, isSaving, act } = useDeskAction(sendOrderAction, onDone);
  return {
    /** Null for a request that was taken: it shows in the order itself. */
    failure: last && last.outcome !== 'unpaid' && !isDone(last.outcome) ? last.outcome : null,
    /** Set when the supplier was not asked because the booking is unpaid: the same request can be sent with a confirmation. */
    unpaid: last?.outcome === 'unpaid' ? last.action : null,
    closeUnpaid: clear,
    isSaving,
    act: async (action: DeskOrderAction) => isDone(await act(action)),
  };
}

export type OrderActions = Pick<ReturnType<typeof useOrderAction>, 'isSaving' | 'act'>;

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
