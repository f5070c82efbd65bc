import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hotels } from '@/content/hotels';
import { kilometresBetween } from '@/lib/hotels/map/kilometres';
import type { HotelSearchRequest } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { crossRates, pegRates } from '@/supabase/functions/_shared/exchange-rates/rates';
import { hotelPlaces } from '@/supabase/functions/_shared/hotel-places/all-places';
import { RateLimited } from '@/supabase/functions/_shared/resilience/rate-limited';
import { createResilientSupplier } from '@/supabase/functions/_shared/resilience/resilient-supplier';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import type { HotelSupplier } from '@/supabase/functions/_shared/suppliers/hotels/hotel-supplier';
import { createLiteApi, ratesRequest } from '@/supabase/functions/_shared/suppliers/liteapi/liteapi';
import { type FakeLiteApi, fakeKey, recorded, startFakeLiteApi } from './fake-liteapi';

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

/** Rates with changed values. */
function changed(change: (answer: ReturnType<typeof JSON.parse>) => void, name = 'rates'): string {
  const answer = JSON.parse(recorded(name));
  change(answer);
  return JSON.stringify(answer);
}

describe('places', () => {
  it("are searched as towns and hotels, in the visitor's language", async () => {
    await places('الدوحة', 'ar');
    expect(service.calls).toEqual([
      { method: 'GET', path: '/data/places', query: { textQuery: 'الدوحة', type: 'locality,hotel', language: 'ar' }, body: null },
    ]);
    expect(service.failures).toEqual([]);
  });

  it('are our own cities first, then others, without duplicates or places that cannot be searched', async () => {
    expect(await places('doha')).toEqual([
      { id: 'doha', name: 'Doha', address: { cityName: 'Doha', countryName: 'Qatar' } },
      { id: 'ChIJDohaVillage_-0000000001', name: 'Doha', address: { cityName: 'Doha', countryName: 'Kuwait' } },
      { id: dukhan, name: 'Dukhan', address: { cityName: 'Dukhan', countryName: 'Qatar' } },
      ...['ChIJLanternHouse_0000000001', 'ChIJLanternHouse_0000000002'].map((id) =>
        expect.objectContaining({ id, part: 'hotel' }),
      ),
    ]);
    expect(await places('الدوحة', 'ar')).toEqual([
      { id: 'doha', name: 'الدوحة', address: { cityName: 'الدوحة', countryName: 'قطر' } },
      { id: dukhan, name: 'دخان', address: { cityName: 'دخان', countryName: 'قطر' } },
    ]);
  });

  it('with the same name in a country show where they are', async () => {
    const listed = (addresses: readonly string[]) =>
      JSON.stringify({
        data: addresses.map((formattedAddress, index) => ({
          placeId: `ChIJSpringfield_0000000000${index}`,
          displayName: formattedAddress.split(/[,،]/)[0],
          formattedAddress,
        })),
      });
    service.answer(
      '/data/places',
      listed([
        'Springfield, Illinois, USA',
        'Springfield, Missouri, USA',
        'Springfield, Ontario, Canada',
        'Springdale, Utah, USA',
      ]),
    );
    expect((await places('spring')).map(({ name, address }) => [name, address.cityName, address.countryName])).toEqual([
      ['Springfield, Illinois', 'Springfield', 'USA'],
      ['Springfield, Missouri', 'Springfield', 'USA'],
      ['Springfield', 'Springfield', 'Canada'],
      ['Springdale', 'Springdale', 'USA'],
    ]);
    service.answer('/data/places', listed(['سبرينغفيلد، إلينوي، الولايات المتحدة', 'سبرينغفيلد، الولايات المتحدة']));
    expect((await places('سبرينغفيلد', 'ar')).map(({ name }) => name)).toEqual(['سبرينغفيلد، إلينوي', 'سبرينغفيلد']);
  });

  it('are found by their id, for shared links', async () => {
    expect(await places(dukhan, 'ar')).toEqual([{ id: dukhan, name: 'دخان', address: { cityName: 'دخان', countryName: 'قطر' } }]);
    expect(service.calls.map(({ path }) => path)).toEqual([`/data/places/${dukhan}`]);
  });

  it('are hotels too, each with a place of its own, but not those of a city that is meant', async () => {
    const hotel = (id: string, name: string, cityName: string, countryName: string) => ({
      id: `ChIJ${id}`,
      name,
      address: { cityName, countryName },
      part: 'hotel',
    });
    const hotelsFor = async (keyword: string, language?: 'ar') =>
      (await places(keyword, language)).filter(({ part }) => part === 'hotel');
    const palm = hotel('CornichePalm_0000000001', 'Corniche Palm Hotel', 'Doha', 'Qatar');
    const london = hotel('LanternHouse_0000000001', 'Lantern House', 'London', 'UK');
    const paris = hotel('LanternHouse_0000000002', 'Lantern House', 'Paris', 'France');
    expect(await hotelsFor('corniche palm doha')).toEqual([palm, london, paris]);
    expect(await hotelsFor('doha')).toEqual([london, paris]);
    expect(await hotelsFor('نخيل الدوحة', 'ar')).toEqual([
      hotel('CornichePalm_0000000001', 'فندق نخيل الكورنيش', 'الدوحة', 'قطر'),
    ]);
    expect(await hotelsFor('الدوحة', 'ar')).toEqual([]);
    for (const { id } of [palm, london, paris]) expect(supplier().isKnownPlace(id)).toBe(true);
    expect(service.failures).toEqual([]);
  });

  it('of a hotel are searched by its id, and are a hotel in a shared link too', async () => {
    const id = 'ChIJCornichePalm_0000000001';
    const component = (longText: string, type: string) => ({ longText, types: [type, 'political'] });
    const data = {
      displayName: 'فندق نخيل الكورنيش',
      location: { latitude: 25.3215, longitude: 51.5265 },
      addressComponents: [component('الدوحة', 'locality'), component('قطر', 'country')],
      types: ['hotel', 'lodging'],
    };
    service.answer(`/data/places/${id}`, JSON.stringify({ data }));
    expect(await places(id, 'ar')).toEqual([
      { id, name: data.displayName, address: { cityName: 'الدوحة', countryName: 'قطر' }, part: 'hotel' },
    ]);
    const { place } = await search({ ...couple, cityCode: id, language: 'ar' });
    expect(callTo('/hotels/rates')?.body).toMatchObject({ placeId: id });
    expect(place).toEqual({ name: data.displayName, countryName: 'قطر', ...data.location });
    expect(service.failures).toEqual([]);
  });

  it.each([`EhIJ${dukhan.slice(4)}`, `${dukhan}x`, 'A1'.repeat(20)])(
    '%s is not the id of a town, and causes no paid request',
    async (id) => {
      expect(await places(id)).toEqual([]);
      expect(supplier().isKnownPlace(id)).toBe(false);
      expect(service.calls).toEqual([]);
    },
  );

  it('may have long names', async () => {
    await places('thiruvananthapuramcity');
    expect(service.calls.map(({ path }) => path)).toEqual(['/data/places']);
  });

  it('of our own list need no paid request', async () => {
    const free = (keyword: string) =>
      supplier().findPlaces({ keyword, subType: 'CITY', language: 'en', freeOnly: true }, never());
    expect((await free('doh')).map(({ id }) => id)).toContain('doha');
    expect(await free('dukhan')).toEqual([]);
    expect(await free(dukhan)).toEqual([]);
    expect(service.calls).toEqual([]);
  });
});

