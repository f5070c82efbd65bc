import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { GET } from '@/app/maps/[file]/route';
import { numberedOffices } from '@/content/branches';
import { destinations } from '@/content/destinations';
import { hotels } from '@/content/hotels';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { sightPlaces } from '@/content/sight-places';
import { branchesMap } from '@/lib/geography/branches-map';
import { doha } from '@/lib/geography/great-circle';
import { landPath } from '@/lib/geography/land';
import { placeLabels } from '@/lib/geography/place-labels';
import { planLines, planMap } from '@/lib/geography/plan-map';
import { fitProjection, projectRoute } from '@/lib/geography/projection';
import { sightsMap } from '@/lib/geography/sights-map';

const frame = { width: 1000, height: 700, margin: { x: 150, y: 120 }, maxScale: 5000 };
const paris = { latitude: 48.86, longitude: 2.35 };
const dubai = { latitude: 25.2, longitude: 55.27 };
const seoul = { latitude: 37.57, longitude: 126.98 };

describe('a projection fitted to its routes', () => {
  it.each([
    ['Paris', paris],
    ['Seoul', seoul],
    ['Dubai', dubai],
  ])('keeps Doha, %s and the way between inside the margins', (_city, city) => {
    const route = projectRoute(fitProjection(doha, [city], frame), doha, city);
    expect(route.length).toBeGreaterThan(1);
    for (const [x, y] of route) {
      expect(x).toBeGreaterThanOrEqual(149);
      expect(x).toBeLessThanOrEqual(851);
      expect(y).toBeGreaterThanOrEqual(119);
      expect(y).toBeLessThanOrEqual(581);
    }
  });

  it('has a maximum zoom, and stays centred', () => {
    const projection = fitProjection(doha, [dubai], frame);
    expect(projection.scale()).toBe(5000);
    const route = projectRoute(projection, doha, dubai);
    const ends = [route[0]?.[0] ?? 0, route.at(-1)?.[0] ?? 0];
    expect((Math.min(...ends) + Math.max(...ends)) / 2).toBeCloseTo(500, 0);
  });
});

describe('the land on a map', () => {
  it.each([
    ['Paris', [paris]],
    ['Dubai', [dubai]],
    ['all of them', [paris, dubai, seoul]],
  ])('of the route to %s is small enough to be inlined', (_name, cities) => {
    const path = landPath(fitProjection(doha, cities, frame), 2.5);
    expect(path).toMatch(/^M-?\d/);
    expect(path.length).toBeLessThan(6000);
  });
});

describe('labels on a map', () => {
  const space = { width: 1000, height: 700, fontSize: 30, gap: 20 };

  it('stay inside the map', () => {
    expect(placeLabels([{ point: [500, 680], text: 'Doha' }], [], space)).toEqual(['above']);
    expect(placeLabels([{ point: [10, 350], text: 'Casablanca' }], [], space)).toEqual(['after']);
  });

  it('do not overlap routes or each other', () => {
    expect(placeLabels([{ point: [500, 350], text: 'Doha' }], [[[500, 380]]], space)).toEqual(['above']);
    const far: [number, number][] = [
      [500, 350],
      [500, 900],
    ];
    expect(placeLabels([{ point: [500, 350], text: 'Doha' }], [far], space)).toEqual(['above']);
    const [first, second] = placeLabels(
      [
        { point: [500, 350], text: 'Madrid' },
        { point: [510, 352], text: 'Toledo' },
      ],
      [],
      space,
    );
    expect(first).not.toBe(second);
  });

  it('keep away from the aircraft, and from points that they do not name', () => {
    expect(placeLabels([{ point: [500, 350], text: 'Doha' }], [], { ...space, plane: [500, 400] })).toEqual(['above']);
    const [, france] = placeLabels(
      [
        { point: [580, 400], text: 'Switzerland' },
        { point: [500, 350], text: 'France' },
      ],
      [],
      space,
    );
    expect(france).toBe('above');
  });
});

