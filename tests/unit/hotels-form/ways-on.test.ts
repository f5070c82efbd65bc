import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedHotelOffer } from '@/lib/hotels/offer';
import { nearestStays } from '@/lib/hotels/results/nearest-stays';
import { listSavedHotels, toggleSavedHotel } from '@/lib/hotels/saved-hotels';
import { bookingSiteUrl } from '@/lib/hotels/search/booking-site';
import { clearStaySearches, listRecentStays, saveStaySearch } from '@/lib/hotels/search/recent-stays';
import { stayLines } from '@/lib/hotels/stay-message';
import { anyStay } from './any-stay';

const today = '2026-11-21';
const stay = {
  destination: 'doha',
  checkIn: '2027-01-14',
  checkOut: '2027-01-17',
  rooms: [
    { adults: 2, childrenAges: [10, 4] },
    { adults: 1, childrenAges: [] },
  ],
};

describe('the search of the booking site', () => {
  it('has destination, days, adults and rooms, and the ages of children', () => {
    expect(bookingSiteUrl({ ...stay, destination: 'Sheraton Grand Doha, Doha' }, 'en')).toBe(
      'https://www.booking.com/searchresults.html?ss=Sheraton+Grand+Doha%2C+Doha&checkin=2027-01-14&checkout=2027-01-17&group_adults=3&no_rooms=2&group_children=2&age=10&age=4',
    );
    expect(bookingSiteUrl(stay, 'ar')).toMatch(/^https:\/\/www\.booking\.com\/searchresults\.ar\.html\?/);
  });

  it('always leads to the booking site, for any name of a destination', () => {
    fc.assert(
      fc.property(fc.string(), anyStay(today), (destination, any) => {
        const url = new URL(bookingSiteUrl({ ...any, destination }, 'en'));
        expect(url.origin).toBe('https://www.booking.com');
        expect(url.searchParams.getAll('ss')).toEqual([destination]);
      }),
    );
  });
});

describe('the message about a stay', () => {
  const words = {
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    room: 'Room {number}',
    adultCounts: ['', '1 adult', '2 adults'],
    withChildren: '{adults}, ages of the children: {ages}',
  };

  it('contains the days and each room', () => {
    expect(stayLines(stay, stay.rooms, words)).toEqual([
      'Check-in: 14/01/2027',
      'Check-out: 17/01/2027',
      'Room 1: 2 adults, ages of the children: 10, 4',
      'Room 2: 1 adult',
    ]);
  });
});

describe('the stays near a hotel', () => {
  const offer = (id: string, latitude: number, available = true) =>
    ({ id, available, geoCode: { latitude, longitude: 51.5 } }) as SignedHotelOffer;

  it('are the nearest three with a room', () => {
    const hotels = [
      offer('far', 25.9),
      offer('full', 25.3, false),
      offer('near', 25.31),
      { ...offer('unplaced', 0), geoCode: null },
      offer('mid', 25.4),
      offer('next', 25.33),
    ];
    const near = nearestStays(hotels, { latitude: 25.3, longitude: 51.5 });
    expect(near.map(({ hotel }) => hotel.id)).toEqual(['near', 'next', 'mid']);
    expect(near[0]?.kilometres).toBeCloseTo(1.11, 1);
  });
});

describe('stays on the device', () => {
  let stored: Map<string, string>;
  beforeEach(() => {
    stored = new Map();
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    };
    vi.stubGlobal('window', { localStorage });
  });

  const save = (destination: string, locale: 'en' | 'ar' = 'en') =>
    saveStaySearch({ search: { ...stay, destination }, placeName: destination.toUpperCase(), locale });
  const names = (locale: 'en' | 'ar' = 'en', day = today) => listRecentStays(locale, day).map(({ placeName }) => placeName);

  it('are saved by one tap and removed by the next, the newest first', () => {
    const hotel = (id: string) => ({ id, place: 'doha', name: id });
    expect(listSavedHotels()).toEqual([]);
    for (const id of ['a', 'b', 'c', 'b']) toggleSavedHotel(hotel(id));
    expect(listSavedHotels()).toEqual([hotel('c'), hotel('a')]);
    stored.set('karam.saved-hotels.v1', '[{"id":1}]');
    expect(listSavedHotels()).toEqual([]);
  });

  it('are newest first, each once, and at most four in each language', () => {
    save('doha', 'ar');
    for (const id of ['doha', 'paris', 'rome', 'doha', 'cairo', 'milan']) save(id);
    expect(names()).toEqual(['MILAN', 'CAIRO', 'DOHA', 'ROME']);
    expect(names('ar')).toEqual(['DOHA']);
    expect(listRecentStays('en', today)[0]?.search).toEqual({ ...stay, destination: 'milan' });
  });

  it('are removed when they have begun, and when they are cleared', () => {
    save('doha');
    expect(names('en', '2027-01-14')).toEqual(['DOHA']);
    expect(names('en', '2027-01-15')).toEqual([]);
    clearStaySearches();
    expect(names()).toEqual([]);
  });

  it.each(['{', '{}', '[null]', '[{"query":1}]', '[{"query":"destination=%00","placeName":"x","locale":"en"}]'])(
    'ignore %s in the storage',
    (text) => {
      stored.set('karam.recent-stays.v1', text);
      expect(names()).toEqual([]);
    },
  );
});
