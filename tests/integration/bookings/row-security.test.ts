import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookingRow, passengerRow } from '../../fixtures/stored-booking.ts';
import { signedInUser, testBackend } from '../backend/test-backend.ts';

const backend = testBackend();
let owner: SupabaseClient;
let other: SupabaseClient;
let bookingId: string;
let reference: string;

const newRequest = (userId: string | null) => ({
  booking: bookingRow({ user_id: userId }),
  passengers: [passengerRow({ surname: 'Example' })],
});

beforeAll(async () => {
  const [one, two] = [await signedInUser(backend, 'one'), await signedInUser(backend, 'two')];
  owner = one.client;
  other = two.client;
  const stored = await backend.admin().rpc('create_booking', newRequest(one.id));
  reference = stored.data[0].reference;
  await backend.admin().rpc('create_booking', newRequest(null));
  const { data: row } = await backend.admin().from('bookings').select('id').eq('reference', reference).single();
  bookingId = row?.id;
});

describe('bookings and their passengers', () => {
  it('are visible to their owner', async () => {
    const { data: bookings } = await owner.from('bookings').select('reference');
    expect(bookings).toEqual([{ reference }]);
    const { data: passengers } = await owner.from('booking_passengers').select('booking_id, passport_number');
    expect(passengers).toEqual([{ booking_id: bookingId, passport_number: 'QX100000' }]);
  });

  it('are invisible to another signed-in traveller', async () => {
    expect((await other.from('bookings').select('*')).data).toEqual([]);
    expect((await other.from('bookings').select('*').eq('reference', reference)).data).toEqual([]);
    expect((await other.from('booking_passengers').select('*')).data).toEqual([]);
    expect((await other.from('booking_passengers').select('*').eq('booking_id', bookingId)).data).toEqual([]);
  });

  it('are invisible to a visitor', async () => {
    for (const table of ['bookings', 'booking_passengers']) {
      const { data: rows, error } = await backend.client().from(table).select('*');
      expect(rows).toBeNull();
      expect(error?.code).toBe('42501');
    }
  });

  it('made signed out are offered only to the address used', async () => {
    const three = await signedInUser(backend, 'three');
    const loose = newRequest(null);
    const made = await backend.admin().rpc('create_booking', {
      ...loose,
      booking: { ...loose.booking, contact_email: three.email },
    });
    for (const wrong of [owner, other]) {
      expect((await wrong.rpc('count_bookings_of_address')).data).toBe(0);
      expect((await wrong.rpc('claim_bookings_of_address')).data).toBe(0);
    }
    for (const call of ['count_bookings_of_address', 'claim_bookings_of_address'])
      expect((await backend.client().rpc(call)).error?.code).toBe('42501');
    expect((await three.client.from('bookings').select('reference')).data).toEqual([]);
    expect((await three.client.rpc('count_bookings_of_address')).data).toBe(1);
    expect((await three.client.rpc('claim_bookings_of_address')).data).toBe(1);
    const { reference: own } = made.data[0];
    expect((await three.client.from('bookings').select('reference')).data).toEqual([{ reference: own }]);
    expect((await owner.from('bookings').select('reference')).data).toEqual([{ reference }]);
    await backend.admin().from('bookings').delete().eq('reference', own);
  });

  it('are written only by the server', async () => {
    for (const client of [backend.client(), owner, other]) {
      const attempts = [
        client.from('bookings').update({ status: 'confirmed', total_amount: 1 }).eq('id', bookingId),
        client.from('bookings').delete().eq('id', bookingId),
        client.from('bookings').insert({ ...newRequest(null).booking, reference: 'KT-222222' }),
        client.from('booking_passengers').update({ surname: 'Else' }).eq('booking_id', bookingId),
        client.from('booking_passengers').delete().eq('booking_id', bookingId),
        client
          .from('booking_passengers')
          .insert({ ...passengerRow(), booking_id: bookingId, position: 2, passport_number: 'QX100009' }),
        client.rpc('create_booking', newRequest(null)),
        client.rpc('new_reference', { letters: 'KT' }),
      ];
      for (const attempt of attempts) expect((await attempt).error?.code).toBe('42501');
    }
    // In addition to the rows of the seed.
    const { data: rows } = await backend
      .admin()
      .from('bookings')
      .select('reference, status, booking_passengers (surname)')
      .neq('contact_email', 'layla@example.com');
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual({ reference, status: 'requested', booking_passengers: [{ surname: 'Example' }] });
  });
});
