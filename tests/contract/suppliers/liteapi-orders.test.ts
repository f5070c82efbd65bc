/** Orders at LiteAPI, after its description ("API: Booking") and its page on webhooks. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { HotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import type { CancelQuote, Order } from '@/supabase/functions/_shared/contracts/orders';
import { pegRates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { createLiteApi } from '@/supabase/functions/_shared/suppliers/liteapi/liteapi';
import { createLiteApiOrders } from '@/supabase/functions/_shared/suppliers/liteapi/orders/liteapi-orders';
import type { SoldStay } from '@/supabase/functions/_shared/suppliers/orders/order-supplier';
import { fakeKey, startFakeLiteApi } from './fake-liteapi';
import { describeMisbehaviour } from './misbehaving-service';
import { describeStayOrders, newStay, twoRooms } from './stay-order-conformance';

const { signal } = new AbortController();
const now = new Date('2026-11-21T09:00:00Z');
const token = 'a token of the tests';

async function start() {
  const service = await startFakeLiteApi();
  const rates = async () => pegRates;
  const settings = { key: fakeKey, address: service.address, webhookToken: token, rates };
  let at = now.getTime();
  return {
    service,
    now,
    seller: createLiteApi({ key: fakeKey, address: service.address, bookAddress: service.address, rates }),
    supplier: createLiteApiOrders({ ...settings, now: () => at }),
    loseNext: service.loseNext,
    count: () => ({ orders: service.books.bookings.size, cancelled: service.books.cancelled.length }),
    /** As on its page on webhooks: request and answer are text. */
    webhook: (bookingId: string) => ({
      body: JSON.stringify({ event_name: 'booking.book', request: '{}', response: JSON.stringify({ data: { bookingId } }) }),
      signature: token,
    }),
    waitUntil: (moment: string) => {
      at = Date.parse(moment);
    },
    stop: service.stop,
  };
}

describeStayOrders('liteapi', start);

