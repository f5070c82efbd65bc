import 'server-only';
import * as z from 'zod/mini';
import { createAdminClient } from '@/lib/supabase/admin';
import type { BookingReceipt, BookingRequest } from './schema';
import { tripDatesOf } from './trip-rules';

const outcomes = z.tuple([
  z.object({ outcome: z.enum(['created', 'repeated', 'key_reused']), reference: z.string(), requested_at: z.string() }),
]);

export interface StoredBooking {
  outcome: 'created' | 'repeated' | 'key_reused';
  receipt: BookingReceipt;
}

/** Stores a checked request and its passengers, both or neither, once per key. Rejects when the database does not confirm. */
export async function storeBooking(request: BookingRequest, fingerprint: string, userId: string | null): Promise<StoredBooking> {
  const { departureDate, lastDay } = tripDatesOf(request.offer);
  const booking = {
    kind: 'flight',
    user_id: userId,
    locale: request.locale,
    contact_email: request.contact.email,
    contact_phone: request.contact.phone,
    notes: request.contact.notes ?? '',
    offer: request.offer,
    search: request.search,
    total_amount: request.offer.price.total,
    currency: request.offer.price.currency,
    departure_date: departureDate,
    last_travel_date: lastDay,
    idempotency_key: request.idempotencyKey,
    request_fingerprint: fingerprint,
  };
  const passengers = request.passengers.map((passenger) => ({
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
  return { outcome, receipt: { reference, status: 'requested', requestedAt: requested_at } };
}
