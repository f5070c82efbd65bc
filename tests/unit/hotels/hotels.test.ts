import { describe, expect, it } from 'vitest';
import { airports } from '@/content/airports';
import { art } from '@/content/art';
import { destinations } from '@/content/destinations';
import type { Hotel } from '@/content/hotel';
import { hotelGroups, hotels } from '@/content/hotels';
import { holidayCountries } from '@/content/packages';

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
