import { describe, expect, it } from 'vitest';
import { airports } from '@/content/airports';
import { art } from '@/content/art';
import { destinations } from '@/content/destinations';
import type { Hotel } from '@/content/hotel';
import { hotelGroups, hotels } from '@/content/hotels';
import { holidayCountries } from '@/content/packages';
import { sightsNear } from '@/lib/hotels/details/near-hotel';
import { kilometresBetween } from '@/lib/hotels/map/kilometres';
import { findSimilarHotels } from '@/lib/hotels/results/similar-hotels';
import type { HotelOffer } from '@/supabase/functions/_shared/contracts/hotels/hotel-search';
import { hasWorseTerms, nearestRate } from '@/supabase/functions/_shared/contracts/hotels/rate-terms';
import { sights } from '@/supabase/functions/_shared/contracts/hotels/sights';
import { hotelPlaceOf, hotelPlaces } from '@/supabase/functions/_shared/hotel-places/all-places';
import { makeHotel } from './hotels-results/hotels';

describe('hotels', () => {
  const arabicLetter = /\p{Script=Arabic}/u;
  const codes = airports.map(({ code }) => code);

  /** Every text of a hotel in one language. */
  function textsOf(hotel: Hotel, locale: 'en' | 'ar'): string[] {
    const { title, description, lead, about, goodFor, nearby, goodToKnow } = hotel[locale];
    const facts = [...goodFor, ...nearby, ...goodToKnow].flatMap(({ term, text }) => [term, text]);
    const names = [hotel.name, hotel.country, hotel.city, hotel.district].map((name) => name[locale]);
    return [title, description, lead, ...about, ...facts, ...names];
  }

  describe('the hotels', () => {
    it('are twenty, each with an address and a title of its own', () => {
      expect(hotels).toHaveLength(20);
      expect(new Set(hotels.map(({ slug }) => slug)).size).toBe(20);
      expect(new Set(hotels.flatMap(({ en, ar }) => [en.title, ar.title])).size).toBe(40);
      expect(new Set(hotels.flatMap(({ en, ar }) => [en.description, ar.description])).size).toBe(40);
    });

    it('reach every destination', () => {
      const reached = new Set(hotels.flatMap(({ destination }) => destination ?? []));
      expect([...reached].toSorted()).toEqual(destinations.map(({ slug }) => slug).toSorted());
    });

    it('are in groups with their own anchors, each hotel with its own picture', () => {
      expect(new Set(hotelGroups.map(({ id }) => id)).size).toBe(hotelGroups.length);
      expect(new Set(hotels.map((hotel) => hotel.art)).size).toBe(hotels.length);
    });

    it('have no picture of a guide or a holiday, which stands on the same page', () => {
      const others = [...destinations, ...holidayCountries.flatMap(({ cities }) => cities)].map((page) => page.art);
      expect(hotels.filter((hotel) => others.includes(hotel.art)).map(({ slug }) => slug)).toEqual([]);
    });

    describe.each(hotels.map((hotel) => [hotel.slug, hotel] as const))('%s', (slug, hotel) => {
      it('has an address, a known airport and a picture', () => {
        expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(codes).toContain(hotel.airport);
        expect(art).toHaveProperty(hotel.art);
      });

      it.each(['en', 'ar'] as const)('fits title, description and lead in %s', (locale) => {
        const { title, description, lead } = hotel[locale];
        expect(title.length).toBeLessThanOrEqual(45);
        expect(description.length).toBeLessThanOrEqual(160);
        expect(lead.length).toBeLessThanOrEqual(120);
      });

      it('has the same number of texts in both languages, each in its own script', () => {
        for (const part of ['about', 'goodFor', 'nearby', 'goodToKnow'] as const) {
          expect(hotel.en[part].length, part).toBeGreaterThanOrEqual(2);
          expect(hotel.ar[part].length, part).toBe(hotel.en[part].length);
        }
        expect(textsOf(hotel, 'en').filter((text) => !text.trim() || arabicLetter.test(text))).toEqual([]);
        expect(textsOf(hotel, 'ar').filter((text) => !arabicLetter.test(text))).toEqual([]);
      });
    });
  });
});

