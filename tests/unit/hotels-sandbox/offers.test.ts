import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/supabase/functions/_shared/contracts/calendar-day';
import { type HotelOffer, type RoomOccupancy, roomLimits } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { hotelPlaceOf } from '@/supabase/functions/_shared/hotel-places/all-places';
import { toDayNumber } from '@/supabase/functions/_shared/suppliers/local-time';
import { nightFactor } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/prices/hotel-season';
import { nightlyPrices } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/prices/prices';
import { taxesOn } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/prices/taxes';
import { propertiesIn } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/properties/properties';
import { anySearch, cents, hotelsFor, now, type StaySearch, searchFor } from './stay-searches';

type Growth = 'adult' | 'child' | 'birthday';

const couple: RoomOccupancy[] = [{ adults: 2, childrenAges: [] }];

/** The same rooms with one more person, or with a child one year older; null when that exceeds the limits. */
function grown(search: StaySearch, where: number, how: Growth): StaySearch | null {
  const index = where % search.occupancy.length;
  const room = search.occupancy[index];
  if (!room) return null;
  const [youngest, ...others] = room.childrenAges;
  const more = {
    adult: { ...room, adults: room.adults + 1 },
    child: { ...room, childrenAges: [...room.childrenAges, 4] },
    birthday: youngest === undefined ? null : { ...room, childrenAges: [youngest + 1, ...others] },
  }[how];
  const isAllowed =
    more &&
    more.adults <= roomLimits.adults.max &&
    more.childrenAges.length <= roomLimits.children.max &&
    more.childrenAges.every((age) => age <= roomLimits.childAge.max);
  if (!isAllowed) return null;
  const occupancy = search.occupancy.with(index, more);
  return { ...search, occupancy, adults: occupancy.reduce((sum, { adults }) => sum + adults, 0) };
}

function failures(search: StaySearch, hotel: HotelOffer): string[] {
  const { price, rooms, available, roomsLeft, cancellation } = hotel;
  const found: [boolean, string][] = [
    [cents(price.total) > 0 && cents(price.base) > 0, 'costs nothing'],
    [cents(price.taxes) >= 0 && cents(price.dueAtProperty) >= 0, 'tax below zero'],
    [cents(price.total) === cents(price.base) + cents(price.taxes), 'total is not base and taxes'],
    [!available || rooms.length === search.rooms, 'rooms missing'],
    [!available || rooms.reduce((sum, { total }) => sum + cents(total), 0) === cents(price.total), 'rooms do not add up'],
    [available || (rooms.length === 0 && roomsLeft === null && cancellation.freeUntil === null), 'a rate without a room'],
    [roomsLeft === null || (roomsLeft >= 1 && roomsLeft <= 5), 'rooms left'],
    [cancellation.freeUntil === null || cancellation.freeUntil < search.checkIn, 'free after arrival'],
    [!available || (cancellation.fees?.length ?? 0) > 0, 'no word of what cancelling costs'],
    [
      (cancellation.fees ?? []).every(({ amount }) => cents(amount) > 0 && cents(amount) <= cents(price.total)),
      'cancelling costs more than the stay',
    ],
    [
      cancellation.freeUntil === null || cancellation.fees?.[0]?.after === `${cancellation.freeUntil}T23:59`,
      'two words for until when it is free',
    ],
    [rooms.every((room, index) => room.adults === search.occupancy[index]?.adults), 'rooms in another order'],
  ];
  return found.filter(([isRight]) => !isRight).map(([, failure]) => `${hotel.id}: ${failure}`);
}

