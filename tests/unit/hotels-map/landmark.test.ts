import { describe, expect, it } from 'vitest';
import { kilometresBetween } from '@/lib/hotels/map/kilometres';
import { landmarkOf } from '@/lib/hotels/map/landmark';
import { hotelPlaces } from '@/supabase/functions/_shared/hotel-places/all-places';

const placeIn = (id: string, locale: 'en' | 'ar') => {
  const place = hotelPlaces.find((other) => other.id === id);
  if (!place) throw new Error(`No ${id}`);
  return { ...place, name: place.name[locale] };
};
const nameOf = (id: string, locale: 'en' | 'ar' = 'en') => {
  const { kind, name } = landmarkOf(id, placeIn(id, locale), locale);
  return [kind, name];
};

describe('the landmark for distances', () => {
  it('is a sight in the middle of the place, by its name in the language of the page', () => {
    expect(nameOf('doha')).toEqual(['sight', 'Souq Waqif']);
    expect(nameOf('doha', 'ar')).toEqual(['sight', 'سوق واقف']);
  });

  it('is the sight that was searched for, by its name in either language', () => {
    for (const near of ['Burj Al Arab', 'برج العرب'])
      expect(landmarkOf('dubai', placeIn('dubai', 'en'), 'en', near)).toMatchObject({ kind: 'sight', name: 'Burj Al Arab' });
    expect(landmarkOf('dubai', placeIn('dubai', 'en'), 'en', 'Dubai Marina Mall')).toEqual(
      landmarkOf('dubai', placeIn('dubai', 'en'), 'en'),
    );
  });

  it('is the mosque of the two holy cities', () => {
    expect(nameOf('makkah')[0]).toBe('haram');
    expect(nameOf('madinah')[0]).toBe('prophetsMosque');
  });

  it('is the centre of the place, with its name, if no sight is there', () => {
    const place = { name: 'Nice', latitude: 43.7, longitude: 7.27 };
    expect(landmarkOf('ChIJxxxxxxxxxxxxxxxxxxxxxxx', place, 'en')).toEqual({ kind: 'centre', ...place });
  });

  it('is in the middle of every place, and has a name', () => {
    for (const { id, name, latitude, longitude } of hotelPlaces) {
      const landmark = landmarkOf(id, { name: name.en, latitude, longitude }, 'en');
      expect(landmark.name, id).not.toBe('');
      expect(kilometresBetween(landmark, { latitude, longitude }), id).toBeLessThanOrEqual(1.5);
    }
  });
});
