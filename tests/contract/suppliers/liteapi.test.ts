import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hotels } from '@/content/hotels';
import { kilometresBetween } from '@/lib/hotels/summarize-hotel';
import type { HotelSearchRequest } from '@/supabase/functions/_shared/contracts/hotel-search';
import { crossRates, pegRates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { hotelPlaces } from '@/supabase/functions/_shared/hotel-places/all-places';
import { createLiteApi } from '@/supabase/functions/_shared/suppliers/liteapi/liteapi';
import { ratesQuestion } from '@/supabase/functions/_shared/suppliers/liteapi/rates-question';
import { SupplierBusy } from '@/supabase/functions/_shared/suppliers/supplier-busy';
import { SupplierRefusal } from '@/supabase/functions/_shared/suppliers/supplier-refusal';
import { type FakeLiteApi, fakeKey, type Misbehaviour, recorded, startFakeLiteApi } from './fake-liteapi';

const now = new Date('2026-11-21T09:00:00Z');
const dukhan = 'ChIJDukhan_0000000000000001';
const couple: HotelSearchRequest = {
  cityCode: 'doha',
  checkIn: '2027-01-14',
  checkOut: '2027-01-18',
  adults: 2,
  rooms: 1,
  language: 'en',
};
const family: HotelSearchRequest = {
  ...couple,
  adults: 3,
  rooms: 2,
  occupancy: [
    { adults: 2, childrenAges: [4, 10] },
    { adults: 1, childrenAges: [] },
  ],
};

let service: FakeLiteApi;
beforeEach(async () => {
  service = await startFakeLiteApi();
});
afterEach(() => service.stop());

const supplier = (rates = pegRates) => createLiteApi({ key: fakeKey, address: service.address, rates: async () => rates });
const never = () => new AbortController().signal;
const search = (request: HotelSearchRequest = couple, source = supplier()) =>
  source.searchHotels(request, { signal: never(), now });
const places = (keyword: string, language: 'en' | 'ar' = 'en') =>
  supplier().findPlaces({ keyword, subType: 'CITY', language }, never());
const callTo = (path: string) => service.calls.find((call) => call.path === path);

/** Rates with something else in them. */
function changed(change: (answer: ReturnType<typeof JSON.parse>) => void, name = 'rates'): string {
  const answer = JSON.parse(recorded(name));
  change(answer);
  return JSON.stringify(answer);
}

describe('places', () => {
  it('are asked for as towns, in the language of the visitor', async () => {
    await places('الدوحة', 'ar');
    expect(service.calls).toEqual([
      { method: 'GET', path: '/data/places', query: { textQuery: 'الدوحة', type: 'locality', language: 'ar' }, body: null },
    ]);
    expect(service.problems).toEqual([]);
  });

  it('are our own cities first, then others, none twice and none that a search cannot take', async () => {
    expect(await places('doha')).toEqual([
      { id: 'doha', name: 'Doha', address: { cityName: 'Doha', countryName: 'Qatar' } },
      { id: 'ChIJDohaVillage_-0000000001', name: 'Doha', address: { cityName: 'Doha', countryName: 'Kuwait' } },
      { id: dukhan, name: 'Dukhan', address: { cityName: 'Dukhan', countryName: 'Qatar' } },
    ]);
    expect(await places('الدوحة', 'ar')).toEqual([
      { id: 'doha', name: 'الدوحة', address: { cityName: 'الدوحة', countryName: 'قطر' } },
      { id: dukhan, name: 'دخان', address: { cityName: 'دخان', countryName: 'قطر' } },
    ]);
  });

  it('are found by their id, for a link that somebody was sent', async () => {
    expect(await places(dukhan, 'ar')).toEqual([{ id: dukhan, name: 'دخان', address: { cityName: 'دخان', countryName: 'قطر' } }]);
    expect(service.calls.map(({ path }) => path)).toEqual([`/data/places/${dukhan}`]);
  });
});

describe('a search', () => {
  it('asks for one of our cities by its middle, and tells how many sleep where and nothing else of them', async () => {
    await search(family);
    expect(callTo('/hotels/rates')?.body).toEqual({
      latitude: 25.2854,
      longitude: 51.531,
      radius: expect.any(Number),
      checkin: '2027-01-14',
      checkout: '2027-01-18',
      occupancies: [{ adults: 2, children: [4, 10] }, { adults: 1 }],
      currency: 'QAR',
      guestNationality: 'QA',
      timeout: 9,
      maxRatesPerHotel: 8,
      limit: 100,
      includeHotelData: true,
    });
    // Lusail belongs to Doha and is fifteen kilometres from its middle.
    expect(callTo('/hotels/rates')?.body?.['radius']).toBeGreaterThan(18_000);
    expect(service.problems).toEqual([]);
  });

  it('asks for any other place by its id, and names it once it knows it', async () => {
    const source = supplier();
    const { place } = await search({ ...couple, cityCode: dukhan }, source);
    expect(callTo('/hotels/rates')?.body).toMatchObject({ placeId: dukhan, maxRatesPerHotel: 1 });
    expect(callTo('/hotels/rates')?.body).not.toHaveProperty('latitude');
    expect(place).toEqual({ name: 'Dukhan', countryName: 'Qatar', latitude: 25.4297, longitude: 50.7827 });
    await search({ ...couple, cityCode: dukhan }, source);
    expect(service.calls.filter(({ path }) => path.startsWith('/data/places/'))).toHaveLength(1);
    expect(service.calls.filter(({ path }) => path === '/data/facilities')).toHaveLength(1);
  });

  it('describes its hotels in the language of the visitor', async () => {
    await search({ ...couple, language: 'ar' });
    expect(callTo('/data/hotels')?.query).toMatchObject({ language: 'ar', hotelIds: expect.stringContaining('lp7a001,lp7a002') });
  });

  it('says that an answer is of a test account', async () => {
    const source = supplier();
    await search(couple, source);
    expect(source.sandbox).toBe(false);
    service.answer(
      '/hotels/rates',
      changed((answer) => Object.assign(answer, { sandbox: true })),
    );
    await search(couple, source);
    expect(source.sandbox).toBe(true);
  });
});

describe('a hotel', () => {
  it('is told whole', async () => {
    const { hotels } = await search();
    expect(hotels[0]).toEqual({
      id: 'lp7a001',
      supplier: 'liteapi',
      available: true,
      amenities: ['pool', 'spa', 'wifi', 'restaurant', 'airConditioning'],
      description: {
        text: expect.stringMatching(
          /^Rooms with a view of the dhow harbour & the towers of West Bay\. Two restaurants open .*\.$/,
        ),
      },
      name: 'Corniche Palm Hotel',
      rating: 5,
      address: { cityName: 'Doha', countryCode: 'QA', area: 'West Bay', line: 'Al Corniche Street' },
      media: [{ uri: 'https://static.cupid.travel/hotels/100001.jpg' }],
      price: { currency: 'QAR', total: '1840.50', base: '1600.25', taxes: '240.25', dueAtProperty: '60.00' },
      geoCode: { latitude: 25.3215, longitude: 51.5265 },
      board: 'breakfast',
      rooms: [{ name: 'Deluxe King Room, Sea View', adults: 2, childrenAges: [], total: '1840.50' }],
      // Until 23:59 in Doha.
      cancellation: { freeUntil: '2027-01-12' },
      roomsLeft: null,
    });
    expect(hotels[0]?.description.text.length).toBeLessThanOrEqual(280);
  });

  it('has the cheapest of its rates, the stars it has in full, and our picture when it sends none', async () => {
    const { hotels } = await search();
    expect(hotels[1]).toMatchObject({
      name: 'Lantern Courtyard',
      rating: 3,
      address: { area: 'Souq Waqif' },
      description: { text: 'A lane from the falcon market. Coffee is poured all day.' },
      media: [{ uri: 'hotel-city' }],
      price: { total: '720.40', base: '720.40', taxes: '0.00', dueAtProperty: '0.00' },
      board: 'roomOnly',
      cancellation: { freeUntil: null },
    });
  });

  it('with a price in another currency is converted, and says so', async () => {
    const rates = crossRates({ AED: 3.64, USD: 1 }, '2026-11-20');
    const { hotels } = await search(couple, supplier(rates));
    expect(hotels[2]).toMatchObject({
      board: 'halfBoard',
      price: {
        currency: 'QAR',
        total: '1820.00',
        base: '1654.38',
        taxes: '165.62',
        dueAtProperty: '36.73',
        convertedFrom: { currency: 'USD', total: '500.00', asOf: '2026-11-20' },
      },
    });
  });

  it('that cannot be read, has no rate in riyals, adds up wrongly or is nowhere is left out alone', async () => {
    const { hotels } = await search();
    expect(hotels.map(({ id }) => id)).toEqual(['lp7a001', 'lp7a002', 'lp7a003']);
  });

  it('houses a party room by room, or not at all', async () => {
    service.answer('/hotels/rates', recorded('rates-two-rooms'));
    const { hotels } = await search(family);
    expect(hotels).toMatchObject([
      {
        rooms: [
          { name: 'Family Room', adults: 2, childrenAges: [4, 10], total: '1500.25' },
          { name: 'Single Room', adults: 1, childrenAges: [], total: '610.10' },
        ],
        price: { total: '2110.35', taxes: '205.10', dueAtProperty: '30.00' },
        // Of two boards and two deadlines the lesser is promised.
        board: 'roomOnly',
        cancellation: { freeUntil: '2027-01-08' },
      },
    ]);
  });

  it('is read without numbers of occupancies, in the order of who sleeps where', async () => {
    const text = changed((answer) => {
      const offer = answer.data[0].roomTypes[1];
      offer.rates.reverse();
      for (const rate of offer.rates) rate.occupancyNumber = 0;
    }, 'rates-two-rooms');
    service.answer('/hotels/rates', text);
    expect((await search(family)).hotels[0]?.rooms.map(({ name }) => name)).toEqual(['Family Room', 'Single Room']);
  });

  it('tells rooms that are alike apart by their numbers', async () => {
    const text = changed((answer) => {
      const [offer] = answer.data[0].roomTypes;
      const [rate] = offer.rates;
      offer.rates = [
        { ...rate, name: 'Second', occupancyNumber: 2 },
        { ...rate, name: 'First', occupancyNumber: 1 },
      ];
      offer.offerRetailRate.amount *= 2;
    });
    service.answer('/hotels/rates', text);
    const { hotels } = await search({ ...couple, adults: 4, rooms: 2 });
    expect(hotels[0]?.rooms.map(({ name }) => name)).toEqual(['First', 'Second']);
  });

  it.each<[string, (offer: ReturnType<typeof JSON.parse>) => void]>([
    ['for other children', ({ rates }) => Object.assign(rates[0], { childCount: 1, childrenAges: [4] })],
    ['for other adults', ({ rates }) => Object.assign(rates[0], { adultCount: 3 })],
    [
      'with a room more',
      (offer) => {
        offer.rates.push({ ...offer.rates[0], occupancyNumber: 2 });
        offer.offerRetailRate.amount *= 2;
      },
    ],
    ['in two currencies', (offer) => Object.assign(offer.offerRetailRate, { currency: 'USD' })],
    ['for nothing', ({ rates }) => Object.assign(rates[0].retailRate, { total: [{ amount: 0, currency: 'QAR' }] })],
    [
      'with more taxes than price',
      ({ rates }) => Object.assign(rates[0].retailRate, { taxesAndFees: [{ included: true, amount: 9_999, currency: 'QAR' }] }),
    ],
  ])('%s is not what was asked for', async (_, change) => {
    service.answer(
      '/hotels/rates',
      changed((answer) => change(answer.data[0].roomTypes[0])),
    );
    expect((await search()).hotels.map(({ id }) => id)).toEqual(['lp7a002', 'lp7a003']);
  });

  it('is shown with what came with its rates when nobody describes it', async () => {
    service.misbehave('failing', '/data/hotels');
    service.misbehave('busy', '/data/facilities');
    const { hotels } = await search();
    expect(hotels[0]).toMatchObject({ name: 'Corniche Palm Hotel', rating: 5, amenities: [], description: { text: '' } });
  });
});

describe('when LiteAPI misbehaves', () => {
  it.each(['{"data":[]}', recorded('no-availability')])('%j means that no room is left', async (text) => {
    service.answer('/hotels/rates', text);
    expect(await search()).toEqual({ hotels: [], place: expect.objectContaining({ name: 'Doha' }) });
  });

  it('so does an answer without content', async () => {
    service.misbehave('nothing', '/hotels/rates');
    expect((await search()).hotels).toEqual([]);
  });

  it('429 says how long it wants to be left alone', async () => {
    service.misbehave('busy');
    for (const ask of [() => search(), () => places('dukhan')]) {
      const error = await ask().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(SupplierBusy);
      expect(error).toMatchObject({ retryAfterMs: 7_000 });
    }
  });

  it('a place it does not accept is a refusal', async () => {
    service.problems.length = 0;
    const source = createLiteApi({ key: 'another key', address: service.address, rates: async () => pegRates });
    await expect(search(couple, source)).rejects.toBeInstanceOf(SupplierRefusal);
    expect(service.problems).toContain('no X-API-Key');
  });

  it.each<Misbehaviour>(['failing', 'forbidden', 'halfABody', 'tenMegabytes', 'noJson', 'otherShape'])(
    '%s is an error that quotes nothing',
    async (misbehaviour) => {
      service.misbehave(misbehaviour);
      for (const ask of [() => search(), () => places('dukhan')]) {
        const error = await ask().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(Error);
        expect(error).not.toBeInstanceOf(SupplierRefusal);
        expect(String(error)).not.toMatch(/key of the tests|maintenance|Unauthorized|Corniche/);
      }
    },
  );

  it('another error in a good answer is an error', async () => {
    service.answer('/hotels/rates', '{"error":{"code":5000,"message":"no rates for a key of the tests"}}');
    await expect(search()).rejects.toThrow(/^LiteAPI answered with error 5000$/);
  });

  it('rates of which none can be read are not "no rooms"', async () => {
    service.answer(
      '/hotels/rates',
      changed((answer) => {
        for (const { roomTypes } of answer.data) for (const offer of roomTypes) delete offer.rates;
      }),
    );
    await expect(search()).rejects.toThrow('a shape we do not know');
  });

  it.each(['/hotels/rates', '/data/hotels'])('slowness of %s ends when nobody waits any more', async (path) => {
    service.misbehave('slow', path);
    await expect(supplier().searchHotels(couple, { signal: AbortSignal.timeout(200), now })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});

describe('the links of the site', () => {
  it('lead to cities that it knows', () => {
    expect(hotels.length).toBeGreaterThan(10);
    for (const { place } of hotels) expect(supplier().isKnownPlace(place), place).toBe(true);
  });

  it('lead to searches that reach every part of town, and no other town', () => {
    for (const place of hotelPlaces) {
      const { radius } = ratesQuestion({ ...couple, cityCode: place.id }) as { radius: number };
      for (const [name, , latitude, longitude] of place.districts) {
        expect(kilometresBetween(place, { latitude, longitude }) * 1000, `${name}, ${place.id}`).toBeLessThan(radius);
      }
      expect(radius, place.id).toBeLessThan(30_000);
    }
  });
});

it('without a key says which setting is missing', () => {
  expect(() => createLiteApi({ key: undefined, rates: async () => pegRates })).toThrow('LITEAPI_KEY is not set');
});