describe('hotels of any search', () => {
  it('have prices above zero that add up, and the requested number of rooms', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (search) => {
        const hotels = await hotelsFor(search);
        expect(hotels.flatMap((hotel) => failures(search, hotel))).toEqual([]);
        expect(hotels.length).toBe(hotelPlaceOf(search.cityCode)?.size);
        expect(new Set(hotels.map(({ id }) => id)).size).toBe(hotels.length);
      }),
    );
  });

  it('never cost less for a larger party in the same rooms', async () => {
    const growth = fc.constantFrom<Growth>('adult', 'child', 'birthday');
    await fc.assert(
      fc.asyncProperty(anySearch, fc.nat({ max: 3 }), growth, async (search, where, how) => {
        const larger = grown(search, where, how);
        fc.pre(larger !== null);
        if (!larger) return;
        const before = new Map((await hotelsFor(search)).map((hotel) => [hotel.id, hotel]));
        for (const after of await hotelsFor(larger)) {
          const smaller = before.get(after.id);
          if (!after.available) continue;
          expect(smaller?.available, after.id).toBe(true);
          expect(cents(after.price.total), after.id).toBeGreaterThanOrEqual(cents(smaller?.price.total ?? ''));
          expect(cents(after.price.dueAtProperty), after.id).toBeGreaterThanOrEqual(cents(smaller?.price.dueAtProperty ?? ''));
        }
      }),
      { numRuns: 150 },
    );
  });

  it('never cost less for one more night or room', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, fc.boolean(), async (search, isNight) => {
        const occupancy = [...search.occupancy, { adults: 1, childrenAges: [] }];
        fc.pre(isNight || occupancy.length <= roomLimits.rooms.max);
        const more = { ...search, occupancy, rooms: occupancy.length, adults: search.adults + 1 };
        const larger = isNight ? { ...search, checkOut: addDays(search.checkOut, 1) } : more;
        const before = new Map((await hotelsFor(search)).map((hotel) => [hotel.id, hotel]));
        for (const after of (await hotelsFor(larger)).filter(({ available }) => available)) {
          const smaller = before.get(after.id);
          expect(smaller?.available, after.id).toBe(true);
          expect(cents(after.price.total), after.id).toBeGreaterThan(cents(smaller?.price.total ?? ''));
        }
      }),
    );
  });

  it('are the same for the same search on the same day, in either language', async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async (search) => {
        const hotels = await hotelsFor(search);
        expect(await hotelsFor({ ...search })).toEqual(hotels);
        const inArabic = await hotelsFor({ ...search, language: 'ar' });
        expect(inArabic.map(({ id, price, available }) => ({ id, price, available }))).toEqual(
          hotels.map(({ id, price, available }) => ({ id, price, available })),
        );
        expect(
          inArabic.every(({ name, description }) => /\p{Script=Arabic}/u.test(name) && !/[a-z]/i.test(description.text)),
        ).toBe(true);
        // The agency books by the English names.
        expect(inArabic.map(({ inEnglish }) => [inEnglish?.name, inEnglish?.area, inEnglish?.rooms])).toEqual(
          hotels.map(({ name, address, rooms }) => [name, address.area, rooms.map((room) => room.name)]),
        );
      }),
      { numRuns: 30 },
    );
  });
});

describe('a price', () => {
  it('is the sum of nights and rooms, with taxes to the hundredth', async () => {
    const search = searchFor('zermatt', [...couple, { adults: 2, childrenAges: [7] }], 30, 5);
    const first = toDayNumber(search.checkIn);
    const zermatt = hotelPlaceOf('zermatt');
    for (const hotel of (await hotelsFor(search)).filter(({ available }) => available)) {
      const property = zermatt && propertiesIn(zermatt).find(({ id }) => id === hotel.id);
      if (!property) throw new Error(hotel.id);
      const nights = [0, 1, 2, 3, 4].map((night) => ({
        day: first + night,
        factor: nightFactor(property.place, property.kind, first + night),
      }));
      const sums = hotel.rooms.map(({ name }, index) => {
        const type = property.roomTypes.find((one) => one.name.en === name);
        const room = search.occupancy[index];
        if (!type || !room) throw new Error(name);
        return nightlyPrices(property, type, room, nights, 30).reduce((sum, night) => sum + night, 0);
      });
      const base = sums.reduce((sum, one) => sum + one, 0) * 100;
      const taxes = sums.reduce((sum, one) => sum + taxesOn(one, property.place), 0);
      expect([cents(hotel.price.base), cents(hotel.price.taxes), cents(hotel.price.total)]).toEqual([base, taxes, base + taxes]);
    }
  });

  it('depends on the weekend: Thursday and Friday nights in the Gulf, Friday and Saturday in Paris, the opposite for business hotels', () => {
    const factorsOn = (id: string, kind: 'old' | 'business') => {
      const place = hotelPlaceOf(id);
      if (!place) throw new Error(id);
      // From Sunday 7 to Saturday 13 February 2027, without holidays except Ramadan.
      const week = [0, 1, 2, 3, 4, 5, 6].map((day) => nightFactor(place, kind, toDayNumber('2027-02-07') + day));
      return week.map((factor) => Math.sign(Math.round((factor - (week[0] ?? 0)) * 1000)));
    };
    expect(factorsOn('doha', 'old')).toEqual([0, 0, 0, 0, 1, 1, 0]);
    expect(factorsOn('paris', 'old')).toEqual([0, 0, 0, 0, 0, 1, 1]);
    expect(factorsOn('doha', 'business')).toEqual([0, 0, 0, 0, -1, -1, 0]);
    // The days off in the Emirates are Saturday and Sunday since 2022.
    expect(factorsOn('dubai', 'old')).toEqual([0, 0, 0, 0, 0, 1, 1]);
  });

  it('depends on the season: winter in the Alps, summer by the sea, the last ten nights of Ramadan in Makkah', async () => {
    const median = async (id: string, checkIn: string) => {
      const search = { ...searchFor(id, couple), checkIn, checkOut: addDays(checkIn, 2) };
      const totals = (await hotelsFor(search)).map(({ price }) => cents(price.total)).sort((a, b) => a - b);
      return totals[Math.floor(totals.length / 2)] ?? 0;
    };
    expect(await median('zermatt', '2027-02-15')).toBeGreaterThan((await median('zermatt', '2027-05-10')) * 1.3);
    expect(await median('antalya', '2027-07-19')).toBeGreaterThan((await median('antalya', '2027-02-15')) * 1.4);
    expect(await median('makkah', '2027-03-02')).toBeGreaterThan((await median('makkah', '2027-04-12')) * 1.6);
    expect(await median('doha', '2027-07-19')).toBeLessThan(await median('doha', '2027-01-18'));
  });

  it('has the local fees at the property: per room in Dubai, per adult in Paris, per person in the Maldives, none in Doha', async () => {
    const dueIn = async (id: string, room: RoomOccupancy, nights: number) => {
      const hotels = await hotelsFor(searchFor(id, [room], 40, nights));
      return new Set(hotels.filter(({ rating }) => rating === 5).map(({ price }) => cents(price.dueAtProperty)));
    };
    const family = { adults: 2, childrenAges: [8] };
    expect(await dueIn('dubai', family, 3)).toEqual(new Set([6000]));
    expect(await dueIn('paris', family, 3)).toEqual(new Set([29_010]));
    expect(await dueIn('male', family, 2)).toEqual(new Set([26_220]));
    expect(await dueIn('doha', family, 2)).toEqual(new Set([0]));
    expect(await dueIn('rome', family, 12)).toEqual(await dueIn('rome', family, 10));
  });
});

