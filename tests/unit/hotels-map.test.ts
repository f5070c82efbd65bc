import { readdirSync, statSync } from 'node:fs';
import type { StyleSpecification } from 'maplibre-gl';
import { beforeAll, describe, expect, it } from 'vitest';
import { hotels } from '@/content/hotels';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import type { TownMap } from '@/content/town-map';
import { streetMapStyle } from '@/lib/env';
import { kilometresBetween } from '@/lib/hotels/map/kilometres';
import { landmarkOf } from '@/lib/hotels/map/landmark';
import { type MapView, type Pixel, type Point, project } from '@/lib/hotels/map/map-view';
import { nearNames } from '@/lib/hotels/map/near-names';
import { nearPoints, nearSize, nearView, townSize } from '@/lib/hotels/map/near-view';
import { loadTownMap, namesOf, pathOf, pointsOf } from '@/lib/hotels/map/town-map';
import { withLabelsIn } from '@/lib/hotels/street-labels';
import { sights } from '@/supabase/functions/_shared/contracts/hotels/sights';
import { hotelPlaceOf, hotelPlaces } from '@/supabase/functions/_shared/hotel-places/all-places';
import { propertiesIn } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/properties/properties';

describe('landmark', () => {
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
});

describe('street labels', () => {
  const style: StyleSpecification = {
    version: 8,
    sources: { tiles: { type: 'vector', url: 'https://tiles.example.org/planet' } },
    layers: [
      { id: 'ground', type: 'background' },
      { id: 'town', type: 'symbol', source: 'tiles', 'source-layer': 'place', layout: { 'text-field': ['get', 'name'] } },
      {
        id: 'old',
        type: 'symbol',
        source: 'tiles',
        'source-layer': 'place',
        layout: { 'text-field': '{name:latin}\n{name:nonlatin}' },
      },
      { id: 'road', type: 'symbol', source: 'tiles', 'source-layer': 'road', layout: { 'text-field': ['get', 'ref'] } },
    ],
  };

  const fieldsOf = ({ layers }: StyleSpecification) =>
    layers.map((layer) => (layer.type === 'symbol' ? layer.layout?.['text-field'] : null));

  it('place names are in the language of the page if the tiles have them', () => {
    const arabic = ['coalesce', ['get', 'name:ar'], ['get', 'name']];
    expect(fieldsOf(withLabelsIn('ar', style))).toEqual([null, arabic, arabic, ['get', 'ref']]);
    expect(fieldsOf(withLabelsIn('en', style))[1]).toEqual([
      'coalesce',
      ['get', 'name:en'],
      ['get', 'name_en'],
      ['get', 'name:latin'],
      ['get', 'name'],
    ]);
  });

  describe('the address of the style', () => {
    it.each([
      ['https://maps.example.org/style.json', 'https://maps.example.org/style.json'],
      ['', null],
      ['http://maps.example.org/style.json', null],
      ['https://', null],
    ])('%j is read as %j', (setting, address) => {
      const before = process.env.STREET_MAP_STYLE;
      process.env.STREET_MAP_STYLE = setting;
      expect(streetMapStyle()).toBe(address);
      if (before === undefined) delete process.env.STREET_MAP_STYLE;
      else process.env.STREET_MAP_STYLE = before;
    });

    it('is that of OpenFreeMap by default', () => {
      const before = process.env.STREET_MAP_STYLE;
      delete process.env.STREET_MAP_STYLE;
      expect(streetMapStyle()).toBe('https://tiles.openfreemap.org/styles/liberty');
      if (before !== undefined) process.env.STREET_MAP_STYLE = before;
    });
  });
});

