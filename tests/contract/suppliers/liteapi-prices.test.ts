import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  type HotelOffer,
  type HotelSearchRequest,
  hotelSearchResponse,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { pegRates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import { chooseHotelSuppliers } from '@/supabase/functions/_shared/suppliers/hotels/choose-hotel-suppliers';
import type { HotelSupplier } from '@/supabase/functions/_shared/suppliers/hotels/hotel-supplier';
import { createLiteApi, ratesRequest } from '@/supabase/functions/_shared/suppliers/liteapi/liteapi';
import { createHandler as createAutocomplete } from '@/supabase/functions/hotel-autocomplete/index';
import { createHandler as createSearch } from '@/supabase/functions/hotel-search/index';
import { type FakeLiteApi, fakeKey, recorded, startFakeLiteApi } from './fake-liteapi';

describe('liteapi price again', () => {
  /** LiteAPI's prebook, after its description ("API: Booking"). */
  const context = { signal: new AbortController().signal, now: new Date('2026-11-21T09:00:00Z') };
  const search: HotelSearchRequest = {
    cityCode: 'doha',
    hotel: 'lp7a001',
    checkIn: '2027-01-14',
    checkOut: '2027-01-18',
    adults: 2,
    rooms: 1,
    language: 'ar',
  };

  let service: FakeLiteApi;
  let supplier: HotelSupplier;
  let offer: HotelOffer;
  beforeEach(async () => {
    service = await startFakeLiteApi();
    supplier = createLiteApi({
      key: fakeKey,
      address: service.address,
      bookAddress: service.address,
      rates: async () => pegRates,
    });
    offer = (await supplier.searchHotels(search, context)).hotels[0] as HotelOffer;
  });
  afterEach(() => service.stop());

  const priceAgain = () => supplier.priceAgain(offer, search, context);
  const answerWith = (answer: object) => service.answer('/rates/prebook', JSON.stringify(answer));

  /** As in the sample of the description, with fields that we do not read. */
  function prebook({ rate = {}, ...more }: { rate?: object; [field: string]: unknown } = {}) {
    const sold = {
      rateId: 'rate',
      occupancyNumber: 1,
      name: offer.rooms[0]?.name,
      maxOccupancy: 3,
      remarks: '<br/>',
      perks: [],
      adultCount: 2,
      childCount: 0,
      childrenAges: [],
      boardType: 'BB',
      boardName: 'Bed & Breakfast',
      retailRate: { total: [{ amount: 1900, currency: 'QAR' }], taxesAndFees: null, initialPrice: null },
      cancellationPolicies: { refundableTag: 'NRFN', cancelPolicyInfos: [], hotelRemarks: [] },
      ...rate,
    };
    const data = {
      prebookId: 'prebook',
      offerId: offer.offerId,
      hotelId: offer.id,
      checkin: '2027-01-14',
      checkout: '2027-01-18',
      currency: 'QAR',
      price: 1900,
      priceDifferencePercent: 3,
      cancellationChanged: true,
      boardChanged: false,
      termsAndConditions: '',
      isPackageRate: null,
      roomTypes: [{ rates: [sold] }],
      transactionId: 'secret',
      ...more,
    };
    return { data, guestLevel: 0 };
  }

  describe('a rate of LiteAPI priced again', () => {
    it('is requested by its id alone, with a shorter timeout than our own', async () => {
      expect(await priceAgain()).toEqual(offer);
      expect(service.calls.at(-1)).toEqual({
        method: 'POST',
        path: '/rates/prebook',
        query: { timeout: '9' },
        body: { offerId: offer.offerId, usePaymentSdk: false },
      });
      expect(service.failures).toEqual([]);
    });

    it('has the current price, meals and terms', async () => {
      answerWith(prebook());
      expect(await priceAgain()).toEqual({
        ...offer,
        price: { ...offer.price, total: '1900.00', base: '1900.00', taxes: '0.00', dueAtProperty: '0.00' },
        rooms: [{ ...offer.rooms[0], total: '1900.00' }],
        cancellation: { freeUntil: null, fees: [{ after: null, amount: '1900.00', part: 'wholeStay' }] },
      });
    });

    it('may be replaced by a similar one, which is named in both languages', async () => {
      answerWith(prebook({ rate: { name: 'Twin Room', boardType: 'RO' } }));
      const now = await priceAgain();
      expect(now).toMatchObject({ board: 'roomOnly', rooms: [{ name: 'Twin Room' }], inEnglish: { rooms: ['Twin Room'] } });
    });

    it('in another currency is converted and marked; a tax without a currency has that of the total', async () => {
      const retailRate = {
        total: [{ amount: 500, currency: 'USD' }],
        taxesAndFees: [
          { included: true, amount: 50 },
          { included: false, amount: 10, currency: null },
        ],
      };
      answerWith(prebook({ price: 500, currency: 'USD', rate: { retailRate } }));
      expect((await priceAgain())?.price).toMatchObject({
        total: '1820.00',
        taxes: '182.00',
        dueAtProperty: '36.40',
        convertedFrom: { currency: 'USD', total: '500.00' },
      });
    });

    it.each([
      ['outdated', 4040],
      ['without a room', 2001],
    ])('that is %s is gone', async (_, code) => {
      answerWith({ error: { code, description: 'outdated offerId', message: 'please refetch rates for this hotel' } });
      expect(await priceAgain()).toBeNull();
    });

    it.each<[string, () => object, string]>([
      [
        'LiteAPI was too slow itself',
        () => ({ error: { code: 4016, message: 'timeout exceeded' } }),
        'LiteAPI answered with error 4016',
      ],
      ['it is about another hotel', () => prebook({ hotelId: 'lp7a002' }), 'LiteAPI priced another stay'],
      ['it is about other days', () => prebook({ checkin: '2027-01-15' }), 'LiteAPI priced another stay'],
      ['it is for other guests', () => prebook({ rate: { adultCount: 1 } }), 'otherParty'],
      ['its sums do not match', () => prebook({ price: 2500 }), 'otherSums'],
    ])('is a failure when %s', async (_, answer, message) => {
      answerWith(answer());
      const error = await priceAgain().catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(SupplierRefusal);
      expect(String(error)).toContain(message);
    });

    it('is refused when LiteAPI calls the request invalid, and not requested without an id', async () => {
      answerWith({ error: { code: 4002, description: 'invalid offerId' } });
      await expect(priceAgain()).rejects.toBeInstanceOf(SupplierRefusal);
      const asked = service.calls.length;
      await expect(supplier.priceAgain({ ...offer, offerId: undefined }, search, context)).rejects.toBeInstanceOf(
        SupplierRefusal,
      );
      expect(service.calls).toHaveLength(asked);
    });
  });
});

describe('liteapi size', () => {
  /** From the sample in LiteAPI's published description: the size of one rate, and of a hotel without its rates. */
  const bytesOfRate = 2_700;
  const bytesOfHotel = 3_000;
  const bytesRead = 8 * 1024 * 1024;

  it.each([1, 2, 3, 4])('an answer for %d rooms is far below the size limit, and has enough hotels', (rooms) => {
    const stay = {
      cityCode: 'doha',
      checkIn: '2027-01-14',
      checkOut: '2027-01-18',
      adults: rooms,
      rooms,
      language: 'en',
    } as const;
    const { limit, maxRatesPerHotel } = ratesRequest(stay) as { limit: number; maxRatesPerHotel: number };
    // When each rate is for all rooms.
    expect(limit * (maxRatesPerHotel * rooms * bytesOfRate + bytesOfHotel)).toBeLessThan(bytesRead * 0.55);
    // When each rate is for a single room. The second offer is needed when the first is not for everybody.
    expect(maxRatesPerHotel).toBeGreaterThanOrEqual(2 * rooms);
    expect(limit).toBeGreaterThanOrEqual(40);
    expect(limit).toBeLessThanOrEqual(100);
  });
});

describe('liteapi functions', () => {
  /** Both functions with LiteAPI behind them, chosen by the settings a deployment has. */
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
    const response = await handler(
      new Request('http://functions.test/', { method: 'POST', headers, body: JSON.stringify(body) }),
    );
    return { status: response.status, body: await response.json() };
  }

  describe('hotel-search', () => {
    it('answers with sealed hotels of LiteAPI and its name', async () => {
      const { status, body } = await ask(createSearch, couple);
      expect(status).toBe(200);
      const { hotels, place, meta } = z.parse(hotelSearchResponse, body);
      expect(hotels.map(({ name }) => name)).toEqual(['فندق نخيل الكورنيش', 'فناء الفانوس', 'أجنحة مارينا اللؤلؤة']);
      expect(hotels.every(({ signature, supplier }) => signature !== '' && supplier === 'liteapi')).toBe(true);
      // The peg to the dollar has no date.
      expect(hotels[2]?.price).toMatchObject({
        total: '1820.00',
        convertedFrom: { currency: 'USD', total: '500.00', asOf: null },
      });
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
});
