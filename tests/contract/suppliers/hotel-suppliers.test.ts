import { afterAll, beforeAll, describe, expect } from 'vitest';
import { pegRates } from '@/supabase/functions/_shared/exchange-rates/rates';
import type { HotelSupplier } from '@/supabase/functions/_shared/suppliers/hotels/hotel-supplier';
import { createLiteApi } from '@/supabase/functions/_shared/suppliers/liteapi/liteapi';
import { sandboxHotelSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/sandbox-hotel-supplier';
import { type FakeLiteApi, fakeKey, startFakeLiteApi } from './fake-liteapi';
import { itConforms } from './hotel-supplier-conformance';
import { describeMisbehaviour } from './misbehaving-service';

const now = new Date('2026-11-21T09:00:00Z');
const keywords = { en: 'doha', ar: 'الدوحة' };

describe('the sandbox', () => {
  itConforms({ supplier: () => sandboxHotelSupplier, keywords, now });
});

describe('LiteAPI', () => {
  let service: FakeLiteApi;
  let supplier: HotelSupplier;

  beforeAll(async () => {
    service = await startFakeLiteApi();
    supplier = createLiteApi({
      key: fakeKey,
      address: service.address,
      bookAddress: service.address,
      rates: async () => pegRates,
    });
  });
  afterAll(async () => {
    await service.stop();
    expect(service.failures).toEqual([]);
  });

  const busy = async (says: 'itsTime' | 'noTime') => {
    const own = await startFakeLiteApi();
    own.misbehave(says === 'itsTime' ? 'busy' : 'busyWithoutTime');
    const supplier = createLiteApi({ key: fakeKey, address: own.address, bookAddress: own.address, rates: async () => pegRates });
    return { supplier, stop: own.stop };
  };
  itConforms({ supplier: () => supplier, keywords, now, busy });
});

describeMisbehaviour('LiteAPI', async () => {
  const { address, misbehave, stop } = await startFakeLiteApi();
  const supplier = createLiteApi({ key: fakeKey, address, bookAddress: address, rates: async () => pegRates });
  const party = { checkIn: '2027-01-14', checkOut: '2027-01-18', adults: 2, rooms: 1, language: 'en' } as const;
  const asked = { cityCode: 'doha', hotel: 'lp7a001', ...party };
  const [offer] = (await supplier.searchHotels(asked, { signal: new AbortController().signal, now })).hotels;
  if (!offer) throw new Error('nothing is sold');
  const questions = {
    priceAgain: (signal: AbortSignal) => supplier.priceAgain(offer, asked, { signal, now }),
    searchHotels: (signal: AbortSignal) => supplier.searchHotels({ cityCode: 'doha', ...party }, { signal, now }),
    // Not one of our own cities.
    findPlaces: (signal: AbortSignal) => supplier.findPlaces({ keyword: 'dukhan', subType: 'CITY', language: 'en' }, signal),
  };
  return { questions, misbehave, stop };
});