describe('availability', () => {
  it('has a room for a couple in most hotels, and for seven in few', async () => {
    const free = async (rooms: RoomOccupancy[]) => {
      const hotels = await hotelsFor(searchFor('istanbul', rooms));
      return hotels.filter(({ available }) => available).length / hotels.length;
    };
    expect(await free(couple)).toBeGreaterThan(0.7);
    const seven = await free([{ adults: 4, childrenAges: [3, 8, 12] }]);
    expect(seven).toBe(0);
    const sevenSmall = await free([{ adults: 4, childrenAges: [3, 8, 11] }]);
    expect(sevenSmall).toBeGreaterThan(0);
    expect(sevenSmall).toBeLessThan(0.4);
  });

  it('falls as the day comes near, and some rooms are always taken', async () => {
    const counts = await Promise.all(
      [1, 120].map(
        async (ahead) => (await hotelsFor(searchFor('dubai', couple, ahead))).filter(({ available }) => available).length,
      ),
    );
    expect(counts[0]).toBeLessThan(counts[1] ?? 0);
    expect(counts[0]).toBeLessThan(60);
  });

  it('ends with the local day: no check-in for yesterday in Sydney', async () => {
    const late = new Date('2026-11-21T20:00:00Z');
    const tonight = searchFor('sydney', couple, 0, 1);
    expect((await hotelsFor(tonight, late)).some(({ available }) => available)).toBe(false);
    expect((await hotelsFor(tonight, new Date('2026-11-21T05:00:00Z'))).some(({ available }) => available)).toBe(true);
    expect((await hotelsFor(searchFor('new-york', couple, 0, 1), late)).some(({ available }) => available)).toBe(true);
  });

  it('has free cancellation until some days before check-in, never until a past day', async () => {
    const soon = await hotelsFor(searchFor('doha', couple, 2));
    const afterwards = await hotelsFor(searchFor('doha', couple, 60));
    const dates = (hotels: HotelOffer[]) =>
      hotels.map(({ cancellation }) => cancellation.freeUntil).filter((day) => day !== null);
    expect(dates(soon).every((day) => day >= now.toISOString().slice(0, 10))).toBe(true);
    expect(dates(afterwards).length).toBeGreaterThan(dates(soon).length);
    expect(afterwards.some(({ available, cancellation }) => available && cancellation.freeUntil === null)).toBe(true);
  });
});