describe('near hotel', () => {
  describe('sights near a hotel', () => {
    it('are listed nearest first, in both languages', () => {
      const near = sightsNear('makkah', { latitude: 21.4195, longitude: 39.8262 });
      expect(near[0]?.name).toEqual({ en: 'The Kaaba, Al-Masjid Al-Haram', ar: 'الكعبة المشرفة، المسجد الحرام' });
      expect(near[0]?.kilometres).toBeCloseTo(0.33, 1);
      expect(near.map(({ kilometres }) => kilometres)).toEqual(
        near.map(({ kilometres }) => kilometres).toSorted((a, b) => a - b),
      );
      expect(near.length).toBeLessThanOrEqual(5);
    });

    it('are left out when none is known or near', () => {
      expect(sightsNear('elsewhere', { latitude: 0, longitude: 0 })).toEqual([]);
      expect(sightsNear('doha', { latitude: 0, longitude: 0 })).toEqual([]);
    });
  });

  it.each(Object.entries(sights))('the sights of %s are in it, each once', (placeId, list) => {
    const place = hotelPlaceOf(placeId);
    expect(place, 'is a place one can search').toBeDefined();
    for (const [en, ar, latitude, longitude] of list) {
      expect(place && kilometresBetween(place, { latitude, longitude }), en).toBeLessThan(45);
      expect(ar).toMatch(/\p{Script=Arabic}/u);
    }
    expect(new Set(list.map(([en]) => en)).size).toBe(list.length);
    expect(list.length).toBeGreaterThan(1);
  });
});

describe('rate terms', () => {
  const usual = makeHotel({ id: 'plain-house', total: 1000, due: 60 });
  const room = (...names: string[]) => ({
    rooms: names.map((name) => ({ name, adults: 2, childrenAges: [], total: '1000.00' })),
  });
  const cancel = (freeUntil: string | null, ...fees: [after: string | null, amount: string][]) => ({
    cancellation: { freeUntil, ...(fees.length > 0 && { fees: fees.map(([after, amount]) => ({ after, amount })) }) },
  });
  const due = (dueAtProperty: string) => ({ price: { ...usual.price, dueAtProperty } });
  const night: [string, string] = ['2027-01-10T18:00', '500.00'];

  describe('the terms of a rate', () => {
    it.each<[string, Partial<HotelOffer>, Partial<HotelOffer>, boolean]>([
      ['nothing else', {}, {}, false],
      ['another room', room('Twin'), room('Double'), true],
      ['the same rooms in another order', room('Twin', 'Double'), room('Double', 'Twin'), false],
      ['one room fewer of a kind', room('Twin', 'Twin'), room('Double', 'Twin'), true],
      ['breakfast no longer included', { board: 'roomOnly' }, { board: 'breakfast' }, true],
      ['dinner as well', { board: 'halfBoard' }, { board: 'breakfast' }, false],
      ['a day less to cancel', cancel('2027-01-09'), cancel('2027-01-10'), true],
      ['a day more to cancel', cancel('2027-01-11'), cancel('2027-01-10'), false],
      ['no free cancellation', cancel(null), cancel('2027-01-10'), true],
      ['an hour less to cancel', cancel('2027-01-09', ['2027-01-10T17:00', '500.00']), cancel('2027-01-09', night), true],
      ['a more expensive cancellation', cancel('2027-01-09', [night[0], '600.00']), cancel('2027-01-09', night), true],
      ['a cancellation at another exchange rate', cancel('2027-01-09', [night[0], '520.00']), cancel('2027-01-09', night), false],
      [
        'a more expensive second step',
        cancel('2027-01-09', night, ['2027-01-12T18:00', '900.00']),
        cancel('2027-01-09', night),
        true,
      ],
      ['a fee that was unknown', cancel('2027-01-09', night), cancel('2027-01-09'), false],
      ['a fee that is no longer stated', cancel('2027-01-09'), cancel('2027-01-09', night), true],
      ['more to pay at the property', due('80.00'), due('60.00'), true],
      ['a fee at the property at another exchange rate', due('61.00'), due('60.00'), false],
    ])('with %s', (_, now, before, isWorse) => {
      expect(hasWorseTerms({ ...usual, ...now }, { ...usual, ...before })).toBe(isWorse);
    });
  });

  it('the nearest rate has the same room, then the same or better terms, then the same meals, then the nearest price', () => {
    const rate = (name: string, total: string, more: Partial<HotelOffer> = {}) => ({
      ...usual,
      ...room(name),
      ...cancel('2027-01-10'),
      price: { ...usual.price, total },
      ...more,
    });
    const wanted = rate('Twin', '1000.00', { board: 'breakfast' });
    const order = [
      rate('Twin', '1300.00', { board: 'breakfast' }),
      rate('Twin', '1400.00', { board: 'breakfast' }),
      rate('Twin', '1100.00', { board: 'halfBoard' }),
      rate('Twin', '1000.00', { board: 'roomOnly' }),
      rate('Double', '1000.00', { board: 'breakfast' }),
    ];
    const left = order.toReversed();
    for (const nearest of order) {
      expect(nearestRate(left, wanted)).toBe(nearest);
      left.splice(left.indexOf(nearest), 1);
    }
    expect(nearestRate(left, wanted)).toBeUndefined();
  });
});

