import { calledName } from '@/lib/text/machine-letters';
import 'server-only';
import * as z from 'zod/mini';
import { flightsInForce } from '@/lib/bookings/model/flights-in-force';
import type { ChoiceResponse } from '@/lib/bookings/model/order-choice';
import { type Choice, ticketsRow } from '@/lib/bookings/model/order-row';
import { kickOutbox } from '@/lib/mail-transport/mail-sender';
import { createAdminClient } from '@/lib/supabase/admin';
import type { Json } from '@/lib/supabase/database.types';
import { signedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { changeOffer, orderMove } from '@/supabase/functions/_shared/contracts/orders';
import { passengerTypes } from '@/supabase/functions/_shared/contracts/states.generated';
import { kickOrders } from './watch-orders';

/** The visitor is waiting. */
export const whileWaitingMs = 18_000;

/** The proof that a booking is one's own. */
export interface Owner {
  reference: string;
  lastName: string;
}
const namesOf = ({ reference, lastName }: Owner) => ({ wanted_reference: reference, wanted_surname: lastName });

const found = z.object({
  order: z.nullable(
    z.extend(z.pick(ticketsRow, { status: true, itineraries: true }), {
      id: z.uuid(),
      supplier: z.string(),
      supplierOrder: z.string(),
      takesChoices: z.boolean(),
      /** The supplier's last offers for another day. */
      changeOffers: z.nullable(z.object({ moves: z.array(orderMove), offers: z.array(changeOffer) })),
    }),
  ),
  offer: z.unknown(),
  passengers: z.array(
    z.object({
      type: z.enum(passengerTypes),
      name: z.pipe(z.string(), z.transform(calledName)),
      dateOfBirth: z.nullable(z.iso.date()),
    }),
  ),
});

/**
 * The order of a booking for which a choice is possible, null when none is, and its current flights. Null when there is no such booking. Throws
 * when the database does not answer.
 */
export async function findOrderForChoice(owner: Owner) {
  const { data, error } = await createAdminClient().rpc('find_order', namesOf(owner));
  if (error) throw new Error('Nobody knows for what something could be chosen', { cause: error });
  const booking = z.nullable(found).parse(data);
  if (!booking) return null;
  const { passengers } = booking;
  const order = booking.order?.takesChoices ? booking.order : null;
  const requested = signedFlightOffer.safeParse(booking.offer);
  const [offer] = order && requested.success ? flightsInForce([requested.data], [order]) : [];
  return { order, passengers, offer };
}

const begun = z.union([
  z.object({ outcome: z.enum(['pay', 'open']), key: z.string() }),
  z.object({ outcome: z.enum(['ordered', 'busy', 'stale', 'unknown']) }),
]);

/** A row of `order_choices`; `items` is null for one that can only repeat an earlier attempt. */
interface NewChoice {
  id: string;
  kind: Choice['kind'];
  items: Choice['items'] | null;
  asks: object;
  amount: number;
}

/**
 * Starts a customer's choice: to be paid until `payBy`, or ordered at once when it costs nothing. Sent twice, it starts once. Null when there is
 * no such booking. Throws when the database does not answer.
 */
export async function beginChoice(owner: Owner, choice: NewChoice, payBy: Date): Promise<ChoiceResponse | null> {
  const asked = { ...namesOf(owner), choice: choice as unknown as Json, pay_by: payBy.toISOString() };
  const { data, error } = await createAdminClient().rpc('begin_choice', asked);
  if (error) throw new Error('What was chosen cannot be stored', { cause: error });
  const answer = begun.parse(data);
  if ('key' in answer) return { type: answer.outcome, key: answer.key };
  if (answer.outcome === 'ordered') kickOrders();
  return answer.outcome === 'unknown' ? null : { type: answer.outcome };
}

/** The site takes no payments: the choice becomes a change request, in numbers and names that need no translation. */
export async function askAgent(
  owner: Owner,
  request: { kind: 'extras' | 'date'; message: string; wishedDay?: string },
): Promise<ChoiceResponse> {
  const { data, error } = await createAdminClient().rpc('request_booking_change', {
    ...namesOf(owner),
    request: { ...request, message: request.message.slice(0, 1000) },
  });
  if (error) throw new Error('The request cannot be stored', { cause: error });
  if (data === 'created') kickOutbox();
  return { type: data === 'created' ? 'asked' : data === 'open' ? 'askedBefore' : 'stale' };
}
