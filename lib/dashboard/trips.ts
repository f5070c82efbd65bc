import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import type { Database } from '@/lib/supabase/database.types';
import { signedFlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import { tripDetails } from './trip-details';

export const tripStatuses = ['requested', 'confirmed', 'ticketed', 'declined', 'cancelled'] as const;
export type TripStatus = (typeof tripStatuses)[number];

const title = z.object({ en: z.string(), ar: z.string() });
const stored = z.union([
  z.pipe(
    signedFlightOffer,
    z.transform((offer) => ({ flights: [offer], title: null, details: null })),
  ),
  z.pipe(
    z.object({ legs: z.array(z.object({ offer: signedFlightOffer })).check(z.minLength(1)) }),
    z.transform(({ legs }) => ({ flights: legs.map(({ offer }) => offer), title: null, details: null })),
  ),
  z.pipe(
    z.looseObject({ title }),
    z.transform((offer) => ({ flights: [], title: offer.title, details: tripDetails.parse(offer) })),
  ),
]);

export const tripRow = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(['flight', 'multicity', 'hotel', 'package']),
  status: z.enum(tripStatuses),
  /**
   * The flights in the order they are flown, or what a stay or a holiday is called and what is known of it. Neither, when it was stored in a shape this
   * page does not know: such a trip has its reference and its days.
   */
  offer: z.catch(stored, { flights: [], title: null, details: null }),
  total_amount: z.coerce.number(),
  departure_date: z.string(),
  last_travel_date: z.string(),
  created_at: z.string(),
  booking_passengers: z.array(z.object({ position: z.number(), given_names: z.string(), surname: z.string() })),
});
export type Trip = z.infer<typeof tripRow>;

/** What `tripRow` reads. */
export const tripColumns =
  'id, reference, kind, status, offer, total_amount, departure_date, last_travel_date, created_at, booking_passengers (position, given_names, surname)';

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
