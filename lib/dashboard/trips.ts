import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { signedFlightOffer } from '@/supabase/functions/_shared/contracts/flight-search';

export const tripStatuses = ['requested', 'confirmed', 'ticketed', 'declined', 'cancelled'] as const;
export type TripStatus = (typeof tripStatuses)[number];

const tripRow = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(tripStatuses),
  /** Null for what is no flight, or was stored in a shape this page does not know: such a trip has its reference and its days. */
  offer: z.catch(z.nullable(signedFlightOffer), null),
  total_amount: z.coerce.number(),
  departure_date: z.string(),
  last_travel_date: z.string(),
  created_at: z.string(),
  booking_passengers: z.array(z.object({ position: z.number(), given_names: z.string(), surname: z.string() })),
});
export type Trip = z.infer<typeof tripRow>;

const columns =
  'id, reference, status, offer, total_amount, departure_date, last_travel_date, created_at, booking_passengers (position, given_names, surname)';

/** The bookings of whoever `client` speaks for. Throws when they cannot be read. */
export async function readTrips(client: SupabaseClient): Promise<Trip[]> {
  const { data, error } = await client.from('bookings').select(columns).order('departure_date', { ascending: false }).limit(200);
  if (error) throw error;
  return z.array(tripRow).parse(data);
}

export const tripGroups = ['upcoming', 'requested', 'past'] as const;
export type TripGroup = (typeof tripGroups)[number];

/**
 * Trips as their traveller thinks of them on a day in Qatar (yyyy-MM-dd): what is agreed and still to come, the next first; what
 * an agent has yet to answer; what is over, latest first, with what came to nothing.
 */
export function groupTrips(trips: readonly Trip[], today: string): Record<TripGroup, Trip[]> {
  const soonestFirst = trips.toSorted((a, b) => order(a.departure_date, b.departure_date) || order(a.reference, b.reference));
  const of = (group: TripGroup) => soonestFirst.filter((trip) => groupOf(trip, today) === group);
  return { upcoming: of('upcoming'), requested: of('requested'), past: of('past').reverse() };
}

function groupOf({ status, last_travel_date }: Trip, today: string): TripGroup {
  // The last flight may take off late and land the day after: its day is not over before it is.
  if (last_travel_date < today || status === 'declined' || status === 'cancelled') return 'past';
  return status === 'requested' ? 'requested' : 'upcoming';
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
