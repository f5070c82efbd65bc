import 'server-only';
import * as z from 'zod/mini';
import { createAdminClient } from '@/lib/supabase/admin';
import type { BookingRecord } from './booking-record';
import { type BookingReceipt, receiptOf } from './schema';

const outcomes = z.tuple([
  z.object({
    outcome: z.enum(['created', 'repeated', 'key_reused']),
    reference: z.string(),
    requested_at: z.string(),
    price_unconfirmed: z.boolean(),
  }),
]);

export interface StoredBooking {
  outcome: 'created' | 'repeated' | 'key_reused';
  receipt: BookingReceipt;
}

/**
 * Stores a checked request and its passengers, both or neither, once per key and once per hour for the same content of the same
 * traveller, however many arrive at the same instant. Mail to traveller and agency is enqueued with it. Rejects when the database does not confirm.
 */
export async function storeBooking(
  record: BookingRecord,
  fingerprint: string,
  userId: string | null,
  mailBase: string | null = null,
): Promise<StoredBooking> {
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
  };
  const passengers = record.passengers.map((passenger) => ({
    type: passenger.type,
    title: passenger.title,
    gender: passenger.gender,
    given_names: passenger.givenNames,
    surname: passenger.surname,
    date_of_birth: passenger.dateOfBirth,
    nationality: passenger.nationality,
    travel_document: passenger.travelDocument,
    passport_number: passenger.passportNumber,
    passport_expiry: passenger.passportExpiry,
  }));
  const { data, error } = await createAdminClient({ mailBase }).rpc('create_booking', { booking, passengers });
  if (error) throw new Error('The booking is not stored', { cause: error });
  const [{ outcome, reference, requested_at, price_unconfirmed }] = outcomes.parse(data);
  return { outcome, receipt: receiptOf(reference, requested_at, price_unconfirmed) };
}
