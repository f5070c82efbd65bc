import 'server-only';
import * as z from 'zod/mini';
import { ticketsRow } from '@/lib/bookings/model/order-row';
import { createAdminClient } from '@/lib/supabase/admin';
import { daysAfterAirlineChange, mayFlyOn } from '../party/party-rules';
import { findOrderForChoice, type Owner } from './order-choice';

/**
 * Whether the party may fly as the airline has changed the flights: somebody may have outgrown a fare by then. True for a change that is no longer
 * open, which is refused for that. Throws when the database does not answer.
 */
export async function fitsAirlineChange({ change, ...owner }: Owner & { change: string }): Promise<boolean> {
  const names = { wanted_reference: owner.reference, wanted_surname: owner.lastName };
  const { data, error } = await createAdminClient().rpc('find_tickets', names);
  if (error) throw new Error('The changed flights cannot be read', { cause: error });
  const order = z
    .array(ticketsRow)
    .parse(data)
    .find((each) => each.airline_change?.id === change && each.change_answer === null);
  if (!order?.airline_change) return true;
  const booking = await findOrderForChoice(owner);
  return !booking || mayFlyOn(booking.passengers, daysAfterAirlineChange(order.itineraries, order.airline_change));
}
