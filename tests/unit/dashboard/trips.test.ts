import { describe, expect, it } from 'vitest';
import { readStored } from '@/lib/bookings/products/read-stored';
import { groupTrips, readTrips, type Trip } from '@/lib/dashboard/trips';
import { todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import { familySearch, offerFor } from '../bookings/booking-fixture';

function trip(reference: string, status: Trip['status'], departure: string, last = departure): Trip {
  return {
    ...{
      id: reference,
      reference,
      kind: 'flight',
      status,
      offer: { ...readStored('flight', {}), details: null },
      total_amount: 900,
      created_at: '2026-11-01T00:00:00Z',
      issued: null,
    },
    ...{
      departure_date: departure,
      last_travel_date: last,
      booking_passengers: [],
      payments: [],
      orders: [],
      booking_change_requests: [],
    },
  };
}

const references = (trips: readonly Trip[]) => trips.map(({ reference }) => reference);

describe('trips', () => {
  const today = '2026-11-21';
  const groups = groupTrips(
    [
      trip('later', 'ticketed', '2027-03-01', '2027-03-10'),
      trip('next', 'confirmed', '2026-12-01'),
      trip('under way', 'ticketed', '2026-11-14', '2026-11-21'),
      trip('asked', 'requested', '2027-01-14'),
      trip('asked too late', 'requested', '2026-11-01', '2026-11-08'),
      trip('done', 'ticketed', '2026-10-01', '2026-11-20'),
      trip('refused', 'declined', '2027-02-01'),
      trip('called off', 'cancelled', '2027-02-02'),
    ],
    today,
  );

  it('that are confirmed and not over are upcoming, the next first', () => {
    expect(references(groups.upcoming)).toEqual(['under way', 'next', 'later']);
  });

  it('that wait for an answer are requested', () => {
    expect(references(groups.requested)).toEqual(['asked']);
  });

  it('that are over or were cancelled are past, the latest first', () => {
    expect(references(groups.past)).toEqual(['called off', 'refused', 'asked too late', 'done']);
  });

  it('end by the day in Qatar, wherever the traveller is', () => {
    const lastDay = [trip('ends', 'ticketed', '2026-11-14', '2026-11-21')];
    const before = todayInQatar(new Date('2026-11-21T20:59:00Z'));
    const after = todayInQatar(new Date('2026-11-21T21:00:00Z'));
    expect(references(groupTrips(lastDay, before).upcoming)).toEqual(['ends']);
    expect(references(groupTrips(lastDay, after).past)).toEqual(['ends']);
  });

  it('stay on the page when their stored flights cannot be read', async () => {
    const { offer: _, ...row } = trip('KT-222222', 'requested', '2027-01-14');
    const data = [{ ...row, total_amount: '900.00', offer: { an: 'older shape' } }];
    const answer = { select: () => answer, eq: () => answer, order: () => answer, limit: async () => ({ data, error: null }) };
    const read = await readTrips({ from: () => answer } as never, 'somebody');
    expect(read).toEqual([{ ...row, offer: { ...readStored('flight', {}), details: null } }]);
  });

  it('are read as flights, as flights of several legs, or by name', async () => {
    const offer = { ...offerFor(familySearch), signature: 'seal' };
    const title = { en: 'Souq House', ar: 'بيت السوق' };
    const stored = [
      { kind: 'flight', offer },
      { kind: 'multicity', offer: { legs: [{ offer }, { offer }] } },
      { kind: 'hotel', offer: { title, rooms: 2 } },
      { kind: 'transfer', offer: { title } },
    ];
    const data = stored.map((one, index) => ({ ...trip(`KT-${index}`, 'requested', '2027-01-14'), ...one }));
    const answer = { select: () => answer, eq: () => answer, order: () => answer, limit: async () => ({ data, error: null }) };
    const [single, journey, stay, ofTransfer] = await readTrips({ from: () => answer } as never, 'somebody');
    expect(single?.offer).toMatchObject({ flights: [offer], title: null, details: null });
    expect(journey?.offer).toMatchObject({ flights: [offer, offer], title: null, details: null });
    for (const other of [stay, ofTransfer]) expect(other?.offer).toMatchObject({ flights: [], title, details: null });
  });
});
