import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { kickPayments } from '@/lib/bookings/payments/watch-payments';
import { handleAction } from '@/lib/desk/handle-action';
import { actionOutcomes, type DeskPaymentAction, deskPaymentAction } from '@/lib/desk/payments';
import { paymentProvider } from '@/lib/env';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import type { Database } from '@/lib/supabase/database.types';

/** Whether the site takes payments; the desk hides them otherwise. */
export function GET(): Response {
  return jsonResponse({ takesPayments: paymentProvider() !== null });
}

/** Requests, records or withdraws a payment, refunds it, or closes what the provider does not close; with the rights of the signed-in user. */
export function POST(request: Request): Promise<Response> {
  return handleAction(request, {
    name: 'desk-payments',
    schema: deskPaymentAction,
    code: 'invalidPayment',
    act: (client, action) =>
      paymentProvider() ? act(client, action) : errorResponse(409, { error: 'The site takes no payments.', code: 'noProvider' }),
    answer: (data) => {
      const outcome = z.enum(actionOutcomes).parse(data);
      kickOutbox();
      kickPayments();
      return jsonResponse({ outcome });
    },
  });
}

function act(client: SupabaseClient<Database>, action: DeskPaymentAction) {
  switch (action.type) {
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
