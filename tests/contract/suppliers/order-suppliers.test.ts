import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import type {
  ChangeOffer,
  ChangeOffers,
  NewOrder,
  Order,
  OrderExtras,
  OrderMove,
} from '@/supabase/functions/_shared/contracts/orders';
import { sandboxFlightSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/flights/sandbox-flight-supplier';
import { sandboxHotelSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/sandbox-hotel-supplier';
import {
  createSandboxOrders,
  type Mishap,
  mishapOf,
  mishaps,
} from '@/supabase/functions/_shared/suppliers/sandbox/orders/sandbox-orders';
import { startSandboxRecords } from './fake-sandbox-records';
import { asked, context } from './flight-question';
import { describeMisbehaviour } from './misbehaving-service';
import { describeOrderSupplier, newOrder } from './order-supplier-conformance';
import { describeStayOrders } from './stay-order-conformance';

const { signal } = new AbortController();
const secret = 'secret of the tests';
let offers = 0;
const newOffer = () => ({ offer: `offer${++offers}`, price: { amount: '1850.00', currency: 'QAR', dirhams: 185_000 } });
const sealed = (body: string) => ({ body, signature: createHmac('sha256', secret).update(body).digest('hex') });

/** A flight that the sandbox sells, in any fare. */
let flights: FlightOffer;
beforeAll(async () => {
  const [offer] = (await sandboxFlightSupplier.searchFlights(asked(), context())).offers;
  if (!offer) throw new Error('A flight is on sale');
  flights = offer;
});

async function startSandbox(share?: string) {
  const records = await startSandboxRecords();
  let losesNext = false;
  const lossy: typeof fetch = async (input, init) => {
    const asked = JSON.parse(String(init?.body)).question.type;
    const answer = await fetch(input, init);
    const isLost = losesNext && (asked === 'make' || asked === 'change');
    if (!isLost) return answer;
    losesNext = false;
    throw new TypeError('fetch failed');
  };
  let at = Date.parse('2026-11-24T10:00:00Z');
  const settings = { address: records.address, key: 'k', secret, fetch: lossy, now: () => at };
  const supplier = createSandboxOrders({ ...settings, mishaps: share });
  return {
    ...records,
    supplier,
    flights,
    newOffer,
    loseNext: () => {
      losesNext = true;
    },
    count: () => {
      const all = [...records.orders.values()];
      return { orders: all.length, payments: all.filter(({ status }) => status === 'paid' || status === 'ticketed').length };
    },
    webhook: (id: string) => sealed(JSON.stringify({ order: id })),
    wait: (hours: number) => {
      at += hours * 3_600_000;
    },
  };
}

describeOrderSupplier('sandbox', () => startSandbox());
describeStayOrders('sandbox', async () => {
  const sandbox = await startSandbox();
  return {
    ...sandbox,
    seller: sandboxHotelSupplier,
    now: new Date('2026-11-24T10:00:00Z'),
    count: () => {
      const all = [...sandbox.orders.values()];
      return { orders: all.length, cancelled: all.filter(({ status }) => status === 'cancelled').length };
    },
  };
});

/** A key whose order has this mishap. */
function keyWith(mishap: Mishap): string {
  for (;;) {
    const key = crypto.randomUUID();
    if (mishapOf(key, 1) === mishap) return key;
  }
}

describe('mishaps of the sandbox', () => {
  const start = async (mishap: Mishap, kind: 'hold' | 'buy' = 'hold', more: Partial<NewOrder> = {}) => {
    const trial = await startSandbox('1');
    const asked = newOrder(newOffer(), { key: keyWith(mishap), ...more });
    return { ...trial, asked, answer: await trial.supplier[kind](asked, signal).catch((error: unknown) => error) };
  };
  const pay = ({ supplier, answer }: Awaited<ReturnType<typeof start>>, more: object = {}) => {
    const { id, price } = answer as { id: string; price: ReturnType<typeof newOffer>['price'] };
    return supplier.pay({ key: crypto.randomUUID(), order: id, price, ...more }, signal);
  };

  it('are the same for the same key, and none when they are turned off', () => {
    const keys = Array.from({ length: 400 }, () => crypto.randomUUID());
    expect(keys.map((key) => mishapOf(key, 1))).toEqual(keys.map((key) => mishapOf(key, 1)));
    expect(new Set(keys.map((key) => mishapOf(key, 1)))).toEqual(new Set(mishaps));
    expect(keys.every((key) => mishapOf(key, 0) === null)).toBe(true);
    const some = keys.filter((key) => mishapOf(key, 0.25)).length;
    expect(some).toBeGreaterThan(50);
    expect(some).toBeLessThan(150);
  });

  it('sold out at the last moment', async () => {
    const trial = await start('soldOut');
    expect(trial.answer).toEqual({ type: 'refused', why: 'soldOut', price: null });
    expect(trial.orders.size).toBe(0);
    await trial.stop();
  });

  it('the price has changed at payment, and the new price can be paid', async () => {
    const trial = await start('priceMoved');
    const price = { amount: '1942.50', currency: 'QAR', dirhams: 194_250 };
    expect(await pay(trial)).toEqual({ type: 'refused', why: 'priceChanged', price });
    expect(await pay(trial)).toEqual({ type: 'refused', why: 'priceChanged', price });
    expect(await pay(trial, { price })).toMatchObject({ status: 'ticketed', price });
    await trial.stop();
  });

  it('the payment is refused, also when repeated, and a new one is accepted', async () => {
    const trial = await start('paymentRefused');
    const key = crypto.randomUUID();
    for (const own of [key, key]) expect(await pay(trial, { key: own })).toMatchObject({ why: 'paymentRefused' });
    expect(await pay(trial)).toMatchObject({ status: 'ticketed' });
    await trial.stop();
    const bought = await start('paymentRefused', 'buy');
    expect(bought.answer).toMatchObject({ why: 'paymentRefused' });
    expect(bought.orders.size).toBe(0);
    await bought.stop();
  });

  it('tickets come later', async () => {
    const trial = await start('lateTickets', 'buy');
    expect(trial.answer).toMatchObject({ status: 'paid', tickets: [] });
    const { id } = trial.answer as { id: string };
    expect(await trial.supplier.read(id, signal)).toMatchObject({ status: 'ticketed' });
    await trial.stop();
  });

  it('the answer is lost, but the order exists', async () => {
    const trial = await start('lostAnswer');
    expect(trial.answer).toBeInstanceOf(Error);
    expect(await trial.supplier.find(trial.asked, signal)).toMatchObject({ status: 'held' });
    expect(await trial.supplier.hold(trial.asked, signal)).toMatchObject({ status: 'held' });
    expect(trial.orders.size).toBe(1);
    await trial.stop();
  });

  it('the airline changes the schedule', async () => {
    const flight = { flight: 'QR 1', from: 'DOH', to: 'LHR', departs: '2027-02-01T21:40:00', arrives: '2027-02-02T02:50:00' };
    const back = { ...flight, from: 'LHR', to: 'DOH', departs: '2027-02-08T23:00:00', arrives: '2027-02-09T08:40:00' };
    const trial = await start('scheduleChange', 'buy', { itineraries: [[flight], [back]] });
    const { id } = trial.answer as { id: string };
    const change = `${id}_moved`;
    const booked = { status: 'ticketed', airlineChange: { id: change }, itineraries: [[flight], [back]] };
    expect(await trial.supplier.read(id, signal)).toMatchObject(booked);
    const accepted = await trial.supplier.accept({ key: crypto.randomUUID(), order: id, change }, signal);
    const itineraries = [
      [{ ...flight, departs: '2027-02-01T23:10:00', arrives: '2027-02-02T04:20:00' }],
      [{ ...back, departs: '2027-02-09T00:30:00', arrives: '2027-02-09T10:10:00' }],
    ];
    expect(accepted).toMatchObject({ status: 'ticketed', airlineChange: null, itineraries });
    expect(await trial.supplier.read(id, signal)).toMatchObject({ airlineChange: null });
    await trial.stop();
  });

  /** A ticketed round trip. */
  const roundTrip = async (trial: Awaited<ReturnType<typeof startSandbox>>) => {
    const flight = { flight: 'QR 1', from: 'DOH', to: 'LHR', departs: '2027-02-01T21:40:00', arrives: '2027-02-02T02:50:00' };
    const back = { ...flight, from: 'LHR', to: 'DOH', departs: '2027-02-08T23:00:00', arrives: '2027-02-09T08:40:00' };
    const asked = newOrder(newOffer(), { itineraries: [[flight], [back]], key: keyWith('lateTickets') });
    const { id: order } = (await trial.supplier.buy(asked, signal)) as Order;
    await trial.supplier.read(order, signal);
    const quote = async (...moves: OrderMove[]) =>
      ((await trial.supplier.quoteChange({ key: crypto.randomUUID(), order, moves }, signal)) as ChangeOffers).offers;
    const change = (offer: ChangeOffer | undefined, more: object = {}) => {
      if (!offer) throw new Error('There is an offer');
      const asked = { key: keyWith('lateTickets'), order, offer: offer.id, price: offer.price, ...more };
      return trial.supplier.change(asked, signal);
    };
    return { flight, back, quote, change };
  };

  it('flights are moved to another day: one direction for a fee, or both with a refund', async () => {
    const trial = await startSandbox('1');
    const { flight, quote, change } = await roundTrip(trial);
    const [first] = await quote({ direction: 2, day: '2027-02-10' });
    const back = { departs: '2027-02-10T09:00:00', arrives: '2027-02-10T18:40:00' };
    expect(first).toMatchObject({ penalty: { dirhams: 18_500 }, refund: null, flights: [[back]] });
    expect(await change(first)).toMatchObject({
      price: { amount: '2035.00', dirhams: 203_500 },
      itineraries: [[flight], [back]],
    });
    // The order has another price now.
    expect(await change(first)).toMatchObject({ why: 'priceChanged', price: { dirhams: 20_350 } });
    const both = await quote({ direction: 1, day: '2027-02-03' }, { direction: 2, day: '2027-02-11' });
    const cheaper = both.find(({ refund }) => refund);
    expect(cheaper).toMatchObject({ price: { dirhams: 0 }, refund: { dirhams: 10_175 } });
    expect(await change(cheaper)).toMatchObject({
      price: { dirhams: 193_325 },
      itineraries: [[{ departs: '2027-02-03T21:15:00' }], [{ departs: '2027-02-11T21:15:00' }]],
    });
    expect(await quote({ direction: 1, day: '2028-02-03' })).toEqual([]);
    await trial.stop();
  });

  it('mishaps of a change: expired, more expensive, not paid, or made while its answer is lost', async () => {
    const trial = await startSandbox('1');
    const { quote, change } = await roundTrip(trial);
    const [offer] = await quote({ direction: 1, day: '2027-02-03' });
    expect(await change(offer, { key: keyWith('soldOut') })).toMatchObject({ why: 'tooLate' });
    expect(await change(offer, { key: keyWith('priceMoved') })).toMatchObject({ why: 'priceChanged' });
    expect(await change(offer, { key: keyWith('paymentRefused') })).toMatchObject({ why: 'paymentRefused' });
    const key = keyWith('lostAnswer');
    await expect(change(offer, { key })).rejects.toThrow();
    expect(await change(offer, { key })).toMatchObject({ itineraries: [[{ departs: '2027-02-03T09:00:00' }], [{}]] });
    trial.wait(1);
    expect(await change(offer)).toMatchObject({ why: 'tooLate' });
    await trial.stop();
  });

  it('a seat is sold once, to this order or to another', async () => {
    const trial = await startSandbox('1');
    const bought = async () => {
      const order = (await trial.supplier.buy(newOrder(newOffer(), { key: keyWith('scheduleChange') }), signal)) as Order;
      return { order: order.id, price: { amount: '95.00', currency: 'QAR', dirhams: 9_500 }, booked: 0 };
    };
    const order = await bought();
    const seat = { id: 'seat', quantity: 1, passenger: 1, segmentIds: ['1'], designator: '22A' };
    const add = (key: string, services = [seat]) => trial.supplier.addServices({ ...order, key, services }, signal);
    expect(await add(keyWith('soldOut'))).toEqual({ type: 'refused', why: 'soldOut', price: null });
    expect(await add(keyWith('priceMoved'))).toMatchObject({ why: 'priceChanged', price: { dirhams: 9_975 } });
    expect(await add(keyWith('scheduleChange'))).toMatchObject({ type: 'order' });
    expect(await add(keyWith('scheduleChange'))).toMatchObject({ why: 'soldOut' });
    const reported = await trial.supplier.extras({ order: order.order, offer: flights, adults: 1, children: 0 }, signal);
    const seats = (reported as OrderExtras).seatMaps?.[0]?.cabins[0]?.rows.flatMap(({ sections }) => sections.flat()) ?? [];
    expect(seats.find(({ designator }) => designator === '22A')).not.toHaveProperty('offers');
    expect(seats.filter(({ offers }) => offers).length).toBeGreaterThan(20);
    await trial.stop();
  });

  it('seats that are not paid for are released', async () => {
    const trial = await startSandbox();
    const held = await trial.supplier.hold(newOrder(newOffer()), signal);
    trial.wait(24 * 4);
    expect(await pay({ ...trial, asked: newOrder(newOffer()), answer: held })).toMatchObject({ why: 'tooLate' });
    expect(await trial.supplier.read((held as { id: string }).id, signal)).toMatchObject({ status: 'expired' });
    await trial.stop();
  });

  it('a quote is valid for half an hour', async () => {
    const trial = await startSandbox();
    const held = (await trial.supplier.hold(newOrder(newOffer()), signal)) as { id: string };
    const quote = await trial.supplier.quoteCancel({ key: crypto.randomUUID(), order: held.id }, signal);
    expect(quote).toMatchObject({ refund: { amount: '0.00', dirhams: 0 } });
    trial.wait(1);
    const cancel = { key: crypto.randomUUID(), order: held.id, quote: (quote as { id: string }).id };
    expect(await trial.supplier.cancel(cancel, signal)).toMatchObject({ why: 'tooLate' });
    await trial.stop();
  });
});

it.each(['2', '-1', 'some'])('the sandbox refuses a share of %s', (share) => {
  expect(() => createSandboxOrders({ address: 'http://x.test', key: 'k', secret, mishaps: share })).toThrow('SANDBOX_MISHAPS');
});

describeMisbehaviour('the orders of the sandbox', async () => {
  const { supplier, newOffer: offer, misbehave, stop } = await startSandbox();
  const asked = newOrder(offer());
  const made = (await supplier.hold(asked, signal)) as { id: string; price: ReturnType<typeof offer>['price'] };
  const known = { key: crypto.randomUUID(), order: made.id };
  return {
    questions: {
      hold: (end) => supplier.hold(asked, end),
      find: (end) => supplier.find(asked, end),
      pay: (end) => supplier.pay({ ...known, price: made.price }, end),
      read: (end) => supplier.read(made.id, end),
      cancel: (end) => supplier.cancel({ ...known, quote: 'q' }, end),
      extras: (end) => supplier.extras({ order: made.id, offer: flights, adults: 1, children: 0 }, end),
    },
    misbehave,
    stop,
  };
});
