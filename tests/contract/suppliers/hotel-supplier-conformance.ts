/** Requirements for every hotel supplier (docs/engineering/suppliers.md). */
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hotelPlacesResponse, suggestionLimits } from '@/supabase/functions/_shared/contracts/hotels/hotel-places';
import {
  type HotelOffer,
  type HotelSearchRequest,
  hotelId,
  hotelOffer,
  hotelSearchRequest,
  hotelSearchResponse,
  roomLimits,
  roomsOf,
} from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { RateLimited } from '@/supabase/functions/_shared/resilience/rate-limited';
import type { HotelSupplier } from '@/supabase/functions/_shared/suppliers/hotels/hotel-supplier';

interface Subject {
  supplier: () => HotelSupplier;
  /** A keyword in each language that finds places. */
  keywords: { en: string; ar: string };
  now: Date;
  /** Another supplier that answers 429, with or without the seconds to wait. */
  busy?: (says: 'itsTime' | 'noTime') => Promise<{ supplier: HotelSupplier; stop: () => Promise<void> }>;
}

const stay = { checkIn: '2027-01-14', checkOut: '2027-01-18' };
const parties: [string, Partial<HotelSearchRequest>][] = [
  ['one', { adults: 1, rooms: 1 }],
  ['a couple', { adults: 2, rooms: 1, occupancy: [{ adults: 2, childrenAges: [] }] }],
  ['a family', { adults: 2, rooms: 1, occupancy: [{ adults: 2, childrenAges: [3, 11] }] }],
  [
    'two rooms that are not alike',
    {
      adults: 3,
      rooms: 2,
      occupancy: [
        { adults: 1, childrenAges: [] },
        { adults: 2, childrenAges: [7] },
      ],
    },
  ],
  ['four rooms, spread evenly', { adults: 6, rooms: 4 }],
];

const hundredths = (amount: string) => Math.round(Number(amount) * 100);

