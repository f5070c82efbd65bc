import * as z from 'zod/mini';
import { kickPayments } from '@/lib/bookings/payments/watch-payments';
import { actionOutcomes, type DeskPaymentAction, deskPaymentAction } from '@/lib/desk/payments';
import { paymentProvider } from '@/lib/env';
import { describeError, logError } from '@/lib/log';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { answerError, answerJson, answerOnly } from '@/lib/network/http';
import { readInput } from '@/lib/security/body/json-body';
import { refuseTooMany } from '@/lib/security/rate-limit';
import { requestIdOf } from '@/lib/security/request-id';
import { refuseOtherSites } from '@/lib/security/same-origin';
import { createSessionClient, readUserId } from '@/lib/supabase/server';

const perMinute = { name: 'desk-payments', uses: 60, seconds: 60 };
/** Postgres: insufficient_privilege. */
const notAllowed = '42501';

/** Whether the site takes payments; the desk hides them otherwise. */
export function GET(): Response {
  return answerJson({ takesPayments: paymentProvider() !== null });
}

/** Requests, records or withdraws a payment, refunds it, or closes what the provider does not close; with the rights of the signed-in user. */
export async function POST(request: Request): Promise<Response> {
  const refusal = refuseOtherSites(request) ?? (await refuseTooMany(request, perMinute));
  if (refusal) return refusal;
  const user = await readUserId();
  if (!user.ok) return user.reason;
  const action = await readInput(request, deskPaymentAction, { maxBytes: 2_000, code: 'invalidPayment' });
  if (!action.ok) return action.reason;
  if (!paymentProvider()) return answerError(409, { error: 'The site takes no payments.', code: 'noProvider' });
  try {
    const { data, error } = await act(action.value);
    if (error?.code === notAllowed) return answerError(403, { error: 'This is for staff.', code: 'notStaff' });
    if (error) throw new Error('The desk could not do it', { cause: error });
    const outcome = z.enum(actionOutcomes).parse(data);
    kickOutbox();
    kickPayments();
    return answerJson({ outcome });
  } catch (error) {
    logError('desk-payment-failed', { requestId: requestIdOf(request), cause: describeError(error) });
    return answerError(502, { error: 'It could not be stored.', code: 'unavailable' });
  }
}

async function act(action: DeskPaymentAction) {
  const client = await createSessionClient();
  switch (action.do) {
    case 'ask': {
      const { payment, booking, amount, payBy, seen } = action;
      return client.rpc('desk_ask_payment', { payment, booking, amount, pay_by: payBy, seen });
    }
    case 'record': {
      const { payment, booking, amount, method, number, seen } = action;
      return client.rpc('desk_record_payment', { payment, booking, amount, method, number, seen });
    }
    case 'withdraw':
      return client.rpc('desk_withdraw_payment', { payment: action.payment });
    case 'undoRecord':
      return client.rpc('desk_undo_record', { payment: action.payment });
    case 'refund': {
      const { payment, refund, amount, seen, order: seen_order, again } = action;
      return client.rpc('desk_refund_payment', { payment, refund, amount, seen, seen_order, ...(again && { again }) });
    }
    case 'askAgain':
      return client.rpc('desk_ask_refund_again', { refund: action.refund });
    case 'closeCharge':
      return client.rpc('desk_close_charge', { charge: action.charge });
    case 'settle':
      return client.rpc('desk_settle_refund', { refund: action.refund, how: action.how });
  }
}

const only = answerOnly('GET, POST');

export { only as DELETE, only as OPTIONS, only as PATCH, only as PUT };