describe('a search', () => {
  it('searches one of our cities around its centre, and sends only the occupancy of the rooms', async () => {
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
      maxRatesPerHotel: 5,
      limit: 100,
      includeHotelData: true,
    });
    // Lusail belongs to Doha and is fifteen kilometres from its centre.
    expect(callTo('/hotels/rates')?.body?.['radius']).toBeGreaterThan(18_000);
    expect(service.failures).toEqual([]);
  });

  it('requests any other place by its id, and includes its name when it is known', async () => {
    const source = supplier();
    const { place } = await search({ ...couple, cityCode: dukhan }, source);
    expect(callTo('/hotels/rates')?.body).toMatchObject({ placeId: dukhan, maxRatesPerHotel: 3 });
    expect(callTo('/hotels/rates')?.body).not.toHaveProperty('latitude');
    expect(place).toEqual({ name: 'Dukhan', countryName: 'Qatar', latitude: 25.4297, longitude: 50.7827 });
    await search({ ...couple, cityCode: dukhan }, source);
    expect(service.calls.filter(({ path }) => path.startsWith('/data/places/'))).toHaveLength(1);
    expect(service.calls.filter(({ path }) => path === '/data/facilities')).toHaveLength(1);
  });

  it.each([
    [49, false],
    [50, true],
  ])('with %d hotels shows whether there may be more: %s', async (count, limited) => {
    const many = changed((answer) => {
      const [hotel] = answer.data;
      const [described] = answer.hotels;
      const ids = Array.from({ length: count }, (_, index) => `lp${index}`);
      answer.data = ids.map((hotelId) => ({ ...hotel, hotelId }));
      answer.hotels = ids.map((id) => ({ ...described, id }));
    });
    service.answer('/hotels/rates', many);
    const answer = await search();
    expect([answer.hotels.length, answer.limited]).toEqual([count, limited]);
  });

  it('in Arabic also has the English names of the rates, for the agency and the hotel', async () => {
    const { hotels: found } = await search({ ...couple, language: 'ar' });
    const [hotel] = found.filter(({ id }) => id === 'lp7a001');
    expect(hotel?.name).toBe('فندق نخيل الكورنيش');
    const rooms = hotel?.rooms.map(({ name }) => name);
    expect(hotel?.inEnglish).toEqual({ name: 'Corniche Palm Hotel', cityName: 'Doha', area: expect.any(String), rooms });
    expect(hotel?.inEnglish?.area).toMatch(/^[A-Z]/);
    expect((await search()).hotels.every((one) => one.inEnglish === undefined)).toBe(true);
    service.answer(
      '/hotels/rates',
      changed((answer) => {
        answer.hotels = [];
      }),
    );
    const unnamed = await search({ ...couple, language: 'ar' });
    expect(unnamed.hotels.map(({ inEnglish }) => inEnglish)).toEqual(unnamed.hotels.map(() => undefined));
  });

  it('describes its hotels in the language of the visitor', async () => {
    await search({ ...couple, language: 'ar' });
    const { language, hotelIds = '', limit } = callTo('/data/hotels')?.query ?? {};
    expect([language, hotelIds.split(',').slice(0, 2)]).toEqual(['ar', ['lp7a001', 'lp7a002']]);
    expect(Number(limit)).toBe(hotelIds.split(',').length);
  });

  it('marks the answer of a test account', async () => {
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
  it('is complete', async () => {
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
      cancellation: {
        freeUntil: '2027-01-12',
        fees: [{ after: '2027-01-12T23:59', amount: '1840.50', part: 'wholeStay' }],
      },
      roomsLeft: null,
      guestRating: { score: 8.2, reviews: 120 },
    });
    expect(hotels[0]?.description.text.length).toBeLessThanOrEqual(280);
  });

  it('has its own page, with the data of /data/hotel', async () => {
    const waiting = { signal: new AbortController().signal, now };
    const hotel = await supplier().findHotel({ hotel: 'lp7a001', language: 'en' }, waiting);
    expect(hotel).toEqual({
      id: 'lp7a001',
      supplier: 'liteapi',
      name: 'Corniche Palm Hotel',
      rating: 5,
      address: { cityName: 'Doha', countryCode: 'QA', area: 'West Bay', line: 'Al Corniche Street' },
      media: [
        { uri: 'https://static.cupid.travel/hotels/100001.jpg' },
        { uri: 'https://static.cupid.travel/hotels/100002-hd.jpg' },
      ],
      geoCode: { latitude: 25.3215, longitude: 51.5265 },
      amenities: ['pool', 'wifi', 'restaurant', 'spa'],
      description: { text: 'Rooms with a view of the dhow harbour & the towers of West Bay.' },
      guestRating: { score: 8.2, reviews: 120 },
      times: { checkInFrom: '15:00', checkOutUntil: '12:00' },
      place: expect.objectContaining({ id: 'doha', name: 'Doha' }),
      roomTypes: [{ name: 'Deluxe King Room', sleeps: 3, beds: '1 × King bed', squareMetres: 42 }],
      // Without the review that has no text, and without names.
      reviews: [
        {
          score: 9,
          date: '2026-10-20',
          language: 'en',
          headline: 'A quiet week',
          liked: 'The people at the desk knew everything.',
          disliked: 'The lift is slow.',
        },
        { score: 7.5, date: '2026-09-02', language: 'ar', liked: 'الغرفة واسعة ونظيفة.' },
      ],
      notes: [
        'Guests show a passport or an identity card at check-in.',
        'Children and extra beds: Children of any age are welcome.',
      ],
    });
    expect(service.failures).toEqual([]);
  });

  it('has a page without reviews when these fail', async () => {
    service.misbehave('failing', '/data/reviews');
    const waiting = { signal: new AbortController().signal, now };
    const hotel = await supplier().findHotel({ hotel: 'lp7a001', language: 'en' }, waiting);
    expect(hotel?.name).toBe('Corniche Palm Hotel');
    expect(hotel).not.toHaveProperty('reviews');
  });

  it('alone is searched by its id, and has each named rate once, the cheapest first', async () => {
    const { hotels, limited } = await search({ ...couple, hotel: 'lp7a002' });
    const rates = hotels.filter(({ id }) => id === 'lp7a002');
    expect(callTo('/hotels/rates')?.body).toMatchObject({ hotelIds: ['lp7a002'], limit: 1 });
    expect(rates.length).toBeGreaterThan(1);
    expect(rates[0]?.price.total).toBe('720.40');
    expect(new Set(rates.map(({ rate }) => rate)).size).toBe(rates.length);
    expect(limited).toBe(false);
    expect(service.failures).toEqual([]);
  });

  it('has its cheapest rate, whole stars, and our picture when it sends none', async () => {
    const { hotels } = await search();
    expect(hotels[1]).toMatchObject({
      name: 'Lantern Courtyard',
      rating: 3,
      address: { area: 'Souq Waqif' },
      description: { text: 'A lane from the falcon market. Coffee is poured all day.' },
      media: [{ uri: 'stay-lobby-1' }],
      price: { total: '720.40', base: '720.40', taxes: '0.00', dueAtProperty: '0.00' },
      board: 'roomOnly',
      cancellation: { freeUntil: null, fees: [{ after: null, amount: '720.40', part: 'wholeStay' }] },
    });
  });

  it('has the rate that is cheapest including what is due at the property', async () => {
    const due = { included: false, description: 'Resort fee', amount: 300, currency: 'QAR' };
    const text = changed(({ data }) => {
      data[1].roomTypes[1].rates[0].retailRate.taxesAndFees = [due];
    });
    service.answer('/hotels/rates', text);
    expect((await search()).hotels[1]).toMatchObject({ price: { total: '990.00', dueAtProperty: '0.00' } });
  });

  it.each([
    ['lp7a001', '1410.00', 'is for a package', { rateType: 'package' }],
    ['lp7a002', '640.00', 'is for members', { loyaltyMembershipIdRequired: true }],
  ])('%s is not offered at %s, which %s', async (hotelId, price, _, terms) => {
    const priceOf = async () => (await search()).hotels.find(({ id }) => id === hotelId)?.price.total;
    expect(Number(await priceOf())).toBeGreaterThan(Number(price));
    const text = changed(({ data }) => {
      const { roomTypes } = data.find((hotel: { hotelId: string }) => hotel.hotelId === hotelId);
      Object.assign(roomTypes.at(-1), { rateType: null, loyaltyMembershipIdRequired: null });
    });
    service.answer('/hotels/rates', text);
    expect(await priceOf()).toBe(price);
    const noneElse = changed((answer) => {
      answer.data = answer.data.slice(0, 1);
      for (const offer of answer.data[0].roomTypes) Object.assign(offer, terms);
    });
    service.answer('/hotels/rates', noneElse);
    expect((await search()).hotels).toEqual([]);
  });

  it('with a price in another currency is converted and marked', async () => {
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

  it('that is unreadable, has no exchange rate, has wrong sums or no position is left out; the others stay', async () => {
    const { hotels } = await search();
    expect(hotels.map(({ id }) => id)).toEqual(['lp7a001', 'lp7a002', 'lp7a003']);
  });

  it('has a room for each part of the party, or is left out', async () => {
    service.answer('/hotels/rates', recorded('rates-two-rooms'));
    const { hotels } = await search(family);
    expect(hotels).toMatchObject([
      {
        rooms: [
          { name: 'Family Room', adults: 2, childrenAges: [4, 10], total: '1500.25' },
          { name: 'Single Room', adults: 1, childrenAges: [], total: '610.10' },
        ],
        price: { total: '2110.35', taxes: '205.10', dueAtProperty: '30.00' },
        // With two boards and two deadlines, the lesser is shown.
        board: 'roomOnly',
        cancellation: { freeUntil: '2027-01-08' },
      },
    ]);
  });

  it('is read without occupancy numbers, in the order of the rooms', async () => {
    const text = changed((answer) => {
      const offer = answer.data[0].roomTypes[1];
      offer.rates.reverse();
      for (const rate of offer.rates) rate.occupancyNumber = 0;
    }, 'rates-two-rooms');
    service.answer('/hotels/rates', text);
    expect((await search(family)).hotels[0]?.rooms.map(({ name }) => name)).toEqual(['Family Room', 'Single Room']);
  });

  it('gives each child the room for its age, whatever the occupancy numbers are', async () => {
    const ofAges = (numbers: readonly number[], ages: readonly (readonly number[])[]) =>
      changed((answer) => {
        const [offer] = answer.data[0].roomTypes;
        answer.data = answer.data.slice(0, 1);
        answer.data[0].roomTypes = [offer];
        const [rate] = offer.rates;
        offer.rates = ages.map((childrenAges, index) => ({
          ...rate,
          name: `For ${childrenAges.join(' and ')}`,
          adultCount: 1,
          childCount: 2,
          childrenAges,
          occupancyNumber: numbers[index],
        }));
        offer.offerRetailRate.amount *= 2;
      });
    const party: HotelSearchRequest = {
      ...couple,
      rooms: 2,
      occupancy: [
        { adults: 1, childrenAges: [10, 3] },
        { adults: 1, childrenAges: [15, 3] },
      ],
    };
    const roomsWith = async (numbers: readonly number[], ages: readonly (readonly number[])[]) => {
      service.answer('/hotels/rates', ofAges(numbers, ages));
      const { hotels } = await search(party);
      return hotels[0]?.rooms.map(({ name }) => name);
    };
    const rightWay = ['For 3 and 10', 'For 3 and 15'];
    for (const numbers of [
      [0, 0],
      [1, 2],
    ]) {
      expect(
        await roomsWith(numbers, [
          [3, 15],
          [3, 10],
        ]),
      ).toEqual(rightWay);
    }
    // For other children: not a room of this party.
    await expect(
      roomsWith(
        [1, 2],
        [
          [3, 10],
          [3, 16],
        ],
      ),
    ).rejects.toThrow();
  });

  it('distinguishes equal rooms by their numbers', async () => {
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
  ])('%s is left out', async (_, change) => {
    service.answer(
      '/hotels/rates',
      changed((answer) => change(answer.data[0].roomTypes[0])),
    );
    expect((await search()).hotels.map(({ id }) => id)).toEqual(['lp7a002', 'lp7a003']);
  });

  it('takes a tax without a currency as one in that of the price', async () => {
    const cheapest = async () => (await search()).hotels.find(({ id }) => id === 'lp7a001')?.price;
    const withTax = (tax: object) =>
      service.answer(
        '/hotels/rates',
        changed((answer) => {
          for (const { rates } of answer.data[0].roomTypes)
            rates[0].retailRate.taxesAndFees = [{ included: true, amount: 10, ...tax }];
        }),
      );
    withTax({ currency: 'QAR' });
    const named = await cheapest();
    withTax({});
    expect(await cheapest()).toEqual(named);
    expect(named?.taxes).toBe('10.00');
  });

  it.each<[string, object]>([
    ['a price above all limits', { amount: 1e22 }],
    ['a currency named like a JavaScript property', { currency: 'constructor' }],
    ['a price of less than the smallest coin', { amount: 0.001 }],
  ])('with %s is left out; the others stay', async (_, total) => {
    const text = changed((answer) => {
      for (const offer of answer.data[0].roomTypes) {
        for (const { retailRate } of offer.rates) {
          Object.assign(retailRate.total[0], total);
          retailRate.taxesAndFees = [];
        }
        delete offer.offerRetailRate;
      }
    });
    service.answer('/hotels/rates', text);
    expect((await search()).hotels.map(({ id }) => id)).toEqual(['lp7a002', 'lp7a003']);
  });

  it('in a place without a time zone is left out; the others stay', async () => {
    for (const [path, name, list] of [
      ['/data/hotels', 'hotels-en', 'data'],
      ['/hotels/rates', 'rates', 'hotels'],
    ] as const) {
      const text = changed((answer) => Object.assign(answer[list][0], { latitude: 999, longitude: 1e300 }), name);
      service.answer(path, text);
    }
    const { hotels } = await search();
    expect(hotels.map(({ id }) => id)).toEqual(['lp7a002', 'lp7a003']);
  });

  it('without a position is still sold, without a district and a point on the map', async () => {
    service.misbehave('failing', '/data/hotels');
    service.answer(
      '/hotels/rates',
      changed(({ hotels }) => {
        for (const hotel of hotels) {
          delete hotel.latitude;
          delete hotel.longitude;
        }
      }),
    );
    const { hotels } = await search();
    expect(hotels.map(({ id }) => id)).toEqual(['lp7a001', 'lp7a002', 'lp7a003']);
    expect(hotels[0]).toMatchObject({
      geoCode: null,
      address: { area: 'Doha', countryCode: 'QA' },
      // In the time of Doha, the place of the search.
      cancellation: { freeUntil: '2027-01-12' },
    });
  });

  it('without a description is shown with the data of its rates', async () => {
    service.misbehave('failing', '/data/hotels');
    service.misbehave('busy', '/data/facilities');
    const { hotels } = await search();
    expect(hotels[0]).toMatchObject({ name: 'Corniche Palm Hotel', rating: 5, amenities: [], description: { text: '' } });
  });
});

