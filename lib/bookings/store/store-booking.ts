import 'server-only';
import { subMinutes } from 'date-fns';
import * as z from 'zod/mini';
import { createAdminClient } from '@/lib/supabase/admin';
import type { Database } from '@/lib/supabase/database.types';
import type { Markup } from '@/supabase/functions/_shared/markup/sealed-markup';
import { answerBy } from '../answer-by';
import { passengerFields } from '../model/passenger-fields';
import type { RecordedTraveller } from '../people';
import type { BookedTrip, BookingReceipt, BookingRequest } from '../product';

type PassengerRow = Database['public']['Tables']['booking_passengers']['Row'];

/** A checked request for any product. */
export interface BookingRecord extends BookingRequest, BookedTrip {
  kind: string;
  /** The price could not be confirmed at the time of the request: the agent checks it. */
  priceUnconfirmed?: boolean;
  /** The markup of each of its offers. */
  markups?: readonly (Markup | null)[];
}

interface StoredAs {
  /** Equal for equal content, regardless of the idempotency key. */
  fingerprint: string;
  userId: string | null;
  mailBase?: string | null;
}

const outcomes = z.tuple([
  z.object({
    outcome: z.enum(['created', 'repeated', 'key_reused']),
    reference: z.string(),
    requested_at: z.string(),
    price_unconfirmed: z.boolean(),
  }),
]);

/** A field without its row in the table, or a row without its column in the database, does not compile. */
const columnOf: Record<keyof RecordedTraveller, { column: keyof PassengerRow }> = passengerFields;
const fieldNames = Object.keys(columnOf) as (keyof RecordedTraveller)[];

/**
 * Stores a checked request and its passengers in one transaction: once per key, and once per hour for equal content of the same traveller, also
 * under concurrency. Enqueues the mail to traveller and agency. Rejects when the database does not confirm.
 */
export async function storeBooking(
  record: BookingRecord,
  { fingerprint, userId, mailBase = null }: StoredAs,
): Promise<{ outcome: 'created' | 'repeated' | 'key_reused'; receipt: BookingReceipt }> {
  const booking = {
    kind: record.kind,
    user_id: userId,
    locale: record.locale,
    contact_email: record.contact.email,
    contact_phone: record.contact.phone,
    notes: record.contact.notes ?? '',
    offer: record.priceUnconfirmed ? { ...record.offer, priceUnconfirmed: true } : record.offer,
    search: record.search,
    total_amount: record.total,
    currency: record.currency,
    departure_date: record.departureDate,
    last_travel_date: record.lastDay,
    idempotency_key: record.idempotencyKey,
    request_fingerprint: fingerprint,
    answer_by: answerBy(new Date()).toISOString(),
    names_follow: record.namesFollow ?? false,
    seen_prices: [...(record.seenPrices ?? []), { step: 'request', total: Number(record.total), at: new Date().toISOString() }],
    ...(record.gift && { gift: record.gift }),
    markups: (record.markups ?? []).map(
      (markup) =>
        markup && {
          total: markup.total,
          basisPoints: markup.basisPoints,
          fixedAmount: markup.fixedAmount,
          convertedFrom: markup.convertedFrom,
        },
    ),
  };
  const { data, error } = await createAdminClient({ mailBase }).rpc('create_booking', {
    booking,
    passengers: rowsOf(record.passengers),
  });
  if (error) throw new Error('The booking is not stored', { cause: error });
  const [{ outcome, reference, requested_at, price_unconfirmed }] = outcomes.parse(data);
  return { outcome, receipt: receiptOf(reference, requested_at, price_unconfirmed) };
}

/** Travellers as the database takes them. */
export function rowsOf(passengers: readonly RecordedTraveller[]) {
  return passengers.map((one) => Object.fromEntries(fieldNames.map((field) => [columnOf[field].column, one[field]])));
}

const stored = z.nullable(
  z.object({
    reference: z.string(),
    created_at: z.string(),
    offer: z.object({ priceUnconfirmed: z.optional(z.boolean()) }),
  }),
);

const sameRequestMinutes = 60;

/**
 * The receipt of a stored request with the same content: with this key at any time, or with another key from the same person within an hour (two
 * tabs), unless the agency already works on it. Rejects when the database cannot be read.
 */
export async function findReceipt(
  idempotencyKey: string,
  fingerprint: string,
  userId: string | null,
): Promise<BookingReceipt | null> {
  const since = subMinutes(new Date(), sameRequestMinutes).toISOString();
  const { data, error } = await createAdminClient()
    .from('bookings')
    .select('reference, created_at, offer')
    .eq('request_fingerprint', fingerprint)
    .or(
      `idempotency_key.eq.${idempotencyKey},` +
        `and(user_id.${userId ? `eq.${userId}` : 'is.null'},status.eq.requested,created_at.gte."${since}")`,
    )
    .order('created_at')
    .limit(1)
    .maybeSingle();
  if (error) throw new Error('Bookings cannot be read', { cause: error });
  const row = stored.parse(data);
  return row && receiptOf(row.reference, row.created_at, row.offer.priceUnconfirmed);
}

function receiptOf(reference: string, requestedAt: string, priceUnconfirmed = false): BookingReceipt {
  return { reference, status: 'requested', requestedAt, ...(priceUnconfirmed && { priceUnconfirmed }) };
}
