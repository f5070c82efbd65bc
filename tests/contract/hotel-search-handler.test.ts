import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addDays, todayInQatar } from '@/supabase/functions/_shared/contracts/calendar-day';
import {
  type HotelOffer,
  type HotelSearchRequest,
  type HotelSearchResponse,
  hotelOffer,
  hotelSearchResponse,
  hotelSearchShape,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { checkOfferSignature, signingKey } from '@/supabase/functions/_shared/offer-signature';
import { SupplierRefusal } from '@/supabase/functions/_shared/resilience/supplier-refusal';
import { chooseHotelSuppliers } from '@/supabase/functions/_shared/suppliers/hotels/choose-hotel-suppliers';
import type { HotelSupplier } from '@/supabase/functions/_shared/suppliers/hotels/hotel-supplier';
import { sandboxHotelSupplier } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/sandbox-hotel-supplier';
import { createHandler, handler } from '@/supabase/functions/hotel-search/index';
import { expectOneLog, functionWith, muteLogs, now, only, post, secret, tooSlow } from './call-function';

const search: HotelSearchRequest = {
  cityCode: 'istanbul',
  checkIn: '2027-01-14',
  checkOut: '2027-01-18',
  adults: 3,
  rooms: 2,
  occupancy: [
    { adults: 2, childrenAges: [4, 10] },
    { adults: 1, childrenAges: [] },
  ],
  language: 'en',
};

muteLogs();
const handlerWith = functionWith(createHandler, chooseHotelSuppliers);

async function answerTo(body: unknown): Promise<HotelSearchResponse> {
  const response = await handlerWith()(post(body));
  expect(response.status).toBe(200);
  return z.parse(hotelSearchResponse, await response.json());
}

function supplierThat(searchHotels: HotelSupplier['searchHotels']): HotelSupplier {
  return { ...sandboxHotelSupplier, name: 'test', isKnownPlace: () => true, findPlaces: async () => [], searchHotels };
}

const place = { name: 'Istanbul', countryName: 'Turkey', latitude: 41, longitude: 29 };

const offer: HotelOffer = {
  id: 'one',
  supplier: 'test',
  available: true,
  amenities: ['wifi'],
  description: { text: 'A house.' },
  name: 'House',
  rating: 3,
  address: { cityName: 'Istanbul', countryCode: 'TR', area: 'Galata' },
  media: [{ uri: 'istanbul' }],
  price: { currency: 'QAR', total: '110.00', base: '100.00', taxes: '10.00', dueAtProperty: '0.00' },
  geoCode: { latitude: 41, longitude: 29 },
  board: 'breakfast',
  rooms: [{ name: 'Double room', adults: 2, childrenAges: [], total: '110.00' }],
  cancellation: { freeUntil: null },
  roomsLeft: null,
};

describe('an answer', () => {
  it('follows the contract, with rates that expire in half an hour', async () => {
    const answer = await answerTo(search);
    expect(answer.hotels.length).toBe(60);
    expect(answer.searchParams).toEqual(search);
    expect(answer.place).toEqual({ name: 'Istanbul', countryName: 'Turkey', latitude: 41.0082, longitude: 28.9784 });
    expect(answer.meta).toEqual({
      supplier: 'sandbox',
      suppliers: [
        { name: 'sandbox', sandbox: true, status: 'ok', offers: answer.hotels.length, milliseconds: expect.any(Number) },
      ],
      sandbox: true,
      searchedAt: '2026-11-21T09:00:00.000Z',
      expiresAt: '2026-11-21T09:30:00.000Z',
    });
  });

  it('has every field of SPEC section 3, and the requested rooms', async () => {
    const { hotels } = await answerTo(search);
    for (const hotel of hotels) {
      expect(hotel).toMatchObject({
        id: expect.stringMatching(/^istanbul-/),
        available: expect.any(Boolean),
        amenities: expect.any(Array),
        description: { text: expect.stringMatching(/.{40}/) },
        name: expect.stringMatching(/./),
        rating: expect.any(Number),
        address: { cityName: 'Istanbul', countryCode: 'TR', area: expect.any(String) },
        media: [{ uri: expect.stringMatching(/^stay-[a-z0-9-]+$/) }],
        price: { currency: 'QAR', total: expect.stringMatching(/^\d+\.\d{2}$/), base: expect.stringMatching(/^\d+\.\d{2}$/) },
      });
      if (hotel.available) {
        expect(hotel.rooms.map(({ adults, childrenAges }) => ({ adults, childrenAges }))).toEqual(search.occupancy);
      }
    }
    expect(hotels.some(({ available }) => available)).toBe(true);
  });

  it('is in Arabic on request', async () => {
    const { hotels, place: where } = await answerTo({ ...search, language: 'ar' });
    expect(where).toMatchObject({ name: 'إسطنبول', countryName: 'تركيا' });
    for (const { name, address, description, rooms } of hotels) {
      const texts = [name, address.cityName, address.area, description.text, ...rooms.map((room) => room.name)];
      expect(texts.filter((text) => /[a-z]/i.test(text) || !/\p{Script=Arabic}/u.test(text))).toEqual([]);
    }
  });

  it.each([
    ['without room by room', { occupancy: undefined, adults: 4, rooms: 2 }],
    ['without a language', { language: undefined }],
    ['for sixteen in four rooms', { occupancy: undefined, adults: 16, rooms: 4 }],
    ['for thirty nights', { checkOut: '2027-02-13' }],
    ['tonight', { checkIn: '2026-11-21', checkOut: '2026-11-22' }],
    ['for a family in the Maldives', { cityCode: 'male' }],
  ])('follows the contract %s', async (_, more) => {
    await answerTo({ ...search, ...more });
  });

  it('distributes adults evenly when the search does not say who sleeps where', async () => {
    const { hotels } = await answerTo({ ...search, occupancy: undefined, adults: 3, rooms: 2 });
    expect(hotels.find(({ available }) => available)?.rooms.map(({ adults }) => adults)).toEqual([2, 1]);
  });

  it('shows that a supplier may have more hotels than were requested', async () => {
    const limitedOf = async (limited: boolean | undefined) => {
      const supplier = supplierThat(() => Promise.resolve({ hotels: [offer], place, ...(limited !== undefined && { limited }) }));
      const response = await handlerWith({ suppliers: only(supplier) })(post(search));
      return z.parse(hotelSearchResponse, await response.json()).meta.limited;
    };
    expect(await limitedOf(true)).toBe(true);
    expect(await limitedOf(false)).toBeUndefined();
    expect(await limitedOf(undefined)).toBeUndefined();
  });

  it('is sealed so that neither price, rooms nor search can be changed', async () => {
    const { hotels, searchParams } = await answerTo(search);
    const first = hotels.find(({ available }) => available);
    if (!first) throw new Error('There are rooms in Istanbul');
    const { signature, ...hotel } = first;
    const key = await signingKey(secret);
    const soon = new Date(now.getTime() + 60_000);
    const late = new Date(now.getTime() + 31 * 60_000);
    const check = (one: object, asked: object, at = soon) => checkOfferSignature(key, one, asked, signature, at);
    expect(await check(hotel, searchParams)).toBe('valid');
    expect(await check(hotel, searchParams, late)).toBe('expired');
    expect(await check({ ...hotel, price: { ...hotel.price, total: '1.00' } }, searchParams)).toBe('altered');
    expect(await check({ ...hotel, cancellation: { freeUntil: '2027-01-14' } }, searchParams)).toBe('altered');
    expect(await check(hotel, { ...searchParams, checkOut: '2027-01-30' })).toBe('altered');
    expect(await check(hotel, { ...searchParams, adults: 1 })).toBe('altered');
  });

  it('seals nothing that is not available', async () => {
    const { hotels } = await answerTo({ ...search, checkIn: '2026-11-21', checkOut: '2026-11-23' });
    const taken = hotels.filter(({ available }) => !available);
    expect(taken.length).toBeGreaterThan(0);
    for (const hotel of taken) expect(hotel).toMatchObject({ signature: '', rooms: [], roomsLeft: null });
    expect(hotels.filter(({ available }) => available).every(({ signature }) => signature.startsWith('2026-11-21T09:30'))).toBe(
      true,
    );
  });
});

describe('every field of the contract', () => {
  const without = (path: string): unknown => {
    const copy = structuredClone(offer) as unknown as Record<string, unknown>;
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce((value, key) => value[key] as Record<string, unknown>, copy);
    delete parent[last];
    return copy;
  };

  it('is needed in a hotel', () => {
    expect(z.safeParse(hotelOffer, offer).success).toBe(true);
    const needed =
      'id available amenities description description.text name rating address address.cityName address.countryCode address.area media price price.currency price.total price.base price.taxes price.dueAtProperty geoCode geoCode.latitude board rooms cancellation cancellation.freeUntil roomsLeft';
    for (const path of needed.split(' ')) expect(z.safeParse(hotelOffer, without(path)).success, path).toBe(false);
  });

  it.each([
    ['a price below zero', { price: { ...offer.price, total: '-1.00' } }],
    ['a price in words', { price: { ...offer.price, base: 'free' } }],
    ['another currency', { price: { ...offer.price, currency: 'USD' } }],
    ['no picture', { media: [] }],
    ['an unknown board', { board: 'brunch' }],
  ])('refuses %s', (_, more) => {
    expect(z.safeParse(hotelOffer, { ...offer, ...more }).success).toBe(false);
  });

  it('is needed in a search', () => {
    for (const key of ['cityCode', 'checkIn', 'checkOut', 'adults', 'rooms'] as const) {
      expect(z.safeParse(hotelSearchShape, { ...search, [key]: undefined }).success, key).toBe(false);
    }
  });
});

describe('bad input', () => {
  const oneRoom = (room: object) => ({ adults: 2, rooms: 1, occupancy: [{ adults: 2, childrenAges: [], ...room }] });

  it.each<[string, object, string, string]>([
    ['an unknown city', { cityCode: 'atlantis' }, 'cityCode', 'destinationUnknown'],
    ['a key of Object.prototype', { cityCode: 'constructor' }, 'cityCode', 'destinationUnknown'],
    ['no city', { cityCode: '' }, 'cityCode', 'destinationRequired'],
    ['a city of 10,000 letters', { cityCode: 'x'.repeat(10_000) }, 'cityCode', 'destinationRequired'],
    ['a city of SQL', { cityCode: "doha'; DROP TABLE bookings;--" }, 'cityCode', 'destinationRequired'],
    ['a city of HTML', { cityCode: '<img src=x onerror=alert(1)>' }, 'cityCode', 'destinationRequired'],
    ['a city with direction marks', { cityCode: '\u202Eahod' }, 'cityCode', 'destinationRequired'],
    ['yesterday', { checkIn: '2026-11-20' }, 'checkIn', 'checkInPast'],
    ['a day that does not exist', { checkIn: '2027-02-30' }, 'checkIn', 'checkInInvalid'],
    ['the year after next', { checkIn: '2028-01-01', checkOut: '2028-01-02' }, 'checkIn', 'checkInTooFar'],
    ['a stay of one day', { checkOut: '2027-01-14' }, 'checkOut', 'checkOutBeforeCheckIn'],
    ['ninety nights', { checkOut: '2027-04-14' }, 'checkOut', 'stayTooLong'],
    ['five rooms', { rooms: 5, adults: 5, occupancy: undefined }, 'rooms', 'roomsRange'],
    ['no room', { rooms: 0, occupancy: undefined }, 'rooms', 'roomsRange'],
    ['more rooms than adults', { rooms: 3, adults: 2, occupancy: undefined }, 'rooms', 'roomsRange'],
    ['rooms without guests', { rooms: 3 }, 'rooms', 'roomsRange'],
    ['adults that do not add up', { adults: 4 }, 'adults', 'adultsRange'],
    ['five adults in a room', { rooms: 1, adults: 5, occupancy: undefined }, 'adults', 'adultsRange'],
    ['half an adult', { adults: 2.5 }, 'adults', 'adultsRange'],
    ['a child of 18', oneRoom({ childrenAges: [18] }), 'occupancy.0.childrenAges.0', 'childAgeRange'],
    ['a baby, whose age is asked as 1', oneRoom({ childrenAges: [0] }), 'occupancy.0.childrenAges.0', 'childAgeRange'],
    ['four children in a room', oneRoom({ childrenAges: [1, 2, 3, 4] }), 'occupancy.0.childrenAges', 'childrenRange'],
    ['an unknown language', { language: 'tlh' }, 'language', 'languageInvalid'],
  ])('%s is 400 at its field', async (_, more, path, message) => {
    const response = await handlerWith()(post({ ...search, ...more }));
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'invalidSearch' });
    expect(JSON.parse(text).details).toContainEqual({ path, message });
    expect(text).not.toMatch(/DROP|onerror|xxxx/);
  });

  it('uses the day in Qatar, where it is already tomorrow', async () => {
    const late = handlerWith({ now: () => new Date('2026-11-21T22:00:00Z') });
    expect((await late(post({ ...search, checkIn: '2026-11-21' }))).status).toBe(400);
    expect((await late(post({ ...search, checkIn: '2026-11-22', checkOut: '2026-11-23' }))).status).toBe(200);
  });
});