describe('when LiteAPI misbehaves', () => {
  it.each(['{"data":[]}', recorded('no-availability')])('%j means that no room is left', async (text) => {
    service.answer('/hotels/rates', text);
    expect(await search()).toEqual({ hotels: [], limited: false, place: expect.objectContaining({ name: 'Doha' }) });
  });

  it('so does an answer without content', async () => {
    service.misbehave('nothing', '/hotels/rates');
    expect((await search()).hotels).toEqual([]);
  });

  it('429 has its Retry-After', async () => {
    service.misbehave('busy');
    for (const ask of [() => search(), () => places('dukhan')]) {
      const error = await ask().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(RateLimited);
      expect(error).toMatchObject({ retryAfterMs: 7_000 });
    }
  });

  it('a place it does not accept is a refusal', async () => {
    service.failures.length = 0;
    const source = createLiteApi({ key: 'another key', address: service.address, rates: async () => pegRates });
    await expect(search(couple, source)).rejects.toBeInstanceOf(SupplierRefusal);
    expect(service.failures).toContain('no X-API-Key');
  });

  it('another error in a good answer is an error', async () => {
    service.answer('/hotels/rates', '{"error":{"code":5000,"message":"no rates for a key of the tests"}}');
    await expect(search()).rejects.toThrow(/^LiteAPI answered with error 5000$/);
  });

  it('unreadable rates are not reported as "no rooms"', async () => {
    service.answer(
      '/hotels/rates',
      changed((answer) => {
        for (const { roomTypes } of answer.data) for (const offer of roomTypes) delete offer.rates;
      }),
    );
    await expect(search()).rejects.toThrow('none can be shown: 6 unreadable, 1 unnamed');
  });

  it('gives the reason when none can be shown: a fee in a currency without a rate is not a wrong format', async () => {
    service.answer(
      '/hotels/rates',
      changed((answer) => {
        answer.data = [7, ...answer.data.slice(0, 3)];
        for (const { roomTypes = [] } of answer.data) {
          for (const { rates } of roomTypes) {
            for (const rate of rates) rate.retailRate.taxesAndFees = [{ included: false, amount: 3, currency: 'XTS' }];
          }
        }
        Object.assign(answer.data[3].roomTypes[0].offerRetailRate, { currency: 'QAR' });
      }),
    );
    await expect(search()).rejects.toThrow(
      /^LiteAPI sold rooms of which none can be shown: 2 noRate, 1 otherSums, 1 unreadable$/,
    );
  });

  it.each(['/hotels/rates', '/data/hotels', '/data/facilities'])('a slow %s is cancelled when nobody waits', async (path) => {
    service.misbehave('slow', path);
    await expect(supplier().searchHotels(couple, { signal: AbortSignal.timeout(200), now })).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});

describe('the list of facilities', () => {
  const asked = () => service.calls.filter(({ path }) => path === '/data/facilities').length;
  const amenitiesIn = async (source: HotelSupplier, at = now) =>
    (await source.searchHotels(couple, { signal: never(), now: at })).hotels.map(({ amenities }) => amenities.length);

  it('that fails leaves out amenities for a while, but no hotels', async () => {
    service.misbehave('slow', '/data/facilities');
    const source = supplier();
    expect(await amenitiesIn(source)).toEqual([0, 0, 0]);
    service.misbehave('failing', '/data/facilities');
    expect(await amenitiesIn(source, new Date(now.getTime() + 4 * 60_000))).toEqual([0, 0, 0]);
    expect(asked()).toBe(1);
    await amenitiesIn(source, new Date(now.getTime() + 6 * 60_000));
    expect(asked()).toBe(2);
  });

  it('is requested once for all searches, even if a caller gives up', async () => {
    const source = supplier();
    const leaving = new AbortController();
    const left = source.searchHotels(couple, { signal: leaving.signal, now }).catch((error: Error) => error.name);
    const stayed = amenitiesIn(source);
    leaving.abort();
    expect(await left).toBe('AbortError');
    expect((await stayed)[0]).toBeGreaterThan(0);
    expect(asked()).toBe(1);
  });
});

it('a failed search cancels its requests except the paid one, which the next search reuses', async () => {
  const source = supplier();
  const place = `/data/places/${dukhan}`;
  service.misbehave('slow', '/hotels/rates');
  service.misbehave('failing', place);
  await expect(search({ ...couple, cityCode: dukhan }, source)).rejects.toThrow('LiteAPI answered 500');
  await vi.waitFor(() => expect(service.abandoned).toEqual(['/hotels/rates']));
  service.misbehave('failing', '/hotels/rates');
  service.misbehave('slow', place);
  for (const _ of [1, 2]) {
    await expect(search({ ...couple, cityCode: dukhan }, source)).rejects.toThrow('LiteAPI answered 500');
  }
  expect(service.abandoned).toEqual(['/hotels/rates']);
  expect(service.calls.filter(({ path }) => path === place)).toHaveLength(2);
});

describe('errors of the connection', () => {
  const typed = 'villa of somebody';
  const platformFailure = (url: string) => new TypeError(`error sending request for url (${url})`);
  const failing = (fetcher: (url: string) => Promise<Response>) =>
    createLiteApi({ key: fakeKey, rates: async () => pegRates, fetch: (url) => fetcher(String(url)) });
  const find = (source: HotelSupplier, signal = never()) =>
    source.findPlaces({ keyword: typed, subType: 'CITY', language: 'en' }, signal);

  it.each<[string, (url: string) => Promise<Response>]>([
    ['before an answer', (url) => Promise.reject(platformFailure(url))],
    [
      'in the middle of one',
      async (url) => new Response(new ReadableStream({ pull: (body) => body.error(platformFailure(url)) })),
    ],
  ])('%s is not passed on, and is retried', async (_, fetcher) => {
    const asking = vi.fn(fetcher);
    const guard = createResilientSupplier(failing(asking));
    const work = (signal: AbortSignal) => find(guard.source, signal);
    const error = await guard.ask('places', work, { signal: never(), limitMs: 5_000 }).catch((thrown: unknown) => thrown);
    expect(String(error)).toBe('TypeError: The connection failed');
    expect(error).not.toHaveProperty('cause');
    expect(asking.mock.calls.map(([url]) => new URL(url).searchParams.get('textQuery'))).toEqual([typed, typed]);
  });

  it.each(['AbortError', 'TimeoutError'])('the text of an error %s is removed, except its name', async (name) => {
    const error = await find(failing(async (url) => Promise.reject(new DOMException(url, name)))).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ name, message: 'The connection failed' });
  });
});

