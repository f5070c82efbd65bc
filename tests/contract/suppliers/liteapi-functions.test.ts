/** Both functions with LiteAPI behind them, chosen by the settings a deployment has. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { hotelSearchAnswer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { chooseHotelSuppliers } from '@/supabase/functions/_shared/suppliers/hotels/choose-hotel-suppliers';
import { createHandler as createAutocomplete } from '@/supabase/functions/hotel-autocomplete/index';
import { createHandler as createSearch } from '@/supabase/functions/hotel-search/index';
import { type FakeLiteApi, fakeKey, recorded, startFakeLiteApi } from './fake-liteapi';

const now = new Date('2026-11-21T09:00:00Z');
const couple = { cityCode: 'doha', checkIn: '2027-01-14', checkOut: '2027-01-18', adults: 2, rooms: 1, language: 'ar' };

let service: FakeLiteApi;
let logged: string[];
beforeEach(async () => {
  service = await startFakeLiteApi();
  logged = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((...texts) => void logged.push(texts.join(' ')));
  }
});
afterEach(() => service.stop());

async function ask(create: typeof createSearch | typeof createAutocomplete, body: object, named = 'liteapi') {
  const settings: Record<string, string> = {
    HOTEL_SUPPLIER: named,
    LITEAPI_KEY: fakeKey,
    LITEAPI_URL: service.address,
    // No service answers there: the pegs count.
    RATES_SERVICE_URL: 'http://127.0.0.1:9/',
    OFFER_SIGNING_SECRET: 'a secret of the tests, long enough to sign with',
  };
  const dependencies = { environment: (name: string) => settings[name], now: () => now, suppliers: chooseHotelSuppliers };
  const handler = create({ ...dependencies, supplierLimitMs: 20_000, findMarkupRules: async () => [] });
  const headers = { 'Content-Type': 'application/json' };
  const response = await handler(new Request('http://functions.test/', { method: 'POST', headers, body: JSON.stringify(body) }));
  return { status: response.status, body: await response.json() };
}

describe('hotel-search', () => {
  it('answers with sealed hotels of LiteAPI and its name', async () => {
    const { status, body } = await ask(createSearch, couple);
    expect(status).toBe(200);
    const { hotels, place, meta } = z.parse(hotelSearchAnswer, body);
    expect(hotels.map(({ name }) => name)).toEqual(['فندق نخيل الكورنيش', 'فناء الفانوس', 'أجنحة مارينا اللؤلؤة']);
    expect(hotels.every(({ signature, supplier }) => signature !== '' && supplier === 'liteapi')).toBe(true);
    // The peg to the dollar has no date.
    expect(hotels[2]?.price).toMatchObject({ total: '1820.00', convertedFrom: { currency: 'USD', total: '500.00', asOf: null } });
    expect(place.name).toBe('الدوحة');
    expect(meta).toMatchObject({
      supplier: 'liteapi',
      sandbox: false,
      suppliers: [{ name: 'liteapi', sandbox: false, status: 'ok', offers: 3 }],
    });
    expect(service.failures).toEqual([]);
  });

  it('marks rates of a test account', async () => {
    service.answer('/hotels/rates', recorded('rates').replace('"sandbox": false', '"sandbox": true'));
    expect((await ask(createSearch, couple)).body.meta).toMatchObject({ sandbox: true, suppliers: [{ sandbox: true }] });
  });

  it('shows the other supplier when LiteAPI fails', async () => {
    service.misbehave('failing');
    const { status, body } = await ask(createSearch, couple, 'sandbox,liteapi');
    expect(status).toBe(200);
    expect(body.meta.suppliers).toMatchObject([
      { name: 'sandbox', status: 'ok' },
      { name: 'liteapi', status: 'failed', offers: 0 },
    ]);
  });

  it.each([
    ['busy', 'supplierBusy'],
    ['noJson', 'supplierFailed'],
  ] as const)('answers %s with 502 %s, without its text in answer or log', async (misbehaviour, code) => {
    service.misbehave(misbehaviour);
    const { status, body } = await ask(createSearch, couple);
    expect([status, body.code]).toEqual([502, code]);
    expect(JSON.stringify(body) + logged.join()).not.toMatch(/key of the tests|maintenance|2027-01-14/);
  });

  it('refuses an id that LiteAPI cannot have issued', async () => {
    const { status, body } = await ask(createSearch, { ...couple, cityCode: 'atlantis' });
    expect(status).toBe(400);
    expect(body.details).toContainEqual({ path: 'cityCode', message: 'destinationUnknown' });
    expect(service.calls).toEqual([]);
  });
});

it('hotel-autocomplete answers with places of LiteAPI', async () => {
  const { status, body } = await ask(createAutocomplete, { keyword: 'دخان', subType: 'CITY', language: 'ar' });
  expect(status).toBe(200);
  expect(body.suggestions.map(({ name }: { name: string }) => name)).toContain('دخان');
});
