import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type { HotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { chooseFlightSuppliers } from '@/supabase/functions/_shared/suppliers/flights/choose-flight-suppliers';
import { chooseHotelSuppliers } from '@/supabase/functions/_shared/suppliers/hotels/choose-hotel-suppliers';
import { chooseOrderSuppliers } from '@/supabase/functions/_shared/suppliers/orders/choose-order-suppliers';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { sandboxHotelSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/sandbox-hotel-supplier';
import { createHandler } from '@/supabase/functions/orders/index';
import { expectOneLog, muteLogs, post } from './call-function';
import { startSandboxRecords } from './suppliers/fake-sandbox-records';
import { asked as search } from './suppliers/flight-question';
import { sendJson } from './suppliers/local-service';
import { twoRooms } from './suppliers/stay-order-conformance';

muteLogs();

const secret = 'secret of the tests';
let records: Awaited<ReturnType<typeof startSandboxRecords>>;
let offers: FlightOffer[];
let at: Date;

beforeAll(async () => {
  records = await startSandboxRecords();
});
afterAll(() => records.stop());
beforeEach(async () => {
  at = new Date('2026-11-21T09:00:00Z');
  const context = { signal: new AbortController().signal, today: '2026-11-21', now: at };
  offers = (await sandboxFlightSupplier.searchFlights(search(), context)).offers;
});

const settings = () => ({
  ORDER_SUPPLIER: 'sandbox',
  SUPABASE_URL: records.address,
  SUPABASE_SERVICE_ROLE_KEY: 'k',
  OFFER_SIGNING_SECRET: secret,
});
async function ask(body: object, given: Record<string, string> = settings()) {
  const environment = (name: string) => given[name];
  const answer = createHandler({
    environment,
    suppliers: chooseOrderSuppliers,
    flightSellers: chooseFlightSuppliers,
    hotelSellers: chooseHotelSuppliers,
    now: () => at,
  });
  const response = await answer(post(body));
  return { status: response.status, body: await response.json() };
}
const price = (offer: FlightOffer | undefined, more: object = {}) =>
  ask({ type: 'price', supplier: 'sandbox', search: search(), offer, ...more });
const canHold = ({ paymentRequirements }: FlightOffer) => paymentRequirements?.requiresInstantPayment === false;
const passenger = {
  type: 'adult',
  title: 'MRS',
  gender: 'female',
  givenNames: 'Amina',
  surname: 'Example',
  dateOfBirth: '1990-01-31',
  nationality: 'QA',
  document: 'passport',
  documentNumber: 'QX100000',
  documentExpiry: '2035-01-01',
};
const order = (offer: FlightOffer, key: string = crypto.randomUUID()) => ({
  type: 'hold',
  supplier: 'sandbox',
  key,
  reference: 'KT-222222',
  offer: offer.id,
  passengers: [passenger],
  price: { amount: offer.price.total, currency: 'QAR', dirhams: Math.round(Number(offer.price.total) * 100) },
  contact: { email: 'amina@example.com', phone: '+97440000000' },
});

describe('the price of an order', () => {
  it('is today’s price, with the airline’s terms for holding seats', async () => {
    const offer = offers.find(canHold);
    const { status, body } = await price(offer);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      type: 'priced',
      offer: offer?.id,
      price: { amount: offer?.price.total, currency: 'QAR' },
      holds: { payBy: offer?.paymentRequirements?.paymentRequiredBy },
    });
    const instant = offers.find((each) => !canHold(each));
    expect((await price(instant)).body).toMatchObject({ type: 'priced', holds: null });
  });

  it('of an expired offer is that of the same fare on the same flights', async () => {
    const [offer] = offers;
    const { body } = await price(offer && { ...offer, id: 'gone' });
    expect(body).toMatchObject({ type: 'priced', offer: offer?.id });
  });

  it('does not exist for a fare that is sold only on worse terms', async () => {
    const [before] = offers;
    const better = before && {
      ...before,
      travelerPricings: before.travelerPricings.map((each) => ({
        ...each,
        fareDetailsBySegment: each.fareDetailsBySegment.map((fare) => ({ ...fare, includedCheckedBags: { quantity: 9 } })),
      })),
    };
    expect((await price(before)).body).toMatchObject({ type: 'priced' });
    for (const id of [before?.id, 'gone']) {
      expect((await price(better && { ...better, id: id ?? '' })).body).toMatchObject({ type: 'refused', why: 'soldOut' });
    }
  });

  it('does not exist for flights that are no longer sold', async () => {
    const [offer] = offers;
    const others = offer && { ...offer, itineraries: offer.itineraries.map((each) => ({ ...each, fareBrand: 'Another' })) };
    expect((await price(others)).body).toMatchObject({ type: 'refused', why: 'soldOut' });
    at = new Date('2027-01-15T09:00:00Z');
    expect((await price(offer)).body).toMatchObject({ type: 'refused', why: 'soldOut' });
  });
});

