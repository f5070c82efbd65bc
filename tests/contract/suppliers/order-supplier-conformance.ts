/** Requirements for every supplier that takes orders of flights. Each adapter's test file calls this. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { FlightOffer } from '@/supabase/functions/_shared/contracts/flights/flight-search';
import {
  cancelQuote,
  changeOffers,
  type NewOrder,
  type Order,
  type OrderPassenger,
  order,
  orderExtras,
} from '@/supabase/functions/_shared/contracts/orders';
import type { FlightOrderSupplier } from '@/supabase/functions/_shared/suppliers/orders/order-supplier';

export interface OrderSupplierOnTrial {
  supplier: FlightOrderSupplier;
  /** A new offer for one adult and one infant, which can be held. */
  newOffer: () => Pick<NewOrder, 'offer' | 'price'>;
  /** Makes the service carry out the next change but lose its answer. */
  loseNext: () => void;
  /** The flights of its orders, for a supplier whose orders do not contain them. */
  flights?: FlightOffer;
  /** The numbers of orders made and payments taken. */
  count: () => { orders: number; payments: number };
  /** A signed webhook about an order. */
  webhook: (id: string) => { body: string; signature: string };
  stop: () => Promise<void>;
}

const { signal } = new AbortController();
const adult: OrderPassenger = {
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
const infant: OrderPassenger = {
  ...adult,
  type: 'infant',
  title: null,
  gender: 'male',
  givenNames: 'Omar',
  dateOfBirth: '2026-02-01',
  documentNumber: 'QX100001',
};
export const family = [adult, infant];

export function newOrder(offer: Pick<NewOrder, 'offer' | 'price'>, more: Partial<NewOrder> = {}): NewOrder {
  const contact = { email: 'amina@example.com', phone: '+97440000000' };
  return { key: crypto.randomUUID(), reference: 'KT-222222', passengers: family, contact, ...offer, ...more };
}

export function describeOrderSupplier(name: string, start: () => Promise<OrderSupplierOnTrial>): void {
  describe(`orders at ${name}`, () => {
    let trial: OrderSupplierOnTrial;
    beforeAll(async () => {
      trial = await start();
    });
    afterAll(() => trial.stop());

    const expectOrder = (answer: unknown): Order => {
      expect(answer).toMatchObject({ type: 'order', supplier: name });
      return z.parse(order, answer);
    };
    const key = () => crypto.randomUUID();
    const hold = async () => expectOrder(await trial.supplier.hold(newOrder(trial.newOffer()), signal));
    const pay = ({ id, price }: Order, own = key()) => trial.supplier.pay({ key: own, order: id, price }, signal);
    const ticketed = async () => {
      const { id } = expectOrder(await pay(await hold()));
      return expectOrder(await trial.supplier.read(id, signal));
    };
    /** How many `work` adds. */
    async function added(work: () => Promise<unknown>) {
      const before = trial.count();
      await work();
      const after = trial.count();
      return { orders: after.orders - before.orders, payments: after.payments - before.payments };
    }

    it('hold seats, unpaid, until an instant', async () => {
      const offer = trial.newOffer();
      const held = expectOrder(await trial.supplier.hold(newOrder(offer), signal));
      expect(held).toMatchObject({ status: 'held', tickets: [], price: offer.price });
      expect(held.pnr).toMatch(/^[A-Z0-9]{5,8}$/);
      expect(Date.parse(held.payBy ?? '')).toBeGreaterThan(0);
      expect(expectOrder(await trial.supplier.read(held.id, signal))).toEqual(held);
    });

    it.each(['hold', 'buy'] as const)('%s once for a key', async (kind) => {
      const asked = newOrder(trial.newOffer());
      let first: unknown;
      const made = await added(async () => {
        first = await trial.supplier[kind](asked, signal);
        expect(await trial.supplier[kind](asked, signal)).toMatchObject({ id: expectOrder(first).id });
      });
      expect(made).toEqual({ orders: 1, payments: kind === 'buy' ? 1 : 0 });
    });

    it.each(['hold', 'buy'] as const)('%s once when the answer is lost', async (kind) => {
      const asked = newOrder(trial.newOffer());
      expect(await trial.supplier.find(asked, signal)).toBeNull();
      const made = await added(async () => {
        trial.loseNext();
        await expect(trial.supplier[kind](asked, signal)).rejects.toThrow();
        const found = expectOrder(await trial.supplier.find(asked, signal));
        expect(found.key).toBe(asked.key);
        expect(await trial.supplier[kind](asked, signal)).toMatchObject({ id: found.id });
      });
      expect(made.orders).toBe(1);
    });

    it('are found only by their own key', async () => {
      const asked = newOrder(trial.newOffer());
      await trial.supplier.hold(asked, signal);
      expect(await trial.supplier.find({ ...asked, key: key() }, signal)).toBeNull();
    });

    it('are paid once, and have a ticket for each passenger', async () => {
      const held = await hold();
      const own = key();
      const made = await added(async () => {
        expectOrder(await pay(held, own));
        expectOrder(await pay(held, own));
        expectOrder(await pay(held));
      });
      expect(made).toEqual({ orders: 0, payments: 1 });
      const now = expectOrder(await trial.supplier.read(held.id, signal));
      expect(now).toMatchObject({ id: held.id, pnr: held.pnr, status: 'ticketed', payBy: null });
      expect(now.tickets.flatMap(({ passengers }) => passengers).sort()).toEqual([1, 2]);
    });

    it('are paid once when the answer is lost', async () => {
      const held = await hold();
      const own = key();
      const made = await added(async () => {
        trial.loseNext();
        await expect(pay(held, own)).rejects.toThrow();
        expect(expectOrder(await pay(held, own)).status).not.toBe('held');
      });
      expect(made.payments).toBe(1);
    });

    it('are not paid at another price', async () => {
      const held = await hold();
      const price = { ...held.price, amount: '1.00' };
      const made = await added(async () => {
        expect(await pay({ ...held, price })).toEqual({ type: 'refused', why: 'priceChanged', price: held.price });
      });
      expect(made.payments).toBe(0);
    });

    it('are bought in one step', async () => {
      const bought = expectOrder(await trial.supplier.buy(newOrder(trial.newOffer()), signal));
      expect(expectOrder(await trial.supplier.read(bought.id, signal))).toMatchObject({ status: 'ticketed', payBy: null });
    });

    it('are cancelled at the quoted refund, once', async () => {
      const { id } = await ticketed();
      const own = key();
      const quote = z.parse(cancelQuote, await trial.supplier.quoteCancel({ key: own, order: id }, signal));
      expect(expectOrder(await trial.supplier.read(id, signal)).status).toBe('ticketed');
      const cancel = () => trial.supplier.cancel({ key: key(), order: id, quote: quote.id }, signal);
      trial.loseNext();
      await expect(cancel()).rejects.toThrow();
      expect(expectOrder(await cancel()).status).toBe('cancelled');
      expect(expectOrder(await trial.supplier.read(id, signal)).status).toBe('cancelled');
    });

    it('are not cancelled with a false quote', async () => {
      const { id } = await ticketed();
      const answer = await trial.supplier.cancel({ key: key(), order: id, quote: 'ore_unknown' }, signal);
      expect(answer).toMatchObject({ type: 'refused' });
      expect(expectOrder(await trial.supplier.read(id, signal)).status).toBe('ticketed');
    });

    it('are changed at the offered cost, once', async () => {
      const { id } = await ticketed();
      const asked = { key: key(), order: id, moves: [{ direction: 1, day: '2027-02-01' }] };
      const { offers } = z.parse(changeOffers, await trial.supplier.quoteChange(asked, signal));
      const [offer] = offers;
      if (!offer) throw new Error('There is an offer');
      expect(offer.departsAt).toMatch(/^2027-02-01T/);
      const own = key();
      const change = () => trial.supplier.change({ key: own, order: id, offer: offer.id, price: offer.price }, signal);
      const changed = expectOrder(await change());
      expect(changed).toMatchObject({ id, status: 'ticketed' });
      expect(await change()).toEqual(changed);
    });

    const extrasOf = async (id: string) => {
      const offer = trial.flights ?? ({} as FlightOffer);
      return z.parse(orderExtras, await trial.supplier.extras({ order: id, offer, adults: 1, children: 0 }, signal));
    };
    /** A bag for the first traveller. */
    async function aBag(id: string, isDearer = false) {
      const { bags, booked } = await extrasOf(id);
      const [bag] = bags ?? [];
      if (!bag) throw new Error('A bag is on sale');
      const { currency, total } = bag.price.convertedFrom ?? bag.price;
      const dirhams = Math.round(Number(bag.price.total) * 100);
      const amount = isDearer ? (Number(total) - 0.01).toFixed(2) : total;
      const services = [{ id: bag.id, quantity: 1, passenger: 1, segmentIds: bag.segmentIds }];
      return { key: key(), order: id, price: { amount, currency, dirhams }, booked, services };
    }

    it('accept bags that are on sale, once', async () => {
      const { id, price } = await ticketed();
      const asked = await aBag(id);
      const after = expectOrder(await trial.supplier.addServices(asked, signal));
      expect(after).toMatchObject({ id, status: 'ticketed' });
      expect(Number(after.price.amount)).toBeCloseTo(Number(price.amount) + Number(asked.price.amount), 2);
      expectOrder(await trial.supplier.addServices({ ...asked, isRepeated: true }, signal));
      expectOrder(await trial.supplier.addServices({ ...asked, isUnclear: true }, signal));
      expect((await extrasOf(id)).booked).toBe(asked.booked + 1);
    });

    it('accept bags once when the answer is lost, and only check what is unclear', async () => {
      const { id } = await ticketed();
      const asked = await aBag(id);
      expect(await trial.supplier.addServices({ ...asked, isUnclear: true }, signal)).toEqual({ type: 'nothing' });
      trial.loseNext();
      await expect(trial.supplier.addServices(asked, signal)).rejects.toThrow();
      expectOrder(await trial.supplier.addServices({ ...asked, isRepeated: true }, signal));
      expect((await extrasOf(id)).booked).toBe(asked.booked + 1);
    });

    it('accept nothing before they are ticketed or after they are cancelled', async () => {
      const held = await hold();
      const offer = trial.flights ?? ({} as FlightOffer);
      const answer = await trial.supplier.extras({ order: held.id, offer, adults: 1, children: 0 }, signal);
      expect(answer).toMatchObject({ type: 'refused' });
    });

    it('that do not exist cannot be read', async () => {
      await expect(trial.supplier.read('ord_unknown', signal)).rejects.toThrow();
    });

    it('have webhooks with a valid signature', async () => {
      const { id } = await hold();
      const { body, signature } = trial.webhook(id);
      expect(await trial.supplier.readWebhook(body, signature)).toEqual({ order: id });
      for (const [said, by] of [
        [`${body} `, signature],
        [body, `${signature}0`],
        [body, signature.slice(0, -1)],
        [body, ''],
        ['', signature],
        ['null', signature],
      ] as const)
        expect(await trial.supplier.readWebhook(said, by), said).toBeNull();
    });
  });
}
