/** The state of a booking between supplier and money. Page, mail, bell, desk and PDF show its sentence of `states` in `messages`. */
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { BookingRow, KnownBooking } from './known-booking';
import { isOpenPayment, isPaid } from './payment-row';

/** Each state, with the word that a badge shows for it. */
export const wordOf = {
  requested: 'requested',
  /** Only who asked is known of those who travel. */
  namesFollow: 'namesFollow',
  /** It is paid at once, and nobody looks at it before. */
  requestedToPay: 'toPay',
  /** The same where an agent books it then. */
  requestedToPayByAgent: 'toPay',
  /** The supplier is being asked to hold its seats without payment. */
  holding: 'holding',
  held: 'held',
  /** They were not paid in time. */
  holdOver: 'lapsed',
  /** Since it was paid: the customer pays the difference or takes the money back. */
  priceChanged: 'toPay',
  paying: 'toPay',
  booking: 'booking',
  /** It is paid, and an agent books it. */
  bookedByAgent: 'booking',
  /** Paid, and the order came to nothing. */
  undecided: 'checking',
  /** The supplier has left it open whether it did what it was asked to, and an agent asks it. */
  findingOut: 'checking',
  confirmed: 'confirmed',
  confirmedToPay: 'toPay',
  /** It was asked for its payment in vain. */
  lapsed: 'lapsed',
  confirmedDeposit: 'confirmed',
  issuing: 'confirmed',
  issued: 'issued',
  issuedToPay: 'issued',
  flightsChanged: 'changed',
  flightsAnswered: 'changed',
  /** The agency has not answered. */
  askedToCancel: 'cancelling',
  /** The supplier has not answered. */
  cancelling: 'cancelling',
  /** The supplier has cancelled, and nobody has decided about the money. */
  settling: 'cancelled',
  withdrawn: 'cancelled',
  /** The customer was asked to pay, and may have begun to. */
  withdrawnUnpaid: 'cancelled',
  holdCancelled: 'cancelled',
  cancelled: 'cancelled',
  cancelledReturning: 'cancelled',
  cancelledReturned: 'cancelled',
  cancelledPaid: 'cancelled',
  declined: 'declined',
  declinedReturning: 'declined',
  declinedReturned: 'declined',
  over: 'over',
  unanswered: 'unanswered',
} as const;
export type BookingState = keyof typeof wordOf;
export const bookingStates = Object.keys(wordOf) as [BookingState, ...BookingState[]];
type StateWord = (typeof wordOf)[BookingState];

/** The colour of each word. */
export const toneOf = {
  requested: 'sun',
  namesFollow: 'sun',
  toPay: 'sun',
  holding: 'sun',
  held: 'sun',
  booking: 'sun',
  checking: 'sun',
  confirmed: 'success',
  lapsed: 'danger',
  issued: 'success',
  changed: 'sun',
  cancelling: 'sun',
  cancelled: 'neutral',
  declined: 'danger',
  over: 'neutral',
  unanswered: 'neutral',
} as const satisfies Record<StateWord, string>;

const withProgress: readonly BookingState[] = [
  'requested',
  'namesFollow',
  'confirmed',
  'confirmedToPay',
  'confirmedDeposit',
  'issuing',
  'issued',
  'issuedToPay',
];
/** It is on the way from the request by an agent to the tickets. */
export const hasProgress = (state: BookingState): boolean => withProgress.includes(state);

/** The state of a row of `bookings`. */
export function stateOfRow(row: BookingRow, now?: number): BookingState {
  const { total_amount: total, last_travel_date: lastDay, confirmed_at: confirmedAt, booking_change_requests: changes } = row;
  return stateOf({ ...row, total, lastDay, confirmedAt, namesFollow: row.names_follow, changes }, now);
}

/** The state that everybody is told. `now` is in milliseconds. */
export function stateOf(known: KnownBooking, now = Date.now()): BookingState {
  const { status, lastDay, orders, payments, changes } = known;
  const { balance } = moneyOf(known);
  const end = endOf(known);
  if (end) return end;
  // A gift card is sold by its payment, and its day ends nothing.
  if (known.kind === 'gift') return status === 'requested' ? 'requestedToPay' : 'issued';
  const isPast = lastDay < todayInQatar(new Date(now));
  const order = orders.find(isStanding);
  if (isPast && (status !== 'requested' || order?.status === 'paid')) return 'over';
  if (isPast && balance === 0) return 'unanswered';
  if (order?.is_cancelling) return 'cancelling';
  if (order?.airline_change) return order.change_answer ? 'flightsAnswered' : 'flightsChanged';
  if (changes.some((change) => change.kind === 'cancellation' && change.status === 'open')) return 'askedToCancel';
  const open = payments.find((payment) => !payment.choice && isOpenPayment(payment, now));
  // What was issued by hand stands.
  if (order?.status === 'unknown' && !open && !(status === 'ticketed' && known.issued)) return 'findingOut';
  if (status === 'ticketed') return open ? 'issuedToPay' : 'issued';
  if (balance > 0 && orders.length > 0 && !order) return 'undecided';
  if (open?.price_before && open.status !== 'pending') return 'priceChanged';
  if (open?.status === 'pending') return 'paying';
  if (status === 'requested' && balance > 0) {
    if (open) return 'requestedToPay';
    if (order?.status === 'paid') return 'issuing';
    return isBookedByAgent(known) ? 'bookedByAgent' : 'booking';
  }
  if (status === 'requested' && !order && !open && known.namesFollow) return 'namesFollow';
  if (status === 'requested') return unpaidRequest(order, open);
  if (open) return 'confirmedToPay';
  if (order && bought.includes(order.status)) return 'issuing';
  if (balance === 0) return hasLapsed(known) ? 'lapsed' : 'confirmed';
  return isPaidInFull(known) ? 'issuing' : 'confirmedDeposit';
}

