import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { hotelDetailsAnswer } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';
import { type HotelSearchRequest, hotelSearchAnswer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { checkOfferSignature, signingKey } from '@/supabase/functions/_shared/offer-signature';
import { chooseHotelSuppliers } from '@/supabase/functions/_shared/suppliers/hotels/choose-hotel-suppliers';
import type { HotelSupplier } from '@/supabase/functions/_shared/suppliers/hotels/hotel-supplier';
import { sandboxHotelSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/sandbox-hotel-supplier';
import { createHandler as createDetails } from '@/supabase/functions/hotel-details/index';
import { createHandler as createSearch } from '@/supabase/functions/hotel-search/index';
import { now, only, post, secret } from './call-function';

const search: HotelSearchRequest = {
  cityCode: 'doha',
  checkIn: '2027-01-14',
  checkOut: '2027-01-17',
  adults: 2,
  rooms: 1,
  language: 'en',
};

beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});

const dependencies = {
  environment: (name: string) => (name === 'OFFER_SIGNING_SECRET' ? secret : undefined),
  now: () => now,
  supplierLimitMs: 6_000,
  suppliers: chooseHotelSuppliers,
  findMarkupRules: async () => [],
};

async function searchFor(more: Partial<HotelSearchRequest> = {}) {
  const response = await createSearch(dependencies)(post({ ...search, ...more }));
  return z.parse(hotelSearchAnswer, await response.json());
}

async function detailsOf(hotel: string, language: 'en' | 'ar' = 'en', supplier?: HotelSupplier) {
  const suppliers = supplier ? only(supplier) : chooseHotelSuppliers;
  return createDetails({ ...dependencies, suppliers })(post({ hotel, language }));
}

describe('one hotel', () => {
  it('is in both languages, as in the search', async () => {
    const { hotels } = await searchFor();
    for (const { id, name, rating } of hotels.slice(0, 8)) {
      const { hotel, sandbox } = z.parse(hotelDetailsAnswer, await (await detailsOf(id)).json());
      expect(hotel).toMatchObject({ id, name, rating, place: { id: 'doha', name: 'Doha' } });
      expect(hotel?.media.length).toBeGreaterThan(1);
      expect(hotel?.roomTypes.length).toBeGreaterThan(0);
      expect(sandbox).toBe(true);
      const arabic = z.parse(hotelDetailsAnswer, await (await detailsOf(id, 'ar')).json());
      const { reviews = [] } = hotel ?? {};
      expect(reviews.length).toBeGreaterThan(1);
      expect(arabic.hotel?.reviews, 'reviews stay in the language they were written in').toEqual(reviews);
      expect(reviews.map(({ date }) => date)).toEqual(
        reviews
          .map(({ date }) => date)
          .toSorted()
          .reverse(),
      );
      expect(arabic.hotel?.name).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it.each(['doha-nowhere', 'x', 'atlantis-tower'])('%s belongs to no supplier', async (id) => {
    const response = await detailsOf(id);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ hotel: null, sandbox: false });
  });

  it('is not reported as gone while the supplier that may have it does not answer', async () => {
    const silent = { ...sandboxHotelSupplier, findHotel: () => Promise.reject(new Error('off')) };
    const response = await detailsOf('doha-nowhere', 'en', silent);
    expect(response.status).toBe(502);
  });

  it.each(['', 'a b', '../secret', 'x'.repeat(81)])('“%s” is not an id', async (id) => {
    expect((await detailsOf(id)).status).toBe(400);
  });
});

describe('the rates of one hotel', () => {
  it('begin with the rate of the list, each with its own name and signature', async () => {
    const { hotels } = await searchFor();
    const key = await signingKey(secret);
    for (const listed of hotels.filter(({ available }) => available).slice(0, 10)) {
      const { hotels: rates, searchParams } = await searchFor({ hotel: listed.id });
      expect(rates[0]?.price).toEqual(listed.price);
      expect(rates[0]?.board).toBe(listed.board);
      expect(new Set(rates.map(({ rate }) => rate)).size).toBe(rates.length);
      const totals = rates.map(({ price }) => Number(price.total));
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      for (const { signature, ...offer } of rates) {
        expect(offer.id).toBe(listed.id);
        expect(await checkOfferSignature(key, offer, searchParams, signature, now)).toBe('valid');
        // The seal of one rate is not valid for another.
        expect(await checkOfferSignature(key, { ...offer, rate: 'other' }, searchParams, signature, now)).toBe('altered');
      }
    }
  });

  it('differ by room, meals or conditions', async () => {
    const { hotels } = await searchFor();
    const free = hotels.filter(({ available }) => available);
    const counts = await Promise.all(free.map(async ({ id }) => (await searchFor({ hotel: id })).hotels.length));
    expect(counts.filter((count) => count > 1).length).toBeGreaterThan(free.length * 0.75);
  });

  it('are one offer without rooms when the hotel is sold out, and none for a hotel of another place', async () => {
    const { hotels } = await searchFor();
    const full = hotels.find(({ available }) => !available);
    if (full) {
      const { hotels: rates } = await searchFor({ hotel: full.id });
      expect(rates.map(({ available }) => available)).toEqual([false]);
    }
    expect((await searchFor({ hotel: 'istanbul-nothing' })).hotels).toEqual([]);
  });
});
