import type { SupabaseClient } from '@supabase/supabase-js';
import * as z from 'zod/mini';
import { askedColumns, knownBooking } from '@/lib/bookings/model/known-booking';
import { issuedRow, ticketsColumns, ticketsRow } from '@/lib/bookings/model/order-row';
import { paymentColumns, paymentRow } from '@/lib/bookings/model/payment-row';
import { detailsOf, readStored } from '@/lib/bookings/products/read-stored';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { clearOfflineTrips, offlineTripsCache } from '@/lib/storage/offline-trips';
import type { Database } from '@/lib/supabase/database.types';
import { hasSessionCookie } from '@/lib/supabase/session-cookie';
import { bookingStatuses, enquiryStatuses, travelDocuments } from '@/supabase/functions/_shared/contracts/states.generated';

export const tripRow = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.string(),
  status: z.enum(bookingStatuses),
  /** As stored by its product. */
  offer: z.unknown(),
  total_amount: z.coerce.number(),
  departure_date: z.string(),
  last_travel_date: z.string(),
  created_at: z.string(),
  confirmed_at: z._default(z.nullable(z.string()), null),
  booking_passengers: z.array(
    z.object({
      position: z.number(),
      given_names: z.string(),
      surname: z.string(),
      has_document: z.boolean(),
      travel_document: z.enum(travelDocuments),
      /** yyyy-MM-dd; the number is not read. */
      passport_expiry: z.nullable(z.string()),
    }),
  ),
  payments: z._default(z.array(paymentRow), []),
  orders: z._default(z.array(ticketsRow), []),
  issued: z._default(z.nullable(issuedRow), null),
  names_follow: z._default(z.boolean(), false),
  booking_change_requests: z._default(knownBooking.shape.changes, []),
  refunds: z._default(knownBooking.shape.refunds, []),
});
const trip = z.pipe(
  tripRow,
  z.transform((row) => ({
    ...row,
    offer: { ...readStored(row.kind, row.offer, row.orders), details: detailsOf(row.kind, row.offer) },
  })),
);
export type Trip = z.infer<typeof trip>;

export const tripColumns =
  `id, reference, kind, status, offer, total_amount, departure_date, last_travel_date, created_at, confirmed_at, issued, names_follow, booking_passengers (position, given_names, surname, has_document, travel_document, passport_expiry), payments (${paymentColumns}), orders (${ticketsColumns}), ${askedColumns}` as const;

/** The bookings of a user. Throws when they cannot be read. The filter is needed because staff may read the bookings of others. */
export async function readTrips(client: SupabaseClient<Database>, userId: string): Promise<Trip[]> {
  const { data, error } = await client
    .from('bookings')
    .select(tripColumns)
    .eq('user_id', userId)
    .order('departure_date', { ascending: false })
    .limit(200);
  if (error) throw error;
  return z.array(trip).parse(data);
}

/** How many bookings were made signed out with the confirmed address of the user of `client`; 0 when that cannot be read. */
export async function countTripsOfAddress(client: SupabaseClient<Database>): Promise<number> {
  const { data } = await client.rpc('count_bookings_of_address');
  return data ?? 0;
}

/** Assigns those bookings to the user; returns how many. Throws when the database did not confirm. */
export async function claimTripsOfAddress(client: SupabaseClient<Database>): Promise<number> {
  const { data, error } = await client.rpc('claim_bookings_of_address');
  if (error) throw error;
  return data;
}

export const tripGroups = ['upcoming', 'requested', 'past'] as const;
export type TripGroup = (typeof tripGroups)[number];

/**
 * Trips by group on a day in Qatar (yyyy-MM-dd): `upcoming` are confirmed, the next first; `requested` wait for an agent; `past` are over,
 * declined or cancelled, the latest first.
 */
export function groupTrips(trips: readonly Trip[], today: string): Record<TripGroup, Trip[]> {
  const soonestFirst = trips.toSorted((a, b) => order(a.departure_date, b.departure_date) || order(a.reference, b.reference));
  const of = (group: TripGroup) => soonestFirst.filter((trip) => groupOf(trip, today) === group);
  return { upcoming: of('upcoming'), requested: of('requested'), past: of('past').reverse() };
}

function groupOf({ status, last_travel_date }: Trip, today: string): TripGroup {
  // The last flight may take off late and land on the next day, so a trip is past only after its last day.
  if (last_travel_date < today || status === 'declined' || status === 'cancelled') return 'past';
  return status === 'requested' ? 'requested' : 'upcoming';
}

function order(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

const requestRow = z.object({
  id: z.string(),
  reference: z.string(),
  /** Name of the form; see lib/enquiries/kinds.ts. */
  kind: z.string(),
  status: z.enum(enquiryStatuses),
  created_at: z.string(),
  /** Fields that many forms share; days are yyyy-MM-dd. */
  details: z.catch(
    z.object({ destination: z.optional(z.string()), departure: z.optional(z.string()), return: z.optional(z.string()) }),
    {},
  ),
});
/** A request sent through a form: a quote for insurance, a visa, a cruise. */
export type SentRequest = z.infer<typeof requestRow>;

const mostShown = 50;

/** The requests of a user, the latest first. Throws when they cannot be read. The filter by user is needed because staff may read those of others. */
export async function readRequests(client: SupabaseClient<Database>, userId: string): Promise<SentRequest[]> {
  const { data, error } = await client
    .from('enquiries')
    .select('id, reference, kind, status, created_at, details')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(mostShown);
  if (error) throw error;
  return z.array(requestRow).parse(data);
}

/** The only entry: a page in another language could belong to a previous user of the device. As in public/trips-worker.js. */
const page = '/offline-trips';

/**
 * Saves the confirmed trips on this device as a page in this language; resolves with whether one is saved now. If it cannot be fetched, the earlier
 * page stays. Never rejects.
 */
export async function saveTripsOffline(locale: Locale): Promise<boolean> {
  try {
    await navigator.serviceWorker.register('/trips-worker.js', { scope: localizePath('/dashboard', locale) });
    const answer = await fetch(`/api/itineraries/offline?locale=${locale}`, { signal: AbortSignal.timeout(20_000) });
    const store = await caches.open(offlineTripsCache);
    if (answer.status === 204) await store.delete(page);
    else if (answer.ok) await store.put(page, answer);
    // After signing out in the meantime, nothing may stay on the device.
    if (!hasSessionCookie()) await clearOfflineTrips();
    return (await caches.match(page, { cacheName: offlineTripsCache })) !== undefined;
  } catch {
    // No service workers, no room, or no network.
    return false;
  }
}
