import 'server-only';
import * as z from 'zod/mini';
import { createAdminClient } from '@/lib/supabase/admin';
import type { BookingRecord } from './booking-record';
import { type BookingReceipt, receiptOf } from './schema';

const outcomes = z.tuple([
  z.object({ outcome: z.enum(['created', 'repeated', 'key_reused']), reference: z.string(), requested_at: z.string() }),
]);

export interface StoredBooking {
  outcome: 'created' | 'repeated' | 'key_reused';
  receipt: BookingReceipt;
}

/** Stores a checked request and its passengers, both or neither, once per key. Rejects when the database does not confirm. */
export async function storeBooking(record: BookingRecord, fingerprint: string, userId: string | null): Promise<StoredBooking> {
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
    given_names: passenger.givenNames,
    surname: passenger.surname,
    date_of_birth: passenger.dateOfBirth,
    nationality: passenger.nationality,
    passport_number: passenger.passportNumber,
    passport_expiry: passenger.passportExpiry,
  }));
  const { data, error } = await createAdminClient().rpc('create_booking', { booking, passengers });
  if (error) throw new Error('The booking is not stored', { cause: error });
  const [{ outcome, reference, requested_at }] = outcomes.parse(data);
  return { outcome, receipt: receiptOf(reference, requested_at, record.priceUnconfirmed) };
}