export function itConforms({ supplier, keywords, now, busy }: Subject) {
  const waiting = () => ({ signal: new AbortController().signal, now });
  const search = (more: Partial<HotelSearchRequest>) =>
    supplier().searchHotels({ cityCode: 'doha', ...stay, adults: 2, rooms: 1, language: 'en', ...more }, waiting());
  const placesFor = (keyword: string, language: 'en' | 'ar' = 'en') =>
    supplier().findPlaces({ keyword, subType: 'CITY', language }, waiting().signal);

  it('has a name and its properties', () => {
    const { name, sandbox, timeLimitMs, questionsAtOnce, currencies, limits } = supplier();
    expect(name).toMatch(/^[a-z]+$/);
    expect(typeof sandbox).toBe('boolean');
    expect(timeLimitMs).toBeGreaterThan(0);
    // The functions do not wait any longer: a longer limit would never be reached.
    expect(timeLimitMs).toBeLessThanOrEqual(20_000);
    expect(questionsAtOnce).toBeGreaterThanOrEqual(1);
    if (currencies !== 'any') for (const currency of currencies) expect(currency).toMatch(/^[A-Z]{3}$/);
    expect(limits.rooms).toBeLessThanOrEqual(roomLimits.rooms.max);
    expect(limits.guestsInRoom).toBeLessThanOrEqual(roomLimits.adults.max + roomLimits.children.max);
  });

  it.each(['en', 'ar'] as const)('finds places in %s, with ids that a search accepts', async (language) => {
    const suggestions = await placesFor(keywords[language], language);
    expect(z.parse(hotelPlacesResponse, { suggestions })).toEqual({ suggestions });
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(suggestionLimits.most);
    expect(new Set(suggestions.map(({ id }) => id)).size).toBe(suggestions.length);
    for (const { id, name, address } of suggestions) {
      expect(supplier().isKnownPlace(id)).toBe(true);
      const world = { today: '2026-11-21', isKnownPlace: supplier().isKnownPlace };
      const asked = { cityCode: id, ...stay, adults: 2, rooms: 1 };
      expect(hotelSearchRequest(world).safeParse(asked).success, id).toBe(true);
      const script = language === 'ar' ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u;
      for (const text of [name, address.cityName, address.countryName]) expect(text).toMatch(script);
    }
  });

  it('finds nothing for an unknown name', async () => {
    expect(await placesFor('zzqqxx')).toEqual([]);
  });

  it.each(['atlantis', 'constructor', '__proto__', '', 'a'.repeat(65), "doha'--"])('does not know the place %j', (id) => {
    expect(supplier().isKnownPlace(id)).toBe(false);
  });

  it('has hotels in every place that it found', async () => {
    for (const { id } of await placesFor(keywords.en)) expect((await search({ cityCode: id })).hotels.length).toBeGreaterThan(0);
  });

  it.each(parties)('follows the contract for %s', async (_, party) => {
    const { hotels, place } = await search(party);
    const rooms = roomsOf({ adults: 2, rooms: 1, ...party });
    expect(z.parse(hotelSearchResponse.shape.place, place)).toEqual(place);
    expect(hotels.some(({ available }) => available)).toBe(true);
    expect(new Set(hotels.map(({ id }) => id)).size).toBe(hotels.length);
    for (const hotel of hotels) {
      expect(z.parse(hotelOffer, hotel), 'nothing but the contract').toEqual(hotel);
      expect(hotel.supplier).toBe(supplier().name);
      expect(() => hotelId.parse(hotel.id)).not.toThrow();
      expect(hotel.rating).toBeGreaterThanOrEqual(0);
      expect(hotel.rating).toBeLessThanOrEqual(5);
      expect(Math.abs(hotel.geoCode?.latitude ?? 0)).toBeLessThanOrEqual(90);
      expect(Math.abs(hotel.geoCode?.longitude ?? 0)).toBeLessThanOrEqual(180);
      for (const { uri } of hotel.media) expect(uri).toMatch(/^[a-z0-9-]+$|^https:\/\//);
      expectSums(hotel);
      expect(hotel.rooms.map(({ adults, childrenAges }) => ({ adults, childrenAges }))).toEqual(hotel.available ? rooms : []);
      const { freeUntil } = hotel.cancellation;
      if (freeUntil !== null) {
        expect(freeUntil).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(freeUntil >= '2026-11-20' && freeUntil <= stay.checkIn, freeUntil).toBe(true);
      }
    }
  });

  it.each(parties)('prices each rate of a hotel again, for %s', async (_, party) => {
    const [listed] = (await search(party)).hotels.filter(({ available }) => available);
    const question = {
      cityCode: 'doha',
      ...stay,
      adults: 2,
      rooms: 1,
      language: 'en' as const,
      ...party,
      hotel: listed?.id ?? '',
    };
    const { hotels: rates } = await supplier().searchHotels(question, waiting());
    expect(rates.length).toBeGreaterThan(0);
    expect(new Set(rates.map(({ offerId }) => offerId)).size).toBe(rates.length);
    for (const rate of rates) {
      expect(rate.offerId).toBeTruthy();
      expect(await supplier().priceAgain(rate, question, waiting())).toEqual(rate);
    }
    // A list is long, and visitors only choose a hotel in it.
    expect(listed?.offerId).toBeUndefined();
  });

  it('answers null for a hotel that is not its own, and does not fail', async () => {
    const context = { signal: new AbortController().signal, now };
    expect(await supplier().findHotel({ hotel: 'another-supplier-1', language: 'en' }, context)).toBeNull();
  });

  it('answers in both languages', async () => {
    const [english, arabic] = [await search({ language: 'en' }), await search({ language: 'ar' })];
    expect(arabic.hotels.map(({ id, price }) => [id, price])).toEqual(english.hotels.map(({ id, price }) => [id, price]));
    expect(english.place.name).toMatch(/^\p{Script=Latin}/u);
    for (const text of [arabic.place.name, arabic.place.countryName]) expect(text).toMatch(/^\p{Script=Arabic}/u);
    for (const { name, address, description } of arabic.hotels) {
      for (const text of [name, address.cityName, address.area, description.text]) expect(text).toMatch(/\p{Script=Arabic}/u);
    }
  });

  // Not all have a rate limit.
  if (busy) {
    it.each(['itsTime', 'noTime'] as const)('reports how long to pause, with %s', async (says) => {
      const own = await busy?.(says);
      const reported = [
        own?.supplier.searchHotels({ ...asCouple, ...stay }, waiting()),
        own?.supplier.findPlaces({ keyword: keywords.en, subType: 'CITY', language: 'en' }, waiting().signal),
      ].map((asked) => asked?.catch((error: unknown) => error));
      const errors = await Promise.all(reported);
      await own?.stop();
      for (const error of errors) {
        expect(error).toBeInstanceOf(RateLimited);
        expect(typeof (error as RateLimited).retryAfterMs).toBe(says === 'itsTime' ? 'number' : 'object');
      }
    });
  }

  it('stops when the caller has stopped waiting', async () => {
    const signal = AbortSignal.abort(new Error('nobody waits'));
    await expect(supplier().searchHotels({ ...asCouple, ...stay }, { signal, now })).rejects.toThrow();
    await expect(supplier().findPlaces({ keyword: keywords.en, subType: 'CITY', language: 'en' }, signal)).rejects.toThrow();
    const question = { ...asCouple, ...stay };
    const [hotel] = (await search({})).hotels;
    const asked = hotel && supplier().priceAgain({ ...hotel, offerId: 'known' }, question, { signal, now });
    await expect(asked).rejects.toThrow();
  });
}

const asCouple = { cityCode: 'doha', adults: 2, rooms: 1, language: 'en' as const };

function expectSums({ available, price, rooms }: HotelOffer) {
  expect(hundredths(price.base) + hundredths(price.taxes)).toBe(hundredths(price.total));
  expect(hundredths(price.total)).toBeGreaterThan(0);
  if (available) expect(rooms.reduce((sum, { total }) => sum + hundredths(total), 0)).toBe(hundredths(price.total));
  if (price.convertedFrom) expect(price.convertedFrom.currency).not.toBe('QAR');
}
