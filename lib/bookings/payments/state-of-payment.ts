import type { OpenedPayment } from './opened-payment';

/** What the sentence of the booking says already. */
export const coveredBy: Partial<Record<OpenedPayment['state'], 'banks' | 'writing' | 'late'>> = {
  cancelledReturned: 'banks',
  cancelledReturning: 'writing',
  declinedReturning: 'writing',
  holdCancelled: 'late',
  withdrawnUnpaid: 'late',
};

/** What goes back because the price fell leaves it paid. */
export const statusOf = ({ status, refunded, dropped }: OpenedPayment) =>
  status === 'partly_refunded' && refunded <= dropped ? 'paid' : status;

/** The key of the messages about the payment; a request that is paid at once has some of its own. */
export function stateOf(payment: OpenedPayment) {
  const { failure, isConfirmed, isTicketed, isOff, due, unrefunded, returned, amount, choice, isChoiceDone } = payment;
  const status = statusOf(payment);
  // Money has arrived but does not count: the amount is wrong, or the gift card that should pay the rest is used up.
  if (status === 'failed') return payment.isMismatched || returned > 0 ? 'mismatched' : (failure ?? 'refused');
  if (status === 'pending' && payment.isMismatched) return 'unclear';
  if (choice && status === 'created') return `${choice}.due` as const;
  if ((status === 'expired' || status === 'cancelled') && returned > 0) return 'late';
  // An agent has recorded it by mistake.
  if (status === 'cancelled' && payment.isByHand) return 'mistaken';
  if (choice && status === 'expired') return `${choice}.over` as const;
  // The difference itself, and what was paid before.
  if (payment.difference && status === 'paid') return 'priceChanged';
  if (payment.difference && status === 'created') return 'difference';
  if (isTicketed && status === 'created') return 'rest';
  if (status === 'created' && amount < due) return 'deposit';
  // Some of it is on its way back, and not only what could not be added to the flights, or what the price has fallen by.
  const notAdded = payment.extras?.status === 'refused' ? payment.extras.amount : 0;
  if (status === 'paid' && unrefunded < amount - notAdded - payment.dropped) return 'returning';
  if (isOff && status === 'paid') return 'off';
  if (payment.isUndecided && status === 'paid' && !choice) return 'undecided';
  if (choice && status === 'paid') return isChoiceDone ? (`${choice}.done` as const) : (`${choice}.paid` as const);
  if (isTicketed && status === 'paid') return 'paidTicketed';
  if (status === 'paid' && due > 0) return 'paidDeposit';
  if (status === 'created' && (payment.state === 'holding' || payment.state === 'held')) return payment.state;
  if (!isConfirmed && status === 'created') {
    return payment.state === 'requestedToPayByAgent' ? 'requestedByAgent' : 'requested';
  }
  return !isConfirmed && status === 'paid' ? 'paidRequest' : status;
}

/** Whether the provider has not answered yet, or what was paid for is being carried out: a request that is paid at once is booked within a minute, or refunded. */
export function isAwaited(payment: OpenedPayment): boolean {
  const { state, choice, extras, isOff, isConfirmed, isChoiceDone } = payment;
  const status = statusOf(payment);
  if (status === 'pending' || state === 'holding') return true;
  const isAdding = extras?.status === 'due' || extras?.status === 'unpaid';
  // Not within minutes.
  if (state === 'bookedByAgent') return false;
  return status === 'paid' && !isOff && (choice ? !isChoiceDone : !isConfirmed || isAdding);
}
