import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { stays } from '@/art/scenes/stays/stays';
import { scenePictures } from '@/content/hotel-scenes';
import { hotels } from '@/content/hotels';
import { hotelPlaces } from '@/supabase/functions/_shared/hotel-places/all-places';
import { propertiesIn } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/properties/properties';

const properties = hotelPlaces.flatMap((place) => [...propertiesIn(place)]);
const showsWater = (name: string) =>
  /^stay-(?!pool).*(beach|island|waterfront|sea|bay|skyline|-gulf$|minarets$|riviera)/.test(name);
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
          .map(({ art }) => art[0]?.replace(/^stay-(.+)-\d+$/, '$1')),
      );
    expect(ofArea('makkah', 'Ajyad')).toEqual(new Set(['haram']));
    expect(ofArea('doha', 'Souq Waqif')).toEqual(new Set(['gulf']));
    expect(ofArea('doha', 'West Bay')).toEqual(new Set(['waterfront', 'block', 'homes']));
    expect(ofArea('ras-al-khaimah', 'Al Wadi Desert')).toEqual(new Set(['desert']));
    expect(ofArea('zermatt', 'Winkelmatten')).toEqual(new Set(['alps']));
  });

  it('show a tower for a large hotel of the city, a block for an ordinary one, and low houses for apartments', () => {
    const towns = properties.filter(({ place, kind }) => ['riyadh', 'dubai'].includes(place.id) && kind === 'business');
    const shown = (word: RegExp) => towns.filter(({ name }) => word.test(name.en)).map(({ art }) => art[0]?.slice(5, -2));
    expect(new Set(shown(/Apartments/))).toEqual(new Set(['homes']));
    expect(new Set(shown(/Hotel|Suites/))).toEqual(new Set(['tower', 'block']));
  });

  it('are the outside, a room, a hall and the view, which the room looks out on', () => {
    const wrong = properties.filter(({ art: [outside, room, hall, view] }) => {
      const outlook = room?.replace('stay-room-', '');
      return !/-\d+$/.test(outside ?? '') || !/^stay-(pool|lobby)/.test(hall ?? '') || view !== `stay-view-${outlook}`;
    });
    expect(wrong).toEqual([]);
  });

  it('are shared by the hotels, and each is shown by them or by a hotel that the site describes', () => {
    const shown = new Set(properties.flatMap(({ art }) => art).filter((name) => name.startsWith('stay-')));
    expect(shown.size).toBeLessThanOrEqual(115);
    const described = hotels.flatMap(({ scenes }) => scenePictures(scenes, 'en').map(({ slug }) => basename(slug)));
    const all = new Set([...shown, ...described]);
    expect([...all].toSorted()).toEqual(stays.map(({ slug }) => slug).toSorted());
  });

  it('end with a sight of the city, which is a file', () => {
    const last = new Set(properties.flatMap(({ art }) => art.slice(4)));
    expect(last.size).toBeGreaterThan(50);
    const files = [...last].map((name) => `public/art/${name.includes('/') ? name : `${name}-card-ltr`}.svg`);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const inIstanbul = properties.filter(({ place }) => place.id === 'istanbul');
    expect(new Set(inIstanbul.map(({ art }) => art[4]))).toEqual(new Set(['days/istanbul-sultanahmet']));
  });

  it('show the roofs and the pools of their region', () => {
    const shownIn = (...places: string[]) =>
      [...new Set(properties.filter(({ place }) => places.includes(place.id)).flatMap(({ art }) => art))].filter((name) =>
        name.startsWith('stay-'),
      );
    expect(shownIn('istanbul').filter((name) => /boulevard|roofs|palace|terrace|pool-outdoors|town/.test(name))).toEqual([]);
    expect(shownIn('bangkok', 'singapore', 'delhi').filter((name) => /gulf|villas|palms|pool-outdoors/.test(name))).toEqual([]);
    expect(
      shownIn('london', 'paris', 'zurich').filter((name) => /palm|gulf|souq|pool-outdoors|mosque|shophouses/.test(name)),
    ).toEqual([]);
    const bathless = properties.filter(
      ({ amenities, art }) => !amenities.includes('pool') && art.some((name) => name.includes('pool')),
    );
    expect(bathless).toEqual([]);
  });

  it('differ from outside for most neighbours in the list of a place', () => {
    const alike = hotelPlaces.map((place) => {
      const outsides = propertiesIn(place).map(({ art }) => art[0]);
      return outsides.filter((outside, index) => index > 0 && outside === outsides[index - 1]).length / outsides.length;
    });
    expect(Math.max(...alike)).toBeLessThan(0.5);
    expect(alike.reduce((sum, share) => sum + share, 0) / alike.length).toBeLessThan(0.2);
  });
});
