import { describe, expect, it } from 'vitest';
import { sightsNear } from '@/lib/hotels/details/near-hotel';
import { kilometresBetween } from '@/lib/hotels/map/kilometres';
import { sights } from '@/supabase/functions/_shared/contracts/hotels/sights';
import { hotelPlaceOf } from '@/supabase/functions/_shared/hotel-places/all-places';

describe('sights near a hotel', () => {
  it('are listed nearest first, in both languages', () => {
    const near = sightsNear('makkah', { latitude: 21.4195, longitude: 39.8262 });
    expect(near[0]?.name).toEqual({ en: 'The Kaaba, Al-Masjid Al-Haram', ar: 'الكعبة المشرفة، المسجد الحرام' });
    expect(near[0]?.kilometres).toBeCloseTo(0.33, 1);
    expect(near.map(({ kilometres }) => kilometres)).toEqual(near.map(({ kilometres }) => kilometres).toSorted((a, b) => a - b));
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
