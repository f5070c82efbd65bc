import { isOpenPayment } from '@/lib/bookings/model/payment-row';
import { factsOf } from '@/lib/bookings/products/kinds';
import type { DeskBooking } from '../details/details';
import { type DeskOrder, underWay } from '../orders';
import { type DeskPayment, refundIssue, unrefunded } from '../payments';
import type { Deadline } from './life';
import type { BookingMoney } from './money';

export type ToDo =
  | 'decide'
  | 'lookAtOrder'
  | 'closeMismatch'
  | 'lookAtChoice'
  | 'cancelOrder'
  | 'airlineChange'
  | 'changeAccepted'
  | 'changeOtherFlight'
  | 'changeRefund'
  | 'refundStuck'
  | 'lookAtPayment'
  | 'returnMoney'
  | 'supplierKeepsMore'
  | 'wish'
  | 'confirm'
  | 'askForNames'
  | 'orderFailed'
  | 'holdThenAsk'
  | 'askForPayment'
  | 'askForRest'
  | 'issue'
  | 'waitForPayment'
  | 'waitForTickets';

interface Known {
  booking: Pick<DeskBooking, 'status' | 'kind' | 'names_follow'>;
  orders: readonly DeskOrder[];
  payments: readonly DeskPayment[];
  money: BookingMoney;
  deadlines: readonly Pick<Deadline, 'kind'>[];
  takesPayments: boolean;
  takesOrders: boolean;
  /** In milliseconds. */
  now: number;
}

/** The tasks of an agent for a booking, the most urgent first, then what is waited for. */
export function toDoOf({ booking, orders, payments, money, deadlines, takesPayments, takesOrders, now }: Known): ToDo[] {
  const { status, kind, names_follow: namesFollow } = booking;
  const [order] = orders;
  const isOpen = payments.some((payment) => isOpenPayment(payment, now));
  const isFirm = status === 'confirmed' || status === 'ticketed';
  const isOff = status === 'declined' || status === 'cancelled';
  const isPaid = money.due < 100;
  const isStuck = payments.some((payment) =>
    payment.payment_refunds.some((refund) => refundIssue(refund, payment, now) !== 'none'),
  );
  const refundedAt = payments.flatMap(({ payment_refunds: all }) =>
    all.flatMap(({ cause, created_at }) => (cause === 'desk' ? Date.parse(created_at) : [])),
  );
  const isPaidSince = payments.some(({ paid_at, choice }) => paid_at && !choice && Date.parse(paid_at) > Math.max(...refundedAt));
  /**
   * Refunds made by an agent after ticketing are not requested from the customer again, unless they have paid something since; nor is a part of a
   * price that was paid in full. A payment that was refunded in full counts for nothing.
   */
  const isGivenBack =
    (status === 'ticketed' && refundedAt.length > 0 && !isPaidSince) ||
    (money.paid > 0 &&
      money.price - payments.filter((payment) => unrefunded(payment) > 0).reduce((sum, { amount }) => sum + amount, 0) < 100);
  const isUndecided = orders.some(({ order_terms }) => order_terms.refund_at !== null);
  const isOwed = isFirm && !isOpen && !isPaid && !isGivenBack && money.missing === 0;
  const isUnasked = takesPayments && isOwed && money.paid === 0;
  /** Seats are held before the payment is requested, so that nobody pays for seats that are gone. */
  const canHold = takesOrders && status === 'confirmed' && !order && (factsOf(kind).isFlown ?? false);
  const isOver = order?.status === 'failed' || order?.status === 'expired';
  const canIssue = status === 'confirmed' && (isPaid || isGivenBack || !takesPayments) && (!order || order.status === 'held');
  const isChanged = order?.airline_change != null && order.status !== 'cancelled';
  const answer = order?.change_answer ?? null;
  const isDue = (wanted: Deadline['kind']) => deadlines.some(({ kind }) => kind === wanted);
  const hasUnknownChoice = orders.some(({ order_choices }) => order_choices.some((choice) => choice.status === 'unknown'));
  const isMismatched = orders.some(({ order_terms }) => order_terms.mismatch_at !== null);
  /** The deadline `order` is also that of a choice, and of an order that is not as we expect. */
  const hasOtherCause = hasUnknownChoice || isMismatched;
  const found: Record<ToDo, boolean> = {
    decide: isUndecided,
    // What the supplier should have done long ago.
    lookAtOrder: order?.status === 'unknown' || isDue('tickets') || (isDue('order') && !hasOtherCause),
    closeMismatch: isMismatched,
    lookAtChoice: hasUnknownChoice,
    cancelOrder: isOff && (order?.status === 'paid' || order?.status === 'ticketed'),
    airlineChange: isChanged && answer === null,
    // Only what the supplier did not do automatically is left to an agent.
    changeAccepted: isChanged && answer === 'accept' && underWay(order) !== 'accept',
    changeOtherFlight: isChanged && answer === 'otherFlight',
    changeRefund: isChanged && answer === 'refund',
    refundStuck: isStuck || isDue('refund'),
    lookAtPayment: isDue('charge'),
    returnMoney: isDue('money'),
    supplierKeepsMore: takesPayments && isFirm && !isOpen && money.missing > 0,
    wish: isDue('wish'),
    // What the customer is asked to pay at once is ordered without an agent.
    confirm: status === 'requested' && !isOpen && kind !== 'gift' && !namesFollow,
    askForNames: status === 'requested' && namesFollow,
    orderFailed: status === 'confirmed' && isOver && !isUndecided,
    holdThenAsk: isUnasked && canHold,
    askForPayment: isUnasked && !canHold,
    askForRest: takesPayments && isOwed && money.paid > 0,
    issue: canIssue,
    waitForPayment: isOpen,
    waitForTickets: order?.status === 'paid' && !isOff,
  };
  return (Object.keys(found) as ToDo[]).filter((key) => found[key]);
}
