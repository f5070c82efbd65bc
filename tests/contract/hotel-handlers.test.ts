import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { hotelDetailsResponse } from '@/supabase/functions/_shared/contracts/hotels/hotel-details';
import { hotelPlacesResponse } from '@/supabase/functions/_shared/contracts/hotels/hotel-places';
import { type HotelSearchRequest, hotelSearchResponse } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { checkOfferSignature, signingKey } from '@/supabase/functions/_shared/offer-signature';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import { chooseHotelSuppliers } from '@/supabase/functions/_shared/suppliers/hotels/choose-hotel-suppliers';
import type { HotelSupplier } from '@/supabase/functions/_shared/suppliers/hotels/hotel-supplier';
import { sandboxHotelSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/sandbox-hotel-supplier';
import { createHandler } from '@/supabase/functions/hotel-autocomplete/index';
import { createHandler as createDetails } from '@/supabase/functions/hotel-details/index';
import { createHandler as createSearch } from '@/supabase/functions/hotel-search/index';
import { functionWith, muteLogs, now, only, post, secret } from './call-function';

describe('hotel autocomplete handler', () => {
  muteLogs();
  const handlerWith = functionWith(createHandler, chooseHotelSuppliers);

  function supplierThat(findPlaces: HotelSupplier['findPlaces']): HotelSupplier {
    const searchHotels = () => Promise.reject(new Error('not asked for'));
    return { ...sandboxHotelSupplier, name: 'test', isKnownPlace: () => true, findPlaces, searchHotels };
  }

  const asked = { keyword: 'doha', subType: 'CITY' };

  describe('suggestions', () => {
    it('follow the contract, in English by default', async () => {
      const response = await handlerWith()(post(asked));
      expect(response.status).toBe(200);
      expect(z.parse(hotelPlacesResponse, await response.json())).toEqual({
        suggestions: [{ id: 'doha', name: 'Doha', address: { cityName: 'Doha', countryName: 'Qatar' } }],
      });
    });

    it('use the requested language, whatever the language of the keyword', async () => {
      const inArabic = await (await handlerWith()(post({ ...asked, language: 'ar' }))).json();
      expect(inArabic.suggestions[0]).toEqual({
        id: 'doha',
        name: 'الدوحة',
        address: { cityName: 'الدوحة', countryName: 'قطر' },
      });
      const inEnglish = await (await handlerWith()(post({ ...asked, keyword: 'الدوحه' }))).json();
      expect(inEnglish.suggestions[0].name).toBe('Doha');
    });

    it('are at most eight', async () => {
      const { suggestions } = await (await handlerWith()(post({ ...asked, keyword: 'united' }))).json();
      expect(suggestions).toHaveLength(8);
    });

    it.each(["doha'; DROP TABLE x;--", '<script>alert(1)</script>', '\u202Eahod'])(
      'for %j are empty, and do not contain the keyword',
      async (keyword) => {
        const response = await handlerWith()(post({ ...asked, keyword }));
        expect(response.status).toBe(200);
        expect(await response.text()).toBe('{"suggestions":[]}');
      },
    );
  });

  describe('bad input', () => {
    it.each<[object, string, string]>([
      [{ keyword: 'do' }, 'keyword', 'keywordTooShort'],
      [{ keyword: '   d   ' }, 'keyword', 'keywordTooShort'],
      [{ keyword: 'x'.repeat(81) }, 'keyword', 'keywordTooLong'],
      [{ keyword: 7 }, 'keyword', 'keywordInvalid'],
      [{ subType: 'HOTEL' }, 'subType', 'subTypeInvalid'],
      [{ language: 'fr' }, 'language', 'languageInvalid'],
    ])('%j is 400 at its field', async (more, path, message) => {
      const response = await handlerWith()(post({ ...asked, ...more }));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalidKeyword', details: [{ path, message }] });
    });
  });

  describe('a supplier that fails', () => {
    it.each<[string, HotelSupplier['findPlaces'], number, string]>([
      ['refusing', () => Promise.reject(new SupplierRefusal('supplierRefused')), 502, 'supplierRefused'],
      ['never answering', () => new Promise(() => undefined), 504, 'supplierTooSlow'],
    ])('%s has a code', async (_, findPlaces, status, code) => {
      const response = await handlerWith({ suppliers: only(supplierThat(findPlaces)), supplierLimitMs: 5 })(post(asked));
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ code });
    });

    it.each<[string, HotelSupplier['findPlaces']]>([
      ['breaking', () => Promise.reject(new Error('key sk_live_123 is wrong'))],
      ['answering out of shape', () => Promise.resolve([{ id: 7 }] as never)],
      [
        'sending nine',
        () => Promise.resolve(Array(9).fill({ id: 'x', name: 'X', address: { cityName: 'X', countryName: 'Y' } })),
      ],
    ])('%s is 502 without the supplier’s text, and without the keyword in the log', async (_, findPlaces) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const response = await handlerWith({ suppliers: only(supplierThat(findPlaces)) })(post(asked));
      expect(response.status).toBe(502);
      expect(await response.text()).toBe('{"error":"The supplier failed","code":"supplierFailed"}');
      expect(log).toHaveBeenCalledOnce();
      expect(String(log.mock.calls[0]?.[0])).not.toContain('doha');
    });

    it('is 500 when HOTEL_SUPPLIER names no known supplier', async () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      expect((await handlerWith({}, { HOTEL_SUPPLIER: 'amadeus' })(post(asked))).status).toBe(500);
      expect(log).toHaveBeenCalledOnce();
    });
  });

  describe('several suppliers', () => {
    const placeOf = (id: string, name: string) => ({ id, name, address: { cityName: name, countryName: 'Qatar' } });

    it('suggest each place once, from the first supplier that has it, without a supplier that fails', async () => {
      const refuses = supplierThat(() => Promise.reject(new SupplierRefusal('supplierRefused')));
      const one = supplierThat(async () => [placeOf('doha', 'Doha')]);
      const two = supplierThat(async () => [placeOf('place-7', 'doha'), placeOf('place-8', 'Doha Port')]);
      const response = await handlerWith({ suppliers: only(refuses, one, two) })(post(asked));
      expect(await response.json()).toEqual({ suggestions: [placeOf('doha', 'Doha'), placeOf('place-8', 'Doha Port')] });
    });

    it('suggest all towns of the same name, each id once', async () => {
      const one = supplierThat(async () => [
        placeOf('town-1', 'Al Khor'),
        placeOf('town-2', 'Al Khor'),
        placeOf('town-1', 'Al Khor'),
      ]);
      const two = supplierThat(async () => [placeOf('place-7', 'al khor'), placeOf('town-2', 'Alkhor')]);
      const response = await handlerWith({ suppliers: only(one, two) })(post(asked));
      expect(await response.json()).toEqual({ suggestions: [placeOf('town-1', 'Al Khor'), placeOf('town-2', 'Al Khor')] });
    });

    it('give a partial answer while one of them fails', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const one = supplierThat(async () => [placeOf('doha', 'Doha')]);
      const fails = supplierThat(() => Promise.reject(new Error('down')));
      const response = await handlerWith({ suppliers: only(one, fails) })(post(asked));
      expect(await response.json()).toEqual({ suggestions: [placeOf('doha', 'Doha')], partial: true });
    });
  });
});

describe('hotel details handler', () => {
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
    return z.parse(hotelSearchResponse, await response.json());
  }

  async function detailsOf(hotel: string, language: 'en' | 'ar' = 'en', supplier?: HotelSupplier) {
    const suppliers = supplier ? only(supplier) : chooseHotelSuppliers;
    return createDetails({ ...dependencies, suppliers })(post({ hotel, language }));
  }

  describe('one hotel', () => {
    it('is in both languages, as in the search', async () => {
      const { hotels } = await searchFor();
      for (const { id, name, rating } of hotels.slice(0, 8)) {
        const { hotel, sandbox } = z.parse(hotelDetailsResponse, await (await detailsOf(id)).json());
        expect(hotel).toMatchObject({ id, name, rating, place: { id: 'doha', name: 'Doha' } });
        expect(hotel?.media.length).toBeGreaterThan(1);
        expect(hotel?.roomTypes.length).toBeGreaterThan(0);
        expect(sandbox).toBe(true);
        const arabic = z.parse(hotelDetailsResponse, await (await detailsOf(id, 'ar')).json());
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
});