describe('town map', () => {
  const idsIn = (folder: string) => readdirSync(folder).map((file) => file.split('.')[0] ?? '');
  const byHand = idsIn('content/town-maps');
  const drawnTowns = [...new Set([...byHand, ...idsIn('content/town-waters')])].sort();

  const maps = new Map<string, TownMap>();
  beforeAll(async () => {
    for (const id of drawnTowns) maps.set(id, (await loadTownMap(id)) as TownMap);
  });

  function placeOf(id: string) {
    const place = hotelPlaceOf(id);
    const town = maps.get(id);
    if (!place || !town) throw new Error(id);
    /** Metres east and south of the centre. */
    const view: MapView = { center: place, metresPerPixel: 1 };
    const at = (point: Point) => project(view, { width: 0, height: 0 }, point);
    const track = (text: string) => pointsOf(text).map(at);
    const strips = (drawn: TownMap['rivers'] = []) => drawn.map((strip) => ({ wide: strip.wide, points: track(strip.track) }));
    return { place, town, at, track, strips };
  }

  function isInside({ x, y }: Pixel, corners: readonly Pixel[]): boolean {
    return corners.reduce((inside, a, index) => {
      const b = corners.at(index - 1) ?? a;
      return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !inside : inside;
    }, false);
  }

  function metresTo({ x, y }: Pixel, points: readonly Pixel[]): number {
    return Math.min(
      ...points.slice(1).map((b, index) => {
        const a = points[index] ?? b;
        const long = (b.x - a.x) ** 2 + (b.y - a.y) ** 2;
        const t = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / long));
        return Math.hypot(x - a.x - t * (b.x - a.x), y - a.y - t * (b.y - a.y));
      }),
    );
  }

  describe.each(drawnTowns)('the map of %s', (id) => {
    it('has its hotels and sights on land, and those with a picture of water near water', () => {
      const { place, town, at, track, strips } = placeOf(id);
      const outlines = (tracks: readonly string[] = []) => tracks.map(track);
      const [waters, seas, islands] = [outlines(town.waters), outlines(town.seas), outlines(town.islands)];
      const [rivers, spits] = [strips(town.rivers), strips(town.spits)];
      const isOnIsland = (point: Pixel) =>
        islands.some((corners) => isInside(point, corners)) ||
        spits.some(({ points, wide }) => metresTo(point, points) <= wide / 2 + 60);
      const isInWater = (point: Pixel) =>
        !isOnIsland(point) &&
        (waters.filter((corners) => isInside(point, corners)).length % 2 === 1 ||
          seas.some((corners) => isInside(point, corners)) ||
          rivers.some(({ points, wide }) => metresTo(point, points) < wide / 2));
      const wet = propertiesIn(place)
        .filter((property) => isInWater(at(property)))
        .map(({ area, latitude, longitude }) => `${area.en} ${latitude} ${longitude}`);
      expect(wet).toEqual([]);
      const shores = [...waters, ...seas, ...rivers.map(({ points }) => points)];
      const most = town.waters ? 2_500 : 1_300;
      const far = propertiesIn(place)
        .filter(({ art }) => shores.length > 0 && /-water-/.test(art[0] ?? ''))
        .filter(
          (property) => !isOnIsland(at(property)) && Math.min(...shores.map((points) => metresTo(at(property), points))) > most,
        );
      expect(far.map(({ area }) => area.en)).toEqual([]);
      // Bridges, and a fountain in the sea, are in the water.
      const drowned = (sights[id] ?? []).filter(
        ([name, , latitude, longitude]) => !/Bridge|King Fahd’s Fountain/.test(name) && isInWater(at({ latitude, longitude })),
      );
      expect(drowned.map(([name]) => name)).toEqual([]);
    });

    it('is around its place, with names in both languages', () => {
      const { place, town } = placeOf(id);
      const named = [...(town.rivers ?? []), ...(town.parks ?? []), ...(town.hills ?? []), ...(town.roads ?? [])];
      for (const { track } of named)
        for (const point of pointsOf(track)) expect(kilometresBetween(place, point), track).toBeLessThan(40);
      for (const { name } of named) if (name) expect(name.ar, name.en).toMatch(/[\p{Script=Arabic}]/u);
      const view: MapView = { center: place, metresPerPixel: 50 };
      const shown = namesOf(town, view, { width: 900, height: 700 }, 'ar');
      expect(shown.length > 0).toBe(named.some(({ name }) => name));
    });
  });

  it('every file belongs to a place and is small, and every place at the sea has one', () => {
    expect(drawnTowns.filter((id) => !hotelPlaceOf(id))).toEqual([]);
    const waters = readdirSync('content/town-waters').map((file) => statSync(`content/town-waters/${file}`).size);
    expect(Math.max(...waters)).toBeLessThan(5_200);
    const beaches = hotelPlaces.filter(({ districts }) =>
      districts.some(([, , , , kind]) => kind === 'beach' || kind === 'island'),
    );
    expect(beaches.filter(({ id }) => !maps.get(id)?.waters && !maps.get(id)?.seas).map(({ id }) => id)).toEqual([]);
  });

  it('tracks outside the map have no path, and a place without a drawing has no map', async () => {
    const view: MapView = { center: { latitude: 25.28, longitude: 51.53 }, metresPerPixel: 10 };
    const size = { width: 600, height: 400 };
    expect(pathOf('25.28 51.53, 25.29 51.53', view, size)).toBe('M300 200L300 89');
    expect(pathOf('26.28 51.53, 26.29 51.53', view, size)).toBe('');
    expect(pathOf('25.28 51.53, 25.29 51.53, 25.29 51.54', view, size)).toBe('M300 200L300 111Q300 89 322 89L401 89');
    expect(await loadTownMap('constructor')).toBeNull();
    expect(await loadTownMap('samarkand')).toBeNull();
  });
});

