import { readdirSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TownMap } from '@/content/town-map';
import { kilometresBetween } from '@/lib/hotels/map/kilometres';
import { type MapView, type Pixel, type Point, project } from '@/lib/hotels/map/map-view';
import { loadTownMap, namesOf, pathOf, pointsOf } from '@/lib/hotels/map/town-map';
import { sights } from '@/supabase/functions/_shared/contracts/hotels/sights';
import { hotelPlaceOf, hotelPlaces } from '@/supabase/functions/_shared/hotel-places/all-places';
import { propertiesIn } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/properties/properties';

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
  expect(await loadTownMap('constructor')).toBeNull();
  expect(await loadTownMap('samarkand')).toBeNull();
});