it('the fake accepts only described requests', async () => {
  const ask = (path: string, accept: string) => fetch(`${service.address}${path}`, { headers: { 'X-API-Key': fakeKey, accept } });
  await ask('/data/hotels?hotelIds=lp7a001&limit=5001', 'application/json');
  await ask('/data/facilities', '*/*');
  expect(service.failures).toEqual(['/data/hotels with a limit of 5001', 'no Accept of JSON']);
  const one = await ask('/data/hotels?hotelIds=lp7a001,lp7a002&limit=1', 'application/json');
  expect((await one.json()).data).toHaveLength(1);
});

describe('the links of the site', () => {
  it('lead to known cities', () => {
    expect(hotels.length).toBeGreaterThan(10);
    for (const { place } of hotels) expect(supplier().isKnownPlace(place), place).toBe(true);
  });

  it('lead to searches that reach every part of town, and no other town', () => {
    for (const place of hotelPlaces) {
      const { radius } = ratesRequest({ ...couple, cityCode: place.id }) as { radius: number };
      for (const [name, , latitude, longitude] of place.districts) {
        expect(kilometresBetween(place, { latitude, longitude }) * 1000, `${name}, ${place.id}`).toBeLessThan(radius);
      }
      expect(radius, place.id).toBeLessThan(30_000);
    }
  });
});

it('without a key names the missing setting', () => {
  expect(() => createLiteApi({ key: undefined, rates: async () => pegRates })).toThrow('LITEAPI_KEY is not set');
});
