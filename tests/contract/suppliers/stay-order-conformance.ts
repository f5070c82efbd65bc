/** Requirements for every supplier that takes orders of stays. Each adapter's test file calls this. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { HotelOffer, HotelSearchRequest } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { cancelQuote, type NewStayOrder, type Order, order } from '@/supabase/functions/_shared/contracts/orders';
import type { HotelSupplier } from '@/supabase/functions/_shared/suppliers/hotels/hotel-supplier';
import type { SoldStay, StayOrderSupplier } from '@/supabase/functions/_shared/suppliers/orders/order-supplier';

export interface StayOrdersOnTrial {
  supplier: StayOrderSupplier;
  /** Its rates. */
  seller: HotelSupplier;
  now: Date;
  /** Makes the service carry out the next change but lose its answer. */
  loseNext: () => void;
  /** The numbers of orders made and cancelled. */
  count: () => { orders: number; cancelled: number };
  /** A signed webhook about an order. */
  webhook: (id: string) => { body: string; signature: string };
  stop: () => Promise<void>;
}

const { signal } = new AbortController();
/** Two rooms in Doha, on days far in the future. */
export const twoRooms: HotelSearchRequest = {
  cityCode: 'doha',
  checkIn: '2027-01-14',
  checkOut: '2027-01-18',
  adults: 3,
  rooms: 2,
  language: 'en',
  occupancy: [
    { adults: 2, childrenAges: [] },
    { adults: 1, childrenAges: [4] },
  ],
};

export function newStay({ offer, price }: Pick<SoldStay, 'offer' | 'price'>, more: Partial<NewStayOrder> = {}): NewStayOrder {
  return {
    key: crypto.randomUUID(),
    reference: 'KT-222222',
    offer,
    price,
    remarks: 'Cot',
    rooms: [
      { givenNames: 'Amina', surname: 'Example' },
      { givenNames: 'Omar', surname: 'Example' },
    ],
    contact: { email: 'amina@example.com', phone: '+97440000000' },
    ...more,
  };
}

export function describeStayOrders(name: string, start: () => Promise<StayOrdersOnTrial>): void {
  describe(`orders of stays at ${name}`, () => {
    let trial: StayOrdersOnTrial;
    let rate: HotelOffer;
    beforeAll(async () => {
      trial = await start();
      const context = { signal, now: trial.now };
      const { hotels } = await trial.seller.searchHotels(twoRooms, context);
      const hotel = hotels.find(({ available, cancellation }) => available && cancellation.freeUntil)?.id;
      const { hotels: rates } = await trial.seller.searchHotels({ ...twoRooms, hotel }, context);
      rate = rates.find(({ cancellation }) => cancellation.freeUntil) as HotelOffer;
    });
    afterAll(() => trial.stop());

    const expectOrder = (answer: unknown): Order => {
      expect(answer).toMatchObject({ type: 'order', supplier: name });
      return z.parse(order, answer);
    };
    const priced = async (): Promise<SoldStay> => {
      const sold = await trial.supplier.priceStay(rate, twoRooms, { signal, now: trial.now });
      if (!sold) throw new Error('It is on sale');
      return sold;
    };
    const bought = async () => {
      const asked = newStay(await priced(), { cancellation: rate.cancellation });
      return expectOrder(await trial.supplier.buyStay(asked, signal));
    };
    const quoteOf = async (id: string) =>
      z.parse(cancelQuote, await trial.supplier.quoteCancel({ key: crypto.randomUUID(), order: id }, signal));
    const cancel = (id: string, quote: string) => trial.supplier.cancel({ key: crypto.randomUUID(), order: id, quote }, signal);
    /** How many `work` adds. */
    async function added(work: () => Promise<unknown>) {
      const before = trial.count();
      await work();
      const after = trial.count();
      return { orders: after.orders - before.orders, cancelled: after.cancelled - before.cancelled };
    }

    it('have the current price of the rate, and asking for it makes no order', async () => {
      const made = await added(async () => {
        const sold = await priced();
        expect(sold.offer).toMatch(/^[\w-]{1,200}$/);
        expect(sold.price).toMatchObject({ dirhams: Math.round(Number(rate.price.total) * 100) });
        expect(sold.rate).toMatchObject({
          id: rate.id,
          rooms: rate.rooms,
          cancellation: { freeUntil: rate.cancellation.freeUntil },
        });
      });
      expect(made).toEqual({ orders: 0, cancelled: 0 });
    });

    it('are confirmed at that price, with the number of the hotel', async () => {
      const { price } = await priced();
      const now = await bought();
      expect(now).toMatchObject({ status: 'ticketed', price, payBy: null, tickets: [], itineraries: [], airlineChange: null });
      expect(now.pnr).toMatch(/^\S{4,30}$/);
      expect(expectOrder(await trial.supplier.read(now.id, signal))).toEqual(now);
    });

    it('are made once for a key', async () => {
      const asked = newStay(await priced());
      const made = await added(async () => {
        const first = expectOrder(await trial.supplier.buyStay(asked, signal));
        expect(await trial.supplier.buyStay({ ...asked, isRepeated: true }, signal)).toEqual(first);
      });
      expect(made.orders).toBe(1);
    });

    it('are made once when the answer is lost', async () => {
      const asked = newStay(await priced());
      expect(await trial.supplier.find(asked, signal)).toBeNull();
      const made = await added(async () => {
        trial.loseNext();
        await expect(trial.supplier.buyStay(asked, signal)).rejects.toThrow();
        const found = expectOrder(await trial.supplier.find(asked, signal));
        expect(found.key).toBe(asked.key);
        expect(await trial.supplier.buyStay({ ...asked, isRepeated: true }, signal)).toEqual(found);
      });
      expect(made.orders).toBe(1);
    });

    it('are found only by their own key', async () => {
      const asked = newStay(await priced());
      await trial.supplier.buyStay(asked, signal);
      expect(await trial.supplier.find({ ...asked, key: crypto.randomUUID() }, signal)).toBeNull();
    });

    it('are cancelled free of charge while that is possible, once', async () => {
      const { id, price } = await bought();
      const quote = await quoteOf(id);
      expect(quote.refund).toEqual(price);
      expect(Date.parse(quote.expiresAt ?? '')).toBeGreaterThan(trial.now.getTime());
      const made = await added(async () => {
        trial.loseNext();
        await expect(cancel(id, quote.id)).rejects.toThrow();
        expect(expectOrder(await cancel(id, quote.id)).status).toBe('cancelled');
        expect(expectOrder(await cancel(id, quote.id)).status).toBe('cancelled');
      });
      expect(made.cancelled).toBe(1);
      expect(await trial.supplier.quoteCancel({ key: crypto.randomUUID(), order: id }, signal)).toMatchObject({
        type: 'refused',
      });
    });

    it('are not cancelled with a false quote', async () => {
      const { id } = await bought();
      expect(await cancel(id, 'ore_unknown')).toMatchObject({ type: 'refused' });
      expect(expectOrder(await trial.supplier.read(id, signal)).status).toBe('ticketed');
    });

    it('that do not exist cannot be read', async () => {
      await expect(trial.supplier.read('unknown', signal)).rejects.toThrow();
    });

    it('have webhooks with a valid signature', async () => {
      const { id } = await bought();
      const { body, signature } = trial.webhook(id);
      expect(await trial.supplier.readWebhook(body, signature)).toEqual({ order: id });
      for (const by of [`${signature}0`, signature.slice(0, -1), ''])
        expect(await trial.supplier.readWebhook(body, by), by).toBeNull();
    });
  });
}