describe('the map of a destination', () => {
  it.each(Object.entries(sightPlaces).flatMap(([slug, places]) => (places ? [[slug, places] as const] : [])))(
    '%s has a number for every sight, without overlaps, inside the picture',
    (slug, places) => {
      expect(places.at).toHaveLength(destinations.find((destination) => destination.slug === slug)?.en.see.length ?? 0);
      const svg = sightsMap(places);
      expectNumbers(svg, places.at.length, 600);
      expect(gzipSync(svg).length).toBeLessThan(6000);
    },
  );
});

describe('the map of a planning page', () => {
  it.each([...places, ...plannedPlaces].flatMap((place) => (place.map ? [[place.slug, place.map, place] as const] : [])))(
    '%s has a number for each of its places, and the page names them in both languages',
    (slug, map, { en, ar }) => {
      if (map.town === undefined) {
        const svg = planMap(slug, map);
        expectNumbers(svg, map.places.length, 600);
        expect(gzipSync(svg).length).toBeLessThan(6000);
      }
      const words = { en: JSON.stringify(en), ar: JSON.stringify(ar) };
      for (const { name } of map.places) {
        expect(words.en).toContain(name.en);
        expect(words.ar).toContain(name.ar);
      }
    },
  );

  it('draws the railways between its places, and no others', () => {
    const france = plannedPlaces.find(({ slug }) => slug === 'france')?.map;
    if (!france || france.town !== undefined) throw new Error('France has no map.');
    expect(planLines('france', france).rails).toEqual(sightPlaces.france?.rails?.slice(0, 1));
    expect(planLines('france', { ...france, places: france.places.slice(1) }).rails).toEqual([]);
    expect(planLines('france', { ...france, hasLines: false })).toEqual({});
  });

  it.each([...places, ...plannedPlaces].flatMap(({ slug, map }) => (map?.hasLines ? [[slug, map] as const] : [])))(
    '%s has lines if its data has them',
    (slug, map) => {
      const { rails = [], ferries = [] } = planLines(slug, map);
      expect(rails.length + ferries.length).toBeGreaterThan(0);
    },
  );
});

describe('the map of a town', () => {
  const draw = async (file: string) => (await GET(new Request('http://localhost'), { params: Promise.resolve({ file }) })).text();

  it.each([...places, ...plannedPlaces].flatMap(({ slug, map }) => (map?.town ? [[slug, map.places.length] as const] : [])))(
    '%s has its places by number, on the shapes of the town',
    async (slug, count) => {
      const svg = await draw(`plan-${slug}.svg`);
      expectNumbers(svg, count, 600);
      expect(svg.match(/<path/g)?.length).toBeGreaterThan(count + 3);
    },
  );

  it.each(hotels.flatMap((hotel) => (hotel.nearbyAt ? [[hotel.slug, hotel, hotel.nearbyAt] as const] : [])))(
    '%s has its number, or none, for each place that its page names as near, and the hotel itself',
    async (slug, hotel, nearbyAt) => {
      expect(nearbyAt).toHaveLength(hotel.en.nearby.length);
      expectNumbers(await draw(`hotel-${slug}.svg`), nearbyAt.filter(Boolean).length + 1, 400);
    },
  );
});

it('the map of the branches has a number for every office', () => expectNumbers(branchesMap(), numberedOffices.length, 900));

/** No two overlap, and all are inside a picture of 600 by `height`. */
function expectNumbers(svg: string, count: number, height: number) {
  const numbers = [...svg.matchAll(/translate\((\d+) (\d+)\)"><circle r="(\d+)"/g)].map(([, x, y, r]) => [x, y, r].map(Number));
  expect(numbers).toHaveLength(count);
  for (const [i, [x = 0, y = 0, r = 0]] of numbers.entries()) {
    expect(Math.min(x, y, 600 - x, height - y)).toBeGreaterThan(r);
    for (const [otherX = 0, otherY = 0] of numbers.slice(i + 1))
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(2 * r);
  }
}
