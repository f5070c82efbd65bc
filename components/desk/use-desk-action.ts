import { useContext, useRef, useState } from 'react';
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
