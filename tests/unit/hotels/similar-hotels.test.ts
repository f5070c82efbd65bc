import { describe, expect, it } from 'vitest';
import { hotels } from '@/content/hotels';
import { kilometresBetween } from '@/lib/hotels/map/kilometres';
import { findSimilarHotels } from '@/lib/hotels/results/similar-hotels';
import { hotelPlaces } from '@/supabase/functions/_shared/hotel-places/all-places';

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
