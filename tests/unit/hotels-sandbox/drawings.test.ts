import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sortHotels } from '@/lib/hotels/results/sort-hotels';
import { type HotelSummary, summarizeHotels } from '@/lib/hotels/results/summarize-hotel';
import { hotelPlaces } from '@/supabase/functions/_shared/hotel-places/all-places';
import { propertiesIn } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/properties/properties';
import { hotelsFor, searchFor } from './stay-searches';

const properties = hotelPlaces.flatMap((place) => [...propertiesIn(place)]);
/** Posters whose scene draws a sea or a river. */
const wetPosters = globSync('scripts/art/scenes/**/*.ts')
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

  it('are of its own part of town', () => {
    const ofArea = (place: string, area: string) =>
      new Set(
        properties
          .filter((each) => each.place.id === place && each.area.en === area)
          .map(({ art }) => art[0]?.replace(/-[a-z]+-\d$/, '')),
      );
    expect(ofArea('makkah', 'Ajyad')).toEqual(new Set(['stay-makkah']));
    expect(ofArea('doha', 'Souq Waqif')).toEqual(new Set(['stay-souq']));
    expect(ofArea('doha', 'West Bay')).toEqual(new Set(['stay-towers-water']));
    expect(ofArea('ras-al-khaimah', 'Al Wadi Desert')).toEqual(new Set(['stay-desert']));
    expect(ofArea('zermatt', 'Winkelmatten')).toEqual(new Set(['stay-alpine']));
  });

  it('are five different ones, or four, on its page', () => {
    expect(properties.filter(({ art }) => art.length < 4 || new Set(art).size < art.length)).toEqual([]);
  });

  it.each(['doha', 'dubai', 'makkah', 'madinah', 'istanbul', 'london', 'paris', 'cairo', 'bangkok'])(
    'differ from those of its neighbours in the list of %s',
    async (id) => {
      const place = hotelPlaces.find((each) => each.id === id);
      if (!place) throw new Error(id);
      const search = searchFor(id, [{ adults: 2, childrenAges: [] }]);
      const answer = { hotels: await hotelsFor(search), place: { ...place, name: place.name.en }, searchParams: search };
      const listed = sortHotels(summarizeHotels(answer as never, '2026-11-21'), 'recommended').map(pictureOf);
      const twice = listed.filter((picture, index) => picture === listed[index + 1]);
      expect(new Set(listed).size).toBeGreaterThan(16);
      expect(twice.length, twice.join(' ')).toBeLessThan(2);
    },
  );
});

const pictureOf = ({ hotel }: HotelSummary) => hotel.media[0]?.uri;
