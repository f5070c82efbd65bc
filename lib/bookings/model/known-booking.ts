/** What the state of a booking follows from. */
import * as z from 'zod/mini';
import { bookingStatuses } from '@/supabase/functions/_shared/contracts/states.generated';
import { issuedRow, ticketsRow } from './order-row';
import { paymentRow } from './payment-row';

export const knownOrder = z.pick(ticketsRow, { status: true, is_cancelling: true, airline_change: true, change_answer: true });

/** What is known of a booking, as `facts_of_booking` in the database. */
export const knownBooking = z.object({
  kind: z.string(),
  status: z.enum(bookingStatuses),
  /** In riyals. */
  total: z.coerce.number(),
  lastDay: z.string(),
  confirmedAt: z.nullable(z.string()),
  issued: z.nullable(issuedRow),
  namesFollow: z._default(z.boolean(), false),
  orders: z.array(knownOrder),
  payments: z.array(
    z.pick(paymentRow, {
      status: true,
      amount: true,
      pay_by: true,
      choice: true,
      price_before: true,
      then_order: true,
      payment_refunds: true,
    }),
  ),
  changes: z.array(z.object({ kind: z.string(), status: z.string() })),
  /** Claims at airlines and hotels, which agents follow. */
  refunds: z.array(z.object({ status: z.string() })),
});
export type KnownBooking = z.infer<typeof knownBooking>;

export interface BookingRow extends Pick<KnownBooking, 'kind' | 'status' | 'issued' | 'orders' | 'payments' | 'refunds'> {
  total_amount: number;
  last_travel_date: string;
  confirmed_at: string | null;
  names_follow: boolean;
  booking_change_requests: KnownBooking['changes'];
}

/** The columns of `BookingRow` that are tables. */
export const askedColumns = 'booking_change_requests (kind, status), refunds (status)' as const;
