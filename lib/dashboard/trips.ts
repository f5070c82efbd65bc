import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { Database } from '@/lib/supabase/database.types';
import { storedOffer } from '@/supabase/functions/_shared/contracts/stored-offer';
import { tripDetails } from './trip-details';

export const tripStatuses = ['requested', 'confirmed', 'ticketed', 'declined', 'cancelled'] as const;
export type TripStatus = (typeof tripStatuses)[number];

export const tripRow = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(['flight', 'multicity', 'hotel', 'package']),
  status: z.enum(tripStatuses),
  /** `storedOffer`, with what is known of a stay or a package. */
  offer: z.pipe(
    storedOffer,
    z.transform(({ flights, title, stored }) => ({ flights, title, details: tripDetails.parse(stored) })),
  ),
  total_amount: z.coerce.number(),
  departure_date: z.string(),
  last_travel_date: z.string(),
  created_at: z.string(),
  booking_passengers: z.array(
    z.object({ position: z.number(), given_names: z.string(), surname: z.string(), has_document: z.boolean() }),
  ),
});
export type Trip = z.infer<typeof tripRow>;

/** What `tripRow` reads. */
export const tripColumns =
  'id, reference, kind, status, offer, total_amount, departure_date, last_travel_date, created_at, booking_passengers (position, given_names, surname, has_document)';

/** The bookings of a user. Throws when they cannot be read. Staff may read those of others, which are no trips of theirs. */
export async function readTrips(client: SupabaseClient<Database>, userId: string): Promise<Trip[]> {
  const { data, error } = await client
    .from('bookings')
    .select(tripColumns)
    .eq('user_id', userId)
    .order('departure_date', { ascending: false })
    .limit(200);
  if (error) throw error;
  return z.array(tripRow).parse(data);
}

export const tripGroups = ['upcoming', 'requested', 'past'] as const;
export type TripGroup = (typeof tripGroups)[number];

/**
 * Trips by group on a day in Qatar (yyyy-MM-dd): `upcoming` are confirmed, the next first; `requested` wait for an agent; `past` are
 * over, declined or cancelled, the latest first.
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
