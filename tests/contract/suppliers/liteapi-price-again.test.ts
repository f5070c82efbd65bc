/** LiteAPI's prebook, after its description ("API: Booking"). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HotelOffer, HotelSearchRequest } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { pegRates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import type { HotelSupplier } from '@/supabase/functions/_shared/suppliers/hotels/hotel-supplier';
import { createLiteApi } from '@/supabase/functions/_shared/suppliers/liteapi/liteapi';
import { type FakeLiteApi, fakeKey, startFakeLiteApi } from './fake-liteapi';

const context = { signal: new AbortController().signal, now: new Date('2026-11-21T09:00:00Z') };
const search: HotelSearchRequest = {
  ...{ cityCode: 'doha', hotel: 'lp7a001', checkIn: '2027-01-14', checkOut: '2027-01-18' },
  ...{ adults: 2, rooms: 1, language: 'ar' },
};

let service: FakeLiteApi;
let supplier: HotelSupplier;
let offer: HotelOffer;
beforeEach(async () => {
  service = await startFakeLiteApi();
  supplier = createLiteApi({
    ...{ key: fakeKey, address: service.address, bookAddress: service.address },
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
    ...{ rateId: 'rate', occupancyNumber: 1, name: offer.rooms[0]?.name, maxOccupancy: 3, remarks: '<br/>', perks: [] },
    ...{ adultCount: 2, childCount: 0, childrenAges: [], boardType: 'BB', boardName: 'Bed & Breakfast' },
    retailRate: { total: [{ amount: 1900, currency: 'QAR' }], taxesAndFees: null, initialPrice: null },
    cancellationPolicies: { refundableTag: 'NRFN', cancelPolicyInfos: [], hotelRemarks: [] },
    ...rate,
  };
  const data = {
    ...{ prebookId: 'prebook', offerId: offer.offerId, hotelId: offer.id, checkin: '2027-01-14', checkout: '2027-01-18' },
    ...{ currency: 'QAR', price: 1900, priceDifferencePercent: 3, cancellationChanged: true, boardChanged: false },
    ...{ termsAndConditions: '', isPackageRate: null, roomTypes: [{ rates: [sold] }], transactionId: 'secret', ...more },
  };
  return { data, guestLevel: 0 };
}

describe('a rate of LiteAPI priced again', () => {
  it('is requested by its id alone, with a shorter timeout than our own', async () => {
    expect(await priceAgain()).toEqual(offer);
    expect(service.calls.at(-1)).toEqual({
      ...{ method: 'POST', path: '/rates/prebook', query: { timeout: '9' } },
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
      ...{ total: '1820.00', taxes: '182.00', dueAtProperty: '36.40' },
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
    await expect(supplier.priceAgain({ ...offer, offerId: undefined }, search, context)).rejects.toBeInstanceOf(SupplierRefusal);
    expect(service.calls).toHaveLength(asked);
  });
});