describe('a supplier that fails', () => {
  it('that refuses is 502 with a code', async () => {
    const supplier = supplierThat(() => Promise.reject(new SupplierRefusal('supplierRefused')));
    const response = await handlerWith({ suppliers: only(supplier) })(post(search));
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ code: 'supplierRefused' });
  });

  it('that fails is 502 without the text of its error', async () => {
    const logged = expectOneLog();
    const supplier = supplierThat(() => Promise.reject(new Error('upstream said: key sk_live_123 is wrong')));
    const response = await handlerWith({ suppliers: only(supplier) })(post(search));
    expect(response.status).toBe(502);
    expect(await response.text()).toBe('{"error":"The supplier failed","code":"supplierFailed"}');
    expect(logged()).toContain('"supplier":"test"');
  });

  it.each<[string, unknown]>([
    ['with a hotel out of shape', { hotels: [{ id: 7 }], place }],
    ['with a price below zero', { hotels: [{ ...offer, price: { ...offer.price, total: '-5' } }], place }],
    ['without a place', { hotels: [offer] }],
    ['with nothing', undefined],
  ])('that answers %s is 502', async (_, supplied) => {
    const logged = expectOneLog();
    const supplier = supplierThat(() => Promise.resolve(supplied as never));
    expect((await handlerWith({ suppliers: only(supplier) })(post(search))).status).toBe(502);
    expect(logged()).toContain('"supplier":"test"');
  });

  it('drops fields that were not requested', async () => {
    const supplier = supplierThat(() => Promise.resolve({ hotels: [{ ...offer, commission: 12 } as HotelOffer], place }));
    expect(await (await handlerWith({ suppliers: only(supplier) })(post(search))).text()).not.toContain('commission');
  });

  it.each(tooSlow)('that is too slow, %s, is 504', async (_, wait) => {
    const supplier = supplierThat((_request, { signal }) => wait(signal));
    const response = await handlerWith({ suppliers: only(supplier), supplierLimitMs: 5 })(post(search));
    expect(response.status).toBe(504);
    expect(await response.json()).toMatchObject({ code: 'supplierTooSlow' });
  });
});

