/** Why Duffel refuses an order, as codes of our contract. */
import type { RefusedOrder } from '../../../contracts/orders.ts';
import type { DuffelReply } from './call-orders.ts';

/** Codes that mean that an order was already attempted for this offer. */
export const attempted = ['offer_request_already_booked', 'order_creation_already_attempted', 'duplicate_booking'];

const whyByCode: Readonly<Record<string, RefusedOrder['why']>> = {
  offer_no_longer_available: 'soldOut',
  offer_expired: 'soldOut',
  offer_request_expired: 'soldOut',
  not_found: 'soldOut',
  insufficient_balance: 'paymentRefused',
  payment_declined: 'paymentRefused',
  past_payment_required_by_date: 'tooLate',
  order_cancelled: 'tooLate',
  schedule_changed: 'tooLate',
  order_not_cancellable: 'notCancellable',
  already_cancelled: 'notCancellable',
  duplicate_passenger_name: 'passengersRefused',
  invalid_passenger_name: 'passengersRefused',
  invalid_phone_number: 'passengersRefused',
};

type Refused = Extract<DuffelReply, { type: 'refused' }>;

export function says(reply: DuffelReply, ...codes: readonly string[]): boolean {
  return reply.type === 'refused' && reply.codes.some((code) => codes.includes(code));
}

export function whyRefused({ codes, pointers }: Refused): RefusedOrder['why'] {
  const known = codes.find((code) => Object.hasOwn(whyByCode, code));
  if (known) return whyByCode[known] ?? 'refused';
  return pointers.some((each) => each.startsWith('/passengers')) ? 'passengersRefused' : 'refused';
}
