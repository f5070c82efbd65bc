/** Stays are ordered like flights: by an agent or after payment, only once, and cancelled for the quoted refund. */
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { POST as look } from '@/app/api/payments/instead/route';
import { advanceNext, askStep, claimStep, recordStep } from '@/lib/bookings/orders/advance-orders';
import { findCancellationCost } from '@/lib/bookings/orders/cancellation-cost';
import type { Instead } from '@/lib/bookings/products/instead';
import type { HotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { checkOfferSignature, signingKey } from '@/supabase/functions/_shared/offer-signature';
import { signedInStaff, signedInUser, testBackend } from '../backend/test-backend.ts';
import { pointSiteAt, postJson, signingSecretOf } from '../bookings/site-on-backend.ts';
import { newStayBooking, payFor } from './ordered-booking.ts';

vi.mock('server-only', () => ({}));

const backend = testBackend({ ORDER_SUPPLIER: 'sandbox' });
let staff: Awaited<ReturnType<typeof signedInUser>>;

beforeAll(async () => {
  staff = await signedInStaff(backend);
});
beforeEach(() => {
  pointSiteAt(backend);
  vi.stubEnv('ORDER_SUPPLIER', 'sandbox');
});

const desk = async (name: string, more: object) => {
  const { data, error } = await staff.client.rpc(name, more);
  if (error) throw error;
  return data as string;
};
const workAll = async () => {
  while (await advanceNext());
};
async function orderOf(booking: { id: string }) {
  const columns =
    'id, status, pnr, tickets, order_terms (supplier_order, refused, quote, refund_due), order_steps (id, kind, status)';
  const { data, error } = await staff.client.from('orders').select(columns).eq('booking_id', booking.id).single();
  if (error) throw error;
  return data as unknown as {
    id: string;
    status: string;
    pnr: string | null;
    order_terms: { refused: string | null; quote: { id: string; refund: { dirhams: number } } | null; refund_due: number | null };
    order_steps: { id: string; kind: string; status: string }[];
  };
}
const statusOf = async ({ id }: { id: string }) =>
  (await backend.admin().from('bookings').select('status').eq('id', id).single()).data?.status;
const booked = async (key: string | undefined) =>
  (await backend.admin().rpc('sandbox_order', { question: { type: 'find', key } })).data;

it('an agent orders a confirmed stay; it is booked once though the answer is lost, and cancelled for the quoted refund', async () => {
  const booking = await newStayBooking(backend, { user: staff });
  const asked = { new_order: crypto.randomUUID(), booking: booking.id, wants: 'ticket', agreed: booking.total };
  expect(await desk('desk_begin_order', asked)).toBe('unpaid');
  await payFor(backend, booking, staff.client);
  expect(await desk('desk_begin_order', asked)).toBe('created');

  await advanceNext();
  const sent = await claimStep(0);
  if (!sent) throw new Error('It is to be bought');
  // The answer is lost: the request is repeated with the same key.
  const first = await askStep(sent);
  const again = await claimStep(0);
  expect(again?.step).toBe(sent.step);
  if (again) await recordStep(again, await askStep(again));

  const order = await orderOf(booking);
  expect(order).toMatchObject({ status: 'ticketed', tickets: [], pnr: (first as { pnr: string }).pnr });
  expect(await statusOf(booking)).toBe('ticketed');
  const books = await booked(sent.step);
  expect(books).toMatchObject({ status: 'ticketed', pnr: order.pnr, itineraries: [], price: { dirhams: booking.total } });

  const proof = { reference: booking.reference, lastName: 'Example' };
  expect(await findCancellationCost(proof)).toMatchObject({ type: 'quoted', back: booking.total, deducted: 0 });
  const quoted = (await orderOf(booking)).order_terms.quote?.id;
  expect(await desk('desk_cancel_order', { wanted: order.id, quoted })).toBe('created');
  await workAll();
  expect(await orderOf(booking)).toMatchObject({ status: 'cancelled', order_terms: { refund_due: booking.total } });
  expect(await booked(sent.step)).toMatchObject({ status: 'cancelled' });
});

it('each room is booked for its own guest, with special requests in English', async () => {
  const booking = await newStayBooking(backend, { user: staff });
  await desk('desk_begin_order', {
    ...{ new_order: crypto.randomUUID(), booking: booking.id, wants: 'ticket', agreed: booking.total, may_be_unpaid: true },
  });
  await advanceNext();
  const fetched = vi.spyOn(globalThis, 'fetch');
  await advanceNext();
  const asked = fetched.mock.calls.map(([, init]) => String(init?.body)).find((body) => body.includes('buyStay'));
  fetched.mockRestore();
  expect(JSON.parse(String(asked))).toMatchObject({
    rooms: [
      { givenNames: 'Amina', surname: 'Example' },
      { givenNames: 'Omar', surname: 'Example' },
    ],
    remarks: expect.stringMatching(/cot/i),
    contact: { email: staff.email },
  });
});

it('a stay that is paid at once is ordered at once', async () => {
  const booking = await newStayBooking(backend, { user: staff, status: 'requested' });
  await payFor(backend, booking);
  await workAll();
  expect(await orderOf(booking)).toMatchObject({ status: 'ticketed' });
  expect(await statusOf(booking)).toBe('ticketed');
});

/** A stay that was paid at once, and cannot be bought, because of what has changed. */
async function soldOut(user: Awaited<ReturnType<typeof signedInUser>>, change: (offer: HotelOffer) => Partial<HotelOffer>) {
  const booking = await newStayBooking(backend, { user, status: 'requested' });
  const { data } = await backend.admin().from('bookings').select('offer').eq('id', booking.id).single();
  const offer = { ...data?.offer, ...change(data?.offer) };
  await backend.admin().from('bookings').update({ offer }).eq('id', booking.id);
  await payFor(backend, booking);
  await workAll();
  return { ...booking, offer: offer as HotelOffer };
}

it('a stay whose room is sold out has another room of the same hotel in its place, or none', async () => {
  const customer = await signedInUser(backend, 'amina');
  const insteadOf = async (booking: { id: string }, locale = 'en') => {
    const { data } = await backend.admin().from('payments').select('link_key').eq('booking_id', booking.id).single();
    return (await look(postJson('/api/payments/instead', { key: data?.link_key, locale }))).json();
  };
  const other = await soldOut(customer, ({ rooms }) => ({
    rooms: rooms.map((room) => ({ ...room, name: 'The room that is gone' })),
  }));
  const { outcome, instead }: { outcome: string; instead: Instead } = await insteadOf(other);
  expect([outcome, instead.kind, instead.like, instead.before]).toEqual([
    'found',
    'hotel',
    'room',
    Number(other.offer.price.total),
  ]);
  if (instead.kind !== 'hotel') throw new Error('It is a stay');
  const { hotel, searchParams, search } = instead.selected;
  expect(hotel).toMatchObject({ id: other.offer.id, available: true, offerId: expect.any(String) });
  const { signature, ...sealed } = hotel;
  const key = await signingKey(signingSecretOf(backend.dataDir));
  expect(await checkOfferSignature(key, sealed, searchParams, signature, new Date())).toBe('valid');
  expect(search.rooms).toEqual([
    { adults: 2, childrenAges: [] },
    { adults: 1, childrenAges: [4] },
  ]);

  expect(await insteadOf(await soldOut(customer, () => ({ id: 'doha-gone' })))).toEqual({ outcome: 'none' });
  // What was booked has nothing in its place.
  const sold = await newStayBooking(backend, { user: customer, status: 'requested' });
  await payFor(backend, sold);
  await workAll();
  expect(await insteadOf(sold)).toEqual({ outcome: 'unasked' });
});

it('a stay that is sold out is refunded and declined; rooms are never held', async () => {
  const customer = await signedInUser(backend, 'amina');
  const booking = await soldOut(customer, () => ({ id: 'doha-gone' }));
  expect(await orderOf(booking)).toMatchObject({ status: 'failed', order_terms: { refused: 'soldOut' } });
  expect(await statusOf(booking)).toBe('declined');
  // Only staff are notified by the bell.
  const reported = async ({ id }: { id: string }) =>
    (await backend.admin().from('notifications').select('user_id, type, subject').eq('reference', id)).data;
  expect(await reported(booking)).toEqual([{ user_id: staff.id, type: 'desk_orderFailed', subject: 'desk' }]);

  const held = await newStayBooking(backend, { user: staff });
  await desk('desk_begin_order', { new_order: crypto.randomUUID(), booking: held.id, wants: 'hold', agreed: held.total });
  await workAll();
  expect(await orderOf(held)).toMatchObject({ status: 'failed', order_terms: { refused: 'holdNotPossible' } });
});
