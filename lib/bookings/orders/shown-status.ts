import type { Tickets } from '@/lib/bookings/model/order-row';

import type { bookingStatuses } from '@/supabase/functions/_shared/contracts/states.generated';

type BookingStatus = (typeof bookingStatuses)[number];
/** `cancelling`: the customer has asked to cancel, and the agency has not answered. */
export type ShownStatus = BookingStatus | 'cancelling';

interface Shown {
  status: BookingStatus;
  orders: readonly Pick<Tickets, 'status'>[];
  changes: readonly { kind: string; status: string }[];
}

/** The status that customers read: until the desk has decided about a cancellation, a booking no longer counts as confirmed or issued. */
export function shownStatus({ status, orders, changes }: Shown): ShownStatus {
  if (status === 'declined' || status === 'cancelled') return status;
  const isOff = orders.some((order) => order.status === 'cancelled');
  const stands = orders.some((order) => order.status !== 'cancelled' && order.status !== 'failed' && order.status !== 'expired');
  if (status === 'ticketed' && isOff && !stands) return 'cancelled';
  return changes.some((change) => change.kind === 'cancellation' && change.status === 'open') ? 'cancelling' : status;
}
