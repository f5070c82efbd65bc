import { beforeAll, describe, expect, it } from 'vitest';
import { sights } from '@/content/sights';
import type { TownMap } from '@/content/town-map';
import { kilometresBetween } from '@/lib/hotels/map/kilometres';
import { type MapView, type Pixel, type Point, project } from '@/lib/hotels/map/map-view';
import { drawnTowns, loadTownMap, namesOf, pathOf, pointsOf } from '@/lib/hotels/map/town-map';
import { hotelPlaceOf } from '@/supabase/functions/_shared/hotel-places/all-places';
import { propertiesIn } from '@/supabase/functions/_shared/suppliers/sandbox/hotels/properties/properties';

const maps = new Map<string, TownMap>();
beforeAll(async () => {
  for (const id of drawnTowns) maps.set(id, (await loadTownMap(id)) as TownMap);
});

function placeOf(id: string) {
  const place = hotelPlaceOf(id);
  const town = maps.get(id);
  if (!place || !town) throw new Error(id);
  /** Metres east and south of the middle. */
  const view: MapView = { center: place, metresPerPixel: 1 };
  const at = (point: Point) => project(view, { width: 0, height: 0 }, point);
  return { place, town, at, track: (text: string) => pointsOf(text).map(at) };
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
  it('has its hotels on land, and those that are drawn at water near water', () => {
    const { place, town, at, track } = placeOf(id);
    const { seas = [], islands = [], rivers = [], spits = [] } = town;
    const onLand = (point: Pixel) =>
      islands.some((text) => isInside(point, track(text))) ||
      spits.some(({ track: text, wide }) => metresTo(point, track(text)) <= wide / 2 + 60);
    const inWater = (point: Pixel) =>
      !onLand(point) &&
      (seas.some((text) => isInside(point, track(text))) ||
        rivers.some(({ track: text, wide }) => metresTo(point, track(text)) < wide / 2));
    const toWater = (point: Pixel) =>
      Math.min(...[...seas, ...rivers.map(({ track: text }) => text)].map((text) => metresTo(point, track(text))));
    const properties = propertiesIn(place);
    const wet = properties
      .filter((property) => inWater(at(property)))
      .map(({ area, latitude, longitude }) => `${area.en} ${latitude} ${longitude}`);
    expect(wet).toEqual([]);
    const far = properties.filter(
      (property) => /-water-/.test(property.art[0] ?? '') && !onLand(at(property)) && toWater(at(property)) > 1_300,
    );
    expect(far.map(({ area }) => area.en)).toEqual([]);
    const drowned = (sights[id] ?? []).filter(
      ([name, , latitude, longitude]) => !name.includes('Bridge') && inWater(at({ latitude, longitude })),
    );
    expect(drowned.map(([name]) => name)).toEqual([]);
  });

  it('lies around its place, and names what it draws in both languages', () => {
    const { place, town } = placeOf(id);
    const named = [...(town.rivers ?? []), ...(town.parks ?? []), ...(town.hills ?? []), ...town.roads];
    for (const { track } of named)
      for (const point of pointsOf(track)) expect(kilometresBetween(place, point), track).toBeLessThan(40);
    for (const { name } of named) if (name) expect(name.ar, name.en).toMatch(/[\p{Script=Arabic}]/u);
    const view: MapView = { center: place, metresPerPixel: 20 };
    expect(namesOf(town, view, { width: 900, height: 700 }, 'ar').length).toBeGreaterThan(3);
  });
});

it('what lies beside the map has no path, and a place we have not drawn has no map', async () => {
  const view: MapView = { center: { latitude: 25.28, longitude: 51.53 }, metresPerPixel: 10 };
  const size = { width: 600, height: 400 };
  expect(pathOf('25.28 51.53, 25.29 51.53', view, size)).toBe('M300 200L300 89');
  expect(pathOf('26.28 51.53, 26.29 51.53', view, size)).toBe('');
  expect(await loadTownMap('constructor')).toBeNull();
  expect(await loadTownMap('zermatt')).toBeNull();
});