describe('the price of a stay', () => {
  let rates: HotelOffer[];
  beforeEach(async () => {
    const context = { signal: new AbortController().signal, now: at };
    const { hotels } = await sandboxHotelSupplier.searchHotels(twoRooms, context);
    const hotel = hotels.find(({ available }) => available)?.id;
    rates = (await sandboxHotelSupplier.searchHotels({ ...twoRooms, hotel }, context)).hotels;
  });
  const priceStay = async (offer: object) =>
    (await ask({ type: 'priceStay', supplier: 'sandbox', search: twoRooms, offer })).body;

  it('is today’s price, and stays are never held', async () => {
    const [rate] = rates;
    const price = { amount: rate?.price.total, currency: 'QAR' };
    expect(await priceStay(rate as HotelOffer)).toMatchObject({ type: 'priced', price, holds: null });
  });

  it('of a rate whose name is gone is that of the same rooms on the same or better terms', async () => {
    const [rate] = rates;
    expect(await priceStay({ ...rate, rate: 'gone' })).toMatchObject({ type: 'priced', price: { amount: rate?.price.total } });
  });

  it('does not exist for rooms sold only on worse terms, for another hotel, or for past days', async () => {
    const [rate] = rates;
    const gone = { type: 'refused', why: 'soldOut' };
    expect(await priceStay({ ...rate, cancellation: { freeUntil: '2027-01-14' } })).toMatchObject(gone);
    expect(await priceStay({ ...rate, id: 'doha-none' })).toMatchObject(gone);
    at = new Date('2027-01-15T09:00:00Z');
    expect(await priceStay(rate as HotelOffer)).toMatchObject(gone);
  });
});

it('a supplier of stays refuses an order of flights', async () => {
  const stays = { ...settings(), ORDER_SUPPLIER: 'liteapi', LITEAPI_KEY: 'sand_k', SUPABASE_ANON_KEY: 'k' };
  const refused = { status: 200, body: { type: 'refused', why: 'holdNotPossible' } };
  expect(await ask({ ...order(offers[0] as FlightOffer), supplier: 'liteapi' }, stays)).toMatchObject(refused);
});

describe('an order', () => {
  it('is held, found, paid and read', async () => {
    const offer = offers.find(canHold) as FlightOffer;
    const asked = order(offer);
    const { key } = asked;
    expect((await ask({ type: 'find', supplier: 'sandbox', key, offer: offer.id })).body).toEqual({ type: 'nothing' });
    const { body: held } = await ask(asked);
    expect(held).toMatchObject({ type: 'order', status: 'held' });
    expect((await ask({ type: 'find', supplier: 'sandbox', key, offer: offer.id })).body).toEqual(held);
    const pay = { type: 'pay', supplier: 'sandbox', key: crypto.randomUUID(), order: held.id, price: held.price };
    expect((await ask(pay)).body).toMatchObject({ id: held.id, status: 'ticketed', tickets: [{ passengers: [1] }] });
    expect((await ask({ type: 'read', supplier: 'sandbox', order: held.id })).body).toMatchObject({ status: 'ticketed' });
  });

  it('named in a signed webhook is read from the supplier; the content of the webhook is not used', async () => {
    const { body: held } = await ask(order(offers[0] as FlightOffer));
    const body = JSON.stringify({ order: held.id, status: 'cancelled' });
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    expect(await ask({ type: 'webhook', body, signature })).toMatchObject({ status: 200, body: { id: held.id, status: 'held' } });
    expect(await ask({ type: 'webhook', body, signature: 'f'.repeat(64) })).toMatchObject({
      status: 401,
      body: { code: 'forged' },
    });
  });

  it('goes to no supplier without settings', async () => {
    expect(await ask(order(offers[0] as FlightOffer), {})).toMatchObject({ status: 409, body: { code: 'unknownSupplier' } });
    expect(await ask({ ...order(offers[0] as FlightOffer), supplier: 'duffel' })).toMatchObject({ status: 409 });
  });

  it('is never taken by the sandbox while another supplier takes orders', async () => {
    const logged = expectOneLog();
    const both = { ...settings(), ORDER_SUPPLIER: 'duffel,sandbox', DUFFEL_TOKEN: 'duffel_test_t', SUPABASE_ANON_KEY: 'k' };
    expect(await ask(order(offers[0] as FlightOffer), both)).toMatchObject({ status: 500 });
    expect(logged()).toContain('beside a supplier that sells seats');
  });

  it('without an answer is reported as unanswered after one request', async () => {
    const logged = expectOneLog();
    let questions = 0;
    records.misbehave((response) => {
      questions += 1;
      sendJson(response, '{"message":"Words of the books"}', 500);
    });
    const answer = await ask(order(offers[0] as FlightOffer));
    records.misbehave(null);
    expect(answer).toEqual({ status: 502, body: { code: 'supplierFailed', error: 'The supplier gave no answer' } });
    expect(questions).toBe(1);
    expect(logged()).not.toMatch(/Words of|Amina|QX100000/);
  });

  it.each([
    { passengers: [] },
    { passengers: [{ ...passenger, documentNumber: 'x' }] },
    { key: 'no uuid' },
    { offer: '../orders' },
    { price: { amount: '1e3', currency: 'QAR', dirhams: 1 } },
  ])('is refused with %j', async (wrong) => {
    expect((await ask({ ...order(offers[0] as FlightOffer), ...wrong })).status).toBe(400);
  });
});
