import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { orderRow } from '@/lib/bookings/model/order-row';
import { kickOrders } from '@/lib/bookings/orders/watch-orders';
import { daysAfter, daysAfterAirlineChange, type FlightDays, mayFlyOn } from '@/lib/bookings/party/party-rules';
import { kickPayments } from '@/lib/bookings/payments/watch-payments';
import { handleAction } from '@/lib/desk/handle-action';
import { type DeskOrderAction, deskOrderAction, orderOutcomes } from '@/lib/desk/orders';
import { paymentProvider, takesOrders } from '@/lib/env';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { errorResponse, jsonResponse } from '@/lib/network/http';
import type { Database } from '@/lib/supabase/database.types';
import { passengerTypes } from '@/supabase/functions/_shared/contracts/states.generated';

/** Whether agents order flights on this site: it shows nothing of orders otherwise. */
export function GET(): Response {
  return jsonResponse({ takesOrders: takesOrders() });
}

/** Requests the next step of an order, with the rights of the signed-in user. The worker performs it. */
export function POST(request: Request): Promise<Response> {
  return handleAction(request, {
    name: 'desk-orders',
    schema: deskOrderAction,
    code: 'invalidOrder',
    act: (client, action) =>
      takesOrders() ? act(client, action) : errorResponse(409, { error: 'The site takes no orders.', code: 'noSupplier' }),
    answer: (data) => {
      const outcome = z.enum(orderOutcomes).parse(data);
      kickOrders();
      kickPayments();
      kickOutbox();
      return jsonResponse({ outcome });
    },
  });
}

const flown = z.object({
  itineraries: orderRow.shape.itineraries,
  airline_change: orderRow.shape.airline_change,
  booking: z.object({ party: z.array(z.object({ type: z.enum(passengerTypes), dateOfBirth: z.nullable(z.string()) })) }),
});
type Flown = z.infer<typeof flown>;

async function act(client: SupabaseClient<Database>, action: DeskOrderAction) {
  // Without payments the site cannot check whether a booking is paid.
  const may_be_unpaid = ('mayBeUnpaid' in action && action.mayBeUnpaid) || paymentProvider() === null;
  switch (action.type) {
    case 'begin': {
      const { order, booking, wants, agreed } = action;
      return client.rpc('desk_begin_order', { new_order: order, booking, wants, agreed, may_be_unpaid });
    }
    case 'ticket':
      return client.rpc('desk_ticket_order', { wanted: action.order, agreed: action.agreed, may_be_unpaid });
    case 'quote':
      return client.rpc('desk_quote_cancellation', { wanted: action.order });
    case 'cancel':
      return client.rpc('desk_cancel_order', { wanted: action.order, quoted: action.quote });
    case 'settle':
      return client.rpc('desk_settle_order', { wanted: action.order, became: action.became });
    case 'accept': {
      const daysOf = ({ itineraries, airline_change: change }: Flown) =>
        change?.id === action.change ? daysAfterAirlineChange(itineraries, change) : null;
      if (!(await fitsAges(client, action.order, daysOf))) return { data: 'ages', error: null };
      return client.rpc('desk_accept_change', { wanted: action.order, change: action.change });
    }
    case 'quoteChange': {
      const { order, direction, day } = action;
      const daysOf = ({ itineraries }: Flown) =>
        itineraries.length > 0 ? daysAfter(itineraries, [{ direction, day }], [[{ departs: day }]]) : null;
      if (!(await fitsAges(client, order, daysOf))) return { data: 'ages', error: null };
      return client.rpc('desk_quote_change', { wanted: order, direction, new_day: day });
    }
    case 'change': {
      const { order, offer, agreed } = action;
      return client.rpc('desk_change_order', { wanted: order, offered: offer, agreed, may_be_unpaid });
    }
    case 'settleChoice':
      return client.rpc('desk_settle_choice', { wanted: action.choice, became: action.became });
    case 'refund':
      return client.rpc('desk_refund_order', { wanted: action.order, amount: action.amount, seen: action.seen });
  }
}

/** Whether nobody outgrows the booked fare on these days. Who may not read the order learns so from the function that follows. */
async function fitsAges(
  client: SupabaseClient<Database>,
  order: string,
  daysOf: (known: Flown) => FlightDays | null,
): Promise<boolean> {
  const columns = 'itineraries, airline_change, booking:bookings (party:booking_passengers (type, dateOfBirth:date_of_birth))';
  const { data, error } = await client.from('orders').select(columns).eq('id', order).maybeSingle();
  if (error) throw new Error('The travellers cannot be read', { cause: error });
  const known = flown.safeParse(data).data;
  const days = known && daysOf(known);
  return !known || !days || mayFlyOn(known.booking.party, days);
}
