import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { hotelPlacesAnswer } from '@/supabase/functions/_shared/contracts/hotels/hotel-places';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import { chooseHotelSuppliers } from '@/supabase/functions/_shared/suppliers/hotels/choose-hotel-suppliers';
import type { HotelSupplier } from '@/supabase/functions/_shared/suppliers/hotels/hotel-supplier';
import { sandboxHotelSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/sandbox-hotel-supplier';
import { createHandler } from '@/supabase/functions/hotel-autocomplete/index';
import { functionWith, muteLogs, only, post } from './call-function';

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
    expect(z.parse(hotelPlacesAnswer, await response.json())).toEqual({
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
    ['sending nine', () => Promise.resolve(Array(9).fill({ id: 'x', name: 'X', address: { cityName: 'X', countryName: 'Y' } }))],
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