/** Before it is paid, only seats that are held have an order. */
function unpaidRequest(
  order: KnownBooking['orders'][number] | undefined,
  open?: { then_order?: boolean | undefined },
): BookingState {
  if (order?.status === 'held') return open ? 'held' : 'holdOver';
  if (!open) return 'requested';
  if (order) return 'holding';
  return open.then_order === false ? 'requestedToPayByAgent' : 'requestedToPay';
}

/** What is paid at once is ordered automatically only where its supplier takes orders. */
const isBookedByAgent = ({ orders, payments }: KnownBooking) =>
  orders.length === 0 && payments.some((payment) => isPaid(payment) && !payment.choice && payment.then_order === false);

/** The state of a booking that is declined, cancelled, or cancelled by its supplier; null of one that stands. */
function endOf(known: KnownBooking): BookingState | null {
  const { status, confirmedAt, issued, orders, payments } = known;
  const { balance, isReturning, isReturned } = moneyOf(known);
  const back = isReturning ? 'Returning' : isReturned ? 'Returned' : null;
  if (status === 'declined') return balance > 0 ? 'declinedReturning' : back ? `declined${back}` : 'declined';
  if (status === 'cancelled') {
    if (back) return `cancelled${back}`;
    if (balance > 0) return 'cancelledPaid';
    if (confirmedAt === null && orders.length === 0 && !payments.some(isPaid))
      return payments.length > 0 ? 'withdrawnUnpaid' : 'withdrawn';
    // Before it is paid, only a hold has an order.
    if (confirmedAt !== null || orders.length === 0 || payments.some(isPaid)) return 'cancelled';
    return payments.some((payment) => payment.status === 'expired') ? 'holdOver' : 'holdCancelled';
  }
  const isByHand = status === 'ticketed' && issued !== null;
  const isOff = !isByHand && !orders.some(isStanding) && orders.some((order) => order.status === 'cancelled');
  if (!isOff || status === 'requested') return null;
  if (isReturning) return 'cancelledReturning';
  if (balance > 0) return 'settling';
  // Before they are paid for, seats may be let go and held again.
  return back ? 'cancelledReturned' : status === 'ticketed' ? 'cancelled' : null;
}

const isStanding = (order: KnownBooking['orders'][number]) => !ended.includes(order.status);

/** Asked for since it was confirmed: a request that was not paid at once may be confirmed all the same. */
const hasLapsed = ({ confirmedAt, payments }: KnownBooking) =>
  payments.some(
    ({ status, choice, pay_by }) =>
      !choice && ['created', 'failed', 'expired'].includes(status) && Date.parse(pay_by) > Date.parse(confirmedAt ?? ''),
  );

type OrderStatus = KnownBooking['orders'][number]['status'];
const ended: readonly OrderStatus[] = ['failed', 'expired', 'cancelled'];
const bought: readonly OrderStatus[] = ['paid', 'ticketed', 'unknown'];

/** What goes back by an agent's or the customer's decision. What came in late or twice goes back by itself and counts for nothing. */
const givenBack = ({ payment_refunds: refunds }: KnownBooking['payments'][number]) =>
  refunds.filter(({ cause, status }) => cause === 'desk' && status !== 'failed');

const balanceOf = (payment: KnownBooking['payments'][number]) =>
  payment.amount - givenBack(payment).reduce((sum, { amount }) => sum + amount, 0);

/** `balance` is in dirhams. */
function moneyOf({ payments, refunds }: KnownBooking) {
  const paid = payments.filter(isPaid);
  const back = paid.flatMap(givenBack);
  return {
    balance: paid.reduce((sum, payment) => sum + balanceOf(payment), 0),
    isReturning: back.some(({ status }) => status !== 'done') || refunds.some(({ status }) => claimed.includes(status)),
    isReturned: back.length > 0 || refunds.some(({ status }) => status === 'paid'),
  };
}

const claimed: readonly string[] = ['claimed', 'checked', 'received'];

/** A part of a price that was paid in full is not due again after it was given back. */
function isPaidInFull({ total, payments }: KnownBooking): boolean {
  const counted = payments.filter((payment) => isPaid(payment) && !payment.choice && balanceOf(payment) > 0);
  return counted.reduce((sum, { amount }) => sum + amount, 0) > total * 100 - 100;
}