describe('a function without its settings', () => {
  const soon = { checkIn: addDays(todayInQatar(), 20), checkOut: addDays(todayInQatar(), 22) };

  it('answers 500 without a signing secret, and gives the reason only in the log', async () => {
    const logged = expectOneLog();
    const response = await handler(post({ ...search, ...soon }));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('SECRET');
    expect(logged()).toContain('OFFER_SIGNING_SECRET is not set');
  });

  it('answers 500 when HOTEL_SUPPLIER names no known supplier', async () => {
    const logged = expectOneLog();
    const response = await handlerWith({}, { OFFER_SIGNING_SECRET: secret, HOTEL_SUPPLIER: 'amadeus' })(post(search));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('amadeus');
    expect(logged()).toContain('HOTEL_SUPPLIER names');
  });

  it('logs no details of the search', async () => {
    const logged = expectOneLog();
    const supplier = supplierThat(() => Promise.reject(new Error('boom')));
    await handlerWith({ suppliers: only(supplier) })(post(search));
    const { at: _, ...line } = JSON.parse(logged());
    expect(JSON.stringify(line)).not.toMatch(/istanbul|2027-01|adults/i);
  });
});

describe('several suppliers', () => {
  function having(name: string, ...ids: string[]): HotelSupplier {
    const hotels = ids.map((id) => ({ ...offer, id }));
    return { ...supplierThat(async () => ({ hotels, place: { ...place, name: `Istanbul of ${name}` } })), name, sandbox: false };
  }
  const broken = supplierThat(() => Promise.reject(new SupplierRefusal('supplierRefused')));

  async function answerOf(...suppliers: HotelSupplier[]): Promise<HotelSearchResponse> {
    const response = await handlerWith({ suppliers: only(...suppliers) })(post(search));
    expect(response.status).toBe(200);
    return z.parse(hotelSearchResponse, await response.json());
  }

  it('are merged without duplicate ids, under the name that the first has for the place', async () => {
    const answer = await answerOf(broken, having('one', 'a', 'b'), having('two', 'b', 'c'));
    expect(answer.hotels.map(({ id, supplier }) => `${supplier} ${id}`)).toEqual(['one a', 'one b', 'two c']);
    expect(answer.place.name).toBe('Istanbul of one');
    expect(answer.meta.suppliers.map(({ name, status, offers }) => `${name} ${status} ${offers}`)).toEqual([
      'test refused 0',
      'one ok 2',
      'two ok 1',
    ]);
  });

  it('are asked only for places that they know and rooms that they sell', async () => {
    const notAsked = () => Promise.reject(new Error('not asked'));
    const elsewhere = { ...supplierThat(notAsked), name: 'elsewhere', isKnownPlace: () => false };
    const small = { ...supplierThat(notAsked), name: 'small', limits: { rooms: 2, guestsInRoom: 3 } };
    const { meta } = await answerOf(elsewhere, small, having('one', 'a'));
    expect(meta.suppliers.map(({ name, status }) => `${name} ${status}`)).toEqual(['small refused', 'one ok']);
  });
});