describe('the names around a hotel', () => {
  const named = hotels.flatMap((hotel) => (hotel.nearbyAt ? [[hotel.slug, hotel] as const] : []));
  it.each(named)('%s: are whole, and stand on no number', async (_, hotel) => {
    const places = [hotel.position, ...nearPoints(hotel)];
    const { view } = nearView(places, nearSize);
    const town = await loadTownMap(hotel.place);
    for (const locale of ['en', 'ar'] as const)
      for (const { text, x, y, isWide } of nearNames(town, places, nearSize, locale)) {
        // A phone draws the map at half the size, and the names at the same.
        const half = text.length * (isWide ? 3 : 5);
        expect(x - half).toBeGreaterThan(0);
        expect(x + half).toBeLessThan(nearSize.width);
        for (const at of places.map((place) => project(view, nearSize, place)))
          expect(Math.abs(at.x - x) > half + 19 || Math.abs(at.y - y) > (isWide ? 24 : 30)).toBe(true);
      }
  });

  it('are written in the language of the page', async () => {
    const hotel = hotels.find(({ slug }) => slug === 'le-negresco-nice');
    if (!hotel) throw new Error('No such hotel');
    const names = nearNames(await loadTownMap(hotel.place), [hotel.position, ...nearPoints(hotel)], nearSize, 'ar');
    expect(names.map(({ text }) => text)).toContain('ممشى الإنجليز');
  });
});

describe('the map of a town on a planning page', () => {
  const drawn = [...places, ...plannedPlaces].flatMap(({ slug, map }) => (map?.town === undefined ? [] : [[slug, map] as const]));
  /** Beside its list a wide screen draws 600 units on some 420 pixels. */
  const units = 600 / 420;

  it.each(drawn)('%s: its numbers and its names keep apart, and its names within the frame', async (_, map) => {
    const points = map.places.map(({ at }) => ({ latitude: at[0], longitude: at[1] }));
    const { view } = nearView(points, townSize);
    const numbers = points.map((point) => project(view, townSize, point));
    numbers.forEach((one, index) => {
      for (const other of numbers.slice(index + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(36);
    });
    for (const locale of ['en', 'ar'] as const) {
      const names = nearNames(await loadTownMap(map.town ?? ''), points, townSize, locale);
      expect(names.length).toBeGreaterThan(0);
      names.forEach(({ text, x, y }, index) => {
        const half = (text.length * 6 * units) / 2;
        expect(Math.min(x, townSize.width - x), text).toBeGreaterThan(half);
        for (const other of names.slice(index + 1))
          expect(
            Math.abs(other.x - x) > half + (other.text.length * 6 * units) / 2 || Math.abs(other.y - y) >= 16 * units,
            `${text}, ${other.text}`,
          ).toBe(true);
      });
    }
  });
});
