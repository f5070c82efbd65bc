import { type DeskOrderAction, type OrderOutcome, sendOrderAction } from '@/lib/desk/orders';
import { useDeskAction } from '../use-desk-action';

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
