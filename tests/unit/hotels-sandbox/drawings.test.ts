import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hotelPlaces } from '@/supabase/functions/_shared/hotel-places/all-places';
import { propertiesIn } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/properties/properties';

const properties = hotelPlaces.flatMap((place) => [...propertiesIn(place)]);
/** Posters whose scene draws a sea or a river. */
const wetPosters = globSync('art/scenes/**/*.ts')
  .filter((file) => !file.includes('/stays/') && readFileSync(file, 'utf8').includes('nature/water'))
  .map((file) => basename(file, '.ts'));

const showsWater = (name: string) => /-water(-|$)/.test(name) || wetPosters.includes(name);
const inlandPlaces =
  'makkah madinah riyadh alula amman marrakech fes cappadocia manchester munich berlin vienna prague madrid granada rome tbilisi sarajevo ' +
  'kuala-lumpur delhi tashkent samarkand bukhara zermatt seoul los-angeles';
const dryAreas = new Set(
  (
    'dubai Downtown|dubai Business Bay|dubai Al Barsha|doha Msheireb|doha Souq Waqif|doha Al Sadd|istanbul Sultanahmet|istanbul Taksim|' +
    'istanbul Şişli|london Mayfair|london Kensington|paris Montmartre|cairo Giza Pyramids|cairo New Cairo|bangkok Sukhumvit|bangkok Siam|' +
    'ras-al-khaimah Al Wadi Desert|muscat Ruwi|bali Ubud'
  ).split('|'),
);

describe('the drawings of a hotel', () => {
  it('show no water where there is none, and show it on beaches and islands', () => {
    const inland = inlandPlaces.split(' ');
    const dry = properties.filter(({ place, area }) => inland.includes(place.id) || dryAreas.has(`${place.id} ${area.en}`));
    expect(new Set(dry.map(({ place }) => place.id)).size).toBeGreaterThan(inland.length);
    expect(dry.flatMap(({ id, art }) => art.filter(showsWater).map((name) => `${id}: ${name}`))).toEqual([]);
    const wet = properties.filter(({ kind }) => kind === 'beach' || kind === 'island');
    expect(wet.filter(({ art }) => !showsWater(art[0] ?? ''))).toEqual([]);
  });

  it('show its own district', () => {
    const ofArea = (place: string, area: string) =>
      new Set(
        properties
          .filter((each) => each.place.id === place && each.area.en === area)
          .map(({ art }) => art[0]?.replace(/-[a-z]+-\d+$/, '')),
      );
    expect(ofArea('makkah', 'Ajyad')).toEqual(new Set(['stay-makkah']));
    expect(ofArea('doha', 'Souq Waqif')).toEqual(new Set(['stay-souq']));
    expect(ofArea('doha', 'West Bay')).toEqual(new Set(['stay-towers-water']));
    expect(ofArea('ras-al-khaimah', 'Al Wadi Desert')).toEqual(new Set(['stay-desert']));
    expect(ofArea('zermatt', 'Winkelmatten')).toEqual(new Set(['stay-alpine']));
  });

  it('are four or five different ones', () => {
    expect(properties.filter(({ art }) => art.length < 4 || new Set(art).size < art.length)).toEqual([]);
  });

  it('from outside are unique in the city, and room and hall fit the streets', () => {
    const outside = new Set(properties.map(({ place, art }) => `${place.id} ${art[0]}`));
    expect(outside.size).toBe(properties.length);
    const inside = (place: string) =>
      properties
        .filter((each) => each.place.id === place)
        .flatMap(({ art }) => art.filter((name) => /-(room|pool|breakfast)-/.test(name)));
    expect(inside('makkah').filter((name) => !name.startsWith('stay-makkah-'))).toEqual([]);
    expect(inside('london').filter((name) => !/^stay-(terrace|city)-/.test(name))).toEqual([]);
  });
});
