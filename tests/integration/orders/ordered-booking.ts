import type { SupabaseClient } from '@supabase/supabase-js';
import { stay } from '@/lib/bookings/products/stay/product';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import type { FlightSearchRequest } from '@/supabase/functions/_shared/contracts/flights/flight-request';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { HotelSearchRequest } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { flightMoment } from '@/supabase/functions/_shared/suppliers/flights/flight-question';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { sandboxHotelSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/sandbox-hotel-supplier';
import type { TestBackend } from '../backend/test-backend.ts';

interface Wish {
  user: { id: string; email: string };
  holds?: boolean;
  status?: string;
  offer?: Partial<FlightOffer>;
  /** Of the second passenger, where it is no adult. */
  second?: { type: 'child' | 'infant'; title: string; date_of_birth: string };
}

/** A confirmed booking of a flight that is on sale, by two adults. `holds`: its airline holds seats. */
export async function newFlightBooking(
  backend: TestBackend,
  { user, holds = true, status = 'confirmed', offer: more, second }: Wish,
) {
  const moment = flightMoment(new Date());
  const departureDate = addDays(moment.today, 60);
  const search: FlightSearchRequest = {
    ...{ origin: 'DOH', destination: 'LHR', departureDate, adults: 2, children: 0, infants: 0, cabinClass: 'ECONOMY' },
  };
  const { signal } = new AbortController();
  const { offers } = await sandboxFlightSupplier.searchFlights(search, { ...moment, signal });
  const found = offers.find((each) => (each.paymentRequirements?.requiresInstantPayment === false) === holds);
  if (!found) throw new Error('Nothing of the kind is on sale');
  const offer = { ...found, signature: 'sealed', ...more };
  const booking = {
    ...{ user_id: user.id, kind: 'flight', locale: 'en', contact_email: user.email, contact_phone: '+97440000000', notes: '' },
    ...{ offer, search, total_amount: offer.price.total, currency: 'QAR', departure_date: departureDate },
    ...{ last_travel_date: departureDate, idempotency_key: crypto.randomUUID() },
    request_fingerprint: crypto.randomUUID().replaceAll('-', '').repeat(2),
  };
  const passengers = ['Amina', 'Omar'].map((given_names, index) => ({
    ...{ type: 'adult', title: 'MR', gender: 'male', given_names, surname: 'Example', date_of_birth: '1990-01-31' },
    ...{ nationality: 'QA', passport_number: `QX10000${index}`, passport_expiry: '2035-01-01' },
    ...(index === 1 && second),
  }));
  const admin = backend.admin();
  const stored = await admin.rpc('create_booking', { booking, passengers });
  if (stored.error) throw stored.error;
  const { reference } = stored.data[0];
  const { data, error } = await admin.from('bookings').update({ status }).eq('reference', reference).select('id').single();
  if (error) throw error;
  return {
    id: String(data.id),
    reference: String(reference),
    total: Math.round(Number(offer.price.total) * 100),
    conditions: offer.conditions,
  };
}

/** A booking of two rooms in Doha that are on sale and can be cancelled free of charge, for a family whose second adult has their own room. */
export async function newStayBooking(backend: TestBackend, { user, status = 'confirmed' }: Wish) {
  const now = new Date();
  const [checkIn, checkOut] = [addDays(todayInQatar(now), 60), addDays(todayInQatar(now), 63)];
  const search: HotelSearchRequest = {
    ...{ cityCode: 'doha', checkIn, checkOut, adults: 3, rooms: 2, language: 'en' },
    occupancy: [
      { adults: 2, childrenAges: [] },
      { adults: 1, childrenAges: [4] },
    ],
  };
  const { signal } = new AbortController();
  const { hotels } = await sandboxHotelSupplier.searchHotels(search, { signal, now });
  const offer = hotels.find(({ available, cancellation }) => available && cancellation.freeUntil);
  if (!offer) throw new Error('Nothing of the kind is on sale');
  const people = [
    { givenNames: 'Amina', surname: 'Example' },
    null,
    { givenNames: 'Omar', surname: 'Example' },
    { givenNames: 'Lina', surname: 'Example' },
  ];
  const request = {
    locale: 'en' as const,
    search,
    offer: { ...offer, signature: 'sealed' },
    passengers: people,
    wishes: ['cot' as const],
  };
  const contact = { email: user.email, phone: '+97440000000', notes: '' };
  const { passengers, total, ...recorded } = stay.record({ ...request, contact, idempotencyKey: crypto.randomUUID() });
  const booking = {
    ...{ user_id: user.id, kind: 'hotel', locale: 'en', contact_email: user.email, contact_phone: contact.phone, notes: '' },
    ...{
      offer: recorded.offer,
      search,
      total_amount: total,
      currency: 'QAR',
      departure_date: checkIn,
      last_travel_date: checkOut,
    },
    ...{ idempotency_key: crypto.randomUUID(), request_fingerprint: crypto.randomUUID().replaceAll('-', '').repeat(2) },
  };
  const named = passengers.map(({ type, givenNames, surname }) => ({ type, given_names: givenNames, surname }));
  const admin = backend.admin();
  const stored = await admin.rpc('create_booking', { booking, passengers: named });
  if (stored.error) throw stored.error;
  const { reference } = stored.data[0];
  const { data, error } = await admin.from('bookings').update({ status }).eq('reference', reference).select('id').single();
  if (error) throw error;
  return { id: String(data.id), reference: String(reference), total: Math.round(Number(total) * 100) };
}

/**
 * Records the customer's payment for a booking, as the provider would report it: for a request at once, so that it is ordered automatically; for a confirmed
 * booking as an agent requested it. Returns the payment.
 */
export async function payFor(
  backend: TestBackend,
  booking: { id: string; reference: string; total: number },
  staff?: SupabaseClient,
) {
  const admin = backend.admin();
  const payment = crypto.randomUUID();
  const pay_by = new Date(Date.now() + 3_600_000).toISOString();
  const asked = staff
    ? await staff.rpc('desk_ask_payment', { payment, booking: booking.id, amount: booking.total, pay_by })
    : await admin.rpc('begin_pay_now', { wanted_reference: booking.reference, pay_by, order_suppliers: ['sandbox'] });
  if (asked.error) throw asked.error;
  const { data: due } = await admin.from('payments').select('id, link_key').eq('booking_id', booking.id).single();
  const { data } = await admin.rpc('begin_charge', { wanted_key: due?.link_key, wanted_provider: 'sandbox' });
  const { charge } = data[0];
  const said = { charge, charge_id: `sandbox_${charge}`, said: 'paid', said_amount: booking.total, fee: 0 };
  const { data: outcome, error } = await admin.rpc('record_charge', said);
  if (error) throw error;
  if (outcome !== 'paid') throw new Error(`Paying led to ${outcome}`);
  return { payment: String(due?.id), isRepeated: (await admin.rpc('record_charge', said)).data };
}