describe('a booking at LiteAPI', () => {
  let trial: Awaited<ReturnType<typeof start>>;
  let rate: HotelOffer;
  beforeAll(async () => {
    trial = await start();
    rate = (await trial.seller.searchHotels({ ...twoRooms, hotel: 'lp7a001' }, { signal, now })).hotels[0] as HotelOffer;
  });
  afterEach(() => trial.waitUntil(now.toISOString()));
  afterAll(() => trial.stop());

  const price = () => trial.supplier.priceStay(rate, twoRooms, { signal, now });
  const asked = async (more: object = {}) => newStay((await price()) as SoldStay, more);
  const buy = async (more: object = {}) => trial.supplier.buyStay(await asked(more), signal);
  const quote = (order: string) => trial.supplier.quoteCancel({ key: crypto.randomUUID(), order }, signal);
  const cancel = (order: string, id: string, isRepeated = false) =>
    trial.supplier.cancel({ key: crypto.randomUUID(), order, quote: id, isRepeated }, signal);

  it('is made with our key, a guest for each room, the wishes, and our reference as a label, without other data of travellers', async () => {
    const wanted = await asked();
    await trial.supplier.buyStay(wanted, signal);
    const guest = { email: 'amina@example.com', phone: '+97440000000', remarks: 'Cot' };
    expect(trial.service.calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/rates/book',
      body: {
        prebookId: wanted.offer,
        clientReference: wanted.key,
        payment: { method: 'ACC_CREDIT_CARD' },
        holder: { firstName: 'Amina', lastName: 'Example', email: guest.email, phone: guest.phone },
        guests: [
          { occupancyNumber: 1, firstName: 'Amina', lastName: 'Example', ...guest },
          { occupancyNumber: 2, firstName: 'Omar', lastName: 'Example', ...guest },
        ],
        customTags: { REFERENCE: 'KT-222222' },
      },
    });
    expect(trial.service.failures).toEqual([]);
  });

  it('is charged only to the account that the agency has selected', async () => {
    const settings = { key: fakeKey, address: trial.service.address, rates: async () => pegRates };
    const wallet = createLiteApiOrders({ ...settings, paymentMethod: 'WALLET' });
    await wallet.buyStay(await asked(), signal);
    expect(trial.service.calls.at(-1)?.body).toMatchObject({ payment: { method: 'WALLET' } });
    expect(() => createLiteApiOrders({ ...settings, paymentMethod: 'TRANSACTION_ID' })).toThrow('LITEAPI_PAYMENT_METHOD');
    expect(() => createLiteApiOrders({ ...settings, key: '' })).toThrow('LITEAPI_KEY');
  });

  it.each([
    [2010, 'soldOut'],
    [4010, 'soldOut'],
    [4002, 'refused'],
    [4000, 'refused'],
  ])('refused with %i was not made, unless an earlier attempt may have made it', async (code, why) => {
    trial.service.books.failNext(code);
    expect(await buy()).toEqual({ type: 'refused', why, price: null });
    trial.service.books.failNext(code);
    expect(await buy({ isRepeated: true })).toEqual({ type: 'unclear' });
  });

  // Each may come before or after the hotel has accepted it.
  it.each([2013, 2014, 5000, 4005])('answered with %i may exist: it is looked up, and not sent again', async (code) => {
    trial.service.books.failNext(code);
    expect(await buy()).toEqual({ type: 'unclear' });
  });

  it('without a number of the hotel has that of LiteAPI', async () => {
    const { id } = (await buy()) as Order;
    const booking = trial.service.books.bookings.get(id);
    for (const code of ['', null, 'a number of a hotel that is too long to keep']) {
      Object.assign(booking ?? {}, { hotelConfirmationCode: code });
      expect(await trial.supplier.read(id, signal)).toMatchObject({ pnr: id, status: 'ticketed' });
    }
  });

  it('that is pending at LiteAPI is read again later', async () => {
    const { id } = (await buy()) as Order;
    Object.assign(trial.service.books.bookings.get(id) ?? {}, { status: 'PENDING' });
    await expect(trial.supplier.read(id, signal)).rejects.toThrow('has not decided');
    Object.assign(trial.service.books.bookings.get(id) ?? {}, { status: 'CANCELLED_WITH_CHARGES' });
    expect(await trial.supplier.read(id, signal)).toMatchObject({ status: 'cancelled' });
  });

  it('costs the amount in its terms when cancelling is no longer free, and an older quote is invalid', async () => {
    const { id, price: paid } = (await buy()) as Order;
    const free = (await quote(id)) as CancelQuote;
    expect(free.refund).toEqual(paid);
    trial.waitUntil('2027-01-12T20:50:00Z');
    // Only until the terms change.
    expect(await quote(id)).toMatchObject({ expiresAt: '2027-01-12T20:59:00.000Z' });
    trial.waitUntil('2027-01-12T21:00:00Z');
    expect(await cancel(id, free.id)).toMatchObject({ type: 'refused', why: 'tooLate' });
    // The first attempt may have been in time.
    expect(await cancel(id, free.id, true)).toEqual({ type: 'unclear' });
    const late = (await quote(id)) as CancelQuote;
    expect(late.refund).toMatchObject({ amount: '0', dirhams: 0 });
    expect(await cancel(id, late.id)).toMatchObject({ status: 'cancelled' });
  });

  it('is looked up after a cancellation that LiteAPI has accepted and does not show yet', async () => {
    const { id } = (await buy()) as Order;
    const { id: offered } = (await quote(id)) as CancelQuote;
    const booking = trial.service.books.bookings.get(id) ?? {};
    Object.defineProperty(booking, 'status', { get: () => 'CONFIRMED', set: () => undefined, enumerable: true });
    expect(await cancel(id, offered)).toEqual({ type: 'unclear' });
  });

  it.each([
    [
      'shares and other currencies',
      [{ cancelTime: '2026-11-01 00:00:00', amount: 100, currency: 'USD', type: 'amount' }],
      36_400,
    ],
    ['a share', [{ cancelTime: '2026-11-01 00:00', amount: 25, type: 'percentage', timezone: 'UTC' }], 92_000],
  ])('with terms in %s has a quote from these terms', async (_, cancelPolicyInfos, fee) => {
    const { id } = (await buy()) as Order;
    const terms = { refundableTag: 'RFN', cancelPolicyInfos };
    Object.assign(trial.service.books.bookings.get(id) ?? {}, { price: 3680, cancellationPolicies: terms, bookedRooms: null });
    expect(await quote(id)).toMatchObject({ refund: { dirhams: 368_000 - fee } });
  });

  it.each([
    ['not stated', null],
    ['in another zone', { cancelPolicyInfos: [{ cancelTime: '2026-12-01 00:00', amount: 1, type: 'amount', timezone: 'CET' }] }],
    ['without a time', { cancelPolicyInfos: [{ cancelTime: '2026-12-01', amount: 1, type: 'amount' }] }],
  ])('with terms %s can be cancelled only by an agent', async (_, cancellationPolicies) => {
    const { id } = (await buy()) as Order;
    Object.assign(trial.service.books.bookings.get(id) ?? {}, { cancellationPolicies, bookedRooms: null });
    expect(await quote(id)).toEqual({ type: 'refused', why: 'notCancellable', price: null });
  });

  it('of a rate that is gone has no price', async () => {
    trial.service.answer('/rates/prebook', '{"error":{"code":4040}}');
    expect(await price()).toBeNull();
    trial.service.answer('/rates/prebook', '{"error":{"code":4002}}');
    expect(await price()).toBeNull();
  });

  it('is named in webhooks with our token only; other webhooks name no order', async () => {
    const { body } = trial.webhook('bk1');
    const { supplier } = trial;
    expect(await supplier.readWebhook(body, `Bearer ${token}`)).toEqual({ order: 'bk1' });
    expect(await supplier.readWebhook(body, 'another token')).toBeNull();
    const deaf = createLiteApiOrders({ key: fakeKey, rates: async () => pegRates });
    expect(await deaf.readWebhook(body, '')).toBeNull();
    for (const other of [
      '',
      'null',
      '{}',
      '{"event_name":"booking.book","response":"{"}',
      body.replace('booking.book', 'account.balance'),
    ]) {
      expect(await supplier.readWebhook(other, token), other).toEqual({ order: null });
    }
  });
});

describeMisbehaviour('the orders of LiteAPI', async () => {
  const { service, supplier, seller, stop } = await start();
  const rate = (await seller.searchHotels({ ...twoRooms, hotel: 'lp7a001' }, { signal, now })).hotels[0] as HotelOffer;
  const asked = newStay((await supplier.priceStay(rate, twoRooms, { signal, now })) as SoldStay);
  const { id: order } = (await supplier.buyStay(asked, signal)) as Order;
  const known = { key: crypto.randomUUID(), order };
  return {
    questions: {
      priceStay: (end) => supplier.priceStay(rate, twoRooms, { signal: end, now }),
      buyStay: (end) => supplier.buyStay(asked, end),
      find: (end) => supplier.find(asked, end),
      read: (end) => supplier.read(order, end),
      quoteCancel: (end) => supplier.quoteCancel(known, end),
      cancel: (end) => supplier.cancel({ ...known, quote: 'back-1-QAR' }, end),
    },
    misbehave: (how) => service.misbehave(how),
    stop,
  };
});