describe('the place of a hotel', () => {
  it.each(hotels.map((hotel) => [hotel.slug, hotel] as const))(
    '%s is in a place that can be searched, and near it',
    (_, hotel) => {
      const place = hotelPlaces.find(({ id }) => id === hotel.place);
      expect(place && kilometresBetween(hotel.position, place)).toBeLessThan(60);
    },
  );
});

describe('similar hotels', () => {
  const slugsFor = (slug: string) => {
    const hotel = hotels.find((any) => any.slug === slug);
    return hotel ? findSimilarHotels(hotel, hotels).map((other) => other.slug) : [];
  };

  it.each(hotels.map(({ slug }) => slug))('of %s are at most three others', (slug) => {
    const similar = slugsFor(slug);
    expect(similar.length).toBeLessThanOrEqual(3);
    expect(new Set(similar).size).toBe(similar.length);
    expect(similar).not.toContain(slug);
  });

  it('name no hotel more than four times', () => {
    const named = hotels.flatMap(({ slug }) => slugsFor(slug));
    for (const { slug } of hotels) expect(named.filter((other) => other === slug).length, slug).toBeLessThanOrEqual(4);
  });

  it('begin with the same city', () => {
    const [doha] = hotels;
    expect(doha && findSimilarHotels(doha, hotels).map(({ city }) => city.en)).toEqual(['Doha', 'Doha', 'Doha']);
  });

  it('prefer nearer hotels', () => {
    expect(slugsFor('souq-waqif-boutique-hotels')[0]).toBe('mandarin-oriental-doha');
    expect(slugsFor('four-seasons-george-v')[0]).toBe('le-negresco-nice');
  });

  it('have the same setting when all others are far, and are never empty', () => {
    for (const { slug } of hotels) expect(slugsFor(slug), slug).not.toEqual([]);
    expect(slugsFor('signiel-seoul')[0]).toBe('hyatt-regency-tashkent');
  });

  it('are all near or all far', () => {
    for (const hotel of hotels) {
      const [first = 0, ...others] = findSimilarHotels(hotel, hotels).map((other) =>
        kilometresBetween(hotel.position, other.position),
      );
      if (first < 3000) expect(Math.max(0, ...others), hotel.slug).toBeLessThan(3000);
    }
  });
});
