import { gzipSync } from 'node:zlib';
import { geoMercator } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { GET } from '@/app/maps/[file]/route';
import { branchPages, numberedOffices } from '@/content/branches';
import { destinations } from '@/content/destinations';
import { hotels } from '@/content/hotels';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { postMaps } from '@/content/post-maps';
import { sightPlaces } from '@/content/sight-places';
import { arcPath, distanceKm, doha, headingOf, midpoint, projectArc } from '@/lib/geography/great-circle';
import { landPath } from '@/lib/geography/land';
import { areaOf, type Line, pathOf, simplifyLine } from '@/lib/geography/line';
import { branchesMap, branchesMapNames, branchMap } from '@/lib/geography/maps/branches-map';
import { planLines, planMap } from '@/lib/geography/maps/plan-map';
import { sightsMap } from '@/lib/geography/maps/sights-map';
import { placeLabels } from '@/lib/geography/place-labels';
import { fitProjection, projectRoute } from '@/lib/geography/projection';
import { sunAt } from '@/lib/geography/sun';

describe('great circle', () => {
  const paris = { latitude: 49.01, longitude: 2.55 };

  describe('the great circle', () => {
    it.each([
      ['Paris', paris, 4970],
      ['Seoul', { latitude: 37.46, longitude: 126.44 }, 7080],
      ['Riyadh', { latitude: 24.96, longitude: 46.7 }, 495],
    ])('from Doha to %s has the distance that airlines fly', (_city, position, kilometres) => {
      expect(Math.abs(distanceKm(doha, position) - kilometres)).toBeLessThan(kilometres * 0.01);
    });

    it('is the same in both directions, and zero to the same point', () => {
      expect(distanceKm(doha, paris)).toBeCloseTo(distanceKm(paris, doha), 6);
      expect(distanceKm(doha, doha)).toBe(0);
    });

    it('has its middle at the same distance from both ends', () => {
      const middle = midpoint(doha, paris);
      expect(distanceKm(doha, middle)).toBeCloseTo(distanceKm(middle, paris), 6);
      expect(distanceKm(doha, middle)).toBeCloseTo(distanceKm(doha, paris) / 2, 6);
    });

    it('crosses the date line by the short way', () => {
      const middle = midpoint({ latitude: 0, longitude: 170 }, { latitude: 0, longitude: -170 });
      expect(Math.abs(middle.longitude)).toBeCloseTo(180, 6);
      expect(middle.latitude).toBeCloseTo(0, 6);
    });
  });

  const seoul = { latitude: 37.57, longitude: 126.98 };

  describe('an arc', () => {
    it('is one curve from end to end', () => {
      expect(arcPath({ start: [0, 10], middle: [50, 0], end: [100, 10] })).toBe('M0 10Q50 -10 100 10');
    });

    it('is parallel to the line between its ends at its middle', () => {
      expect(headingOf({ start: [0, 0], middle: [5, -2], end: [10, 0] })).toBe(90);
      expect(headingOf({ start: [0, 0], middle: [0, -5], end: [0, -10] })).toBe(0);
    });

    it('stays close to the real great circle, also on our longest route', () => {
      const projection = fitProjection(doha, [seoul], { width: 1000, height: 700, margin: { x: 160, y: 130 }, maxScale: 3600 });
      const { start, middle, end } = projectArc(projection, doha, seoul);
      const at = (t: number, axis: 0 | 1) => {
        const control = 2 * middle[axis] - (start[axis] + end[axis]) / 2;
        return (1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * control + t ** 2 * end[axis];
      };
      const curve = Array.from({ length: 501 }, (_, n) => [at(n / 500, 0), at(n / 500, 1)] as const);
      for (const [x, y] of projectRoute(projection, doha, seoul))
        expect(Math.min(...curve.map(([cx, cy]) => Math.hypot(cx - x, cy - y)))).toBeLessThan(8);
    });

    it('begins and ends at its places', () => {
      const projection = geoMercator();
      const { start, end } = projectArc(projection, doha, seoul);
      expect(start).toEqual(projection([doha.longitude, doha.latitude]));
      expect(end).toEqual(projection([seoul.longitude, seoul.latitude]));
    });
  });
});

describe('line', () => {
  describe('a simplified line', () => {
    it('loses points that hardly change it, and keeps its ends and corners', () => {
      const line: Line = [
        [0, 0],
        [5, 0.2],
        [10, 0],
        [10, 10],
      ];
      expect(simplifyLine(line, 1)).toEqual([
        [0, 0],
        [10, 0],
        [10, 10],
      ]);
      expect(simplifyLine(line, 0.1)).toEqual(line);
    });

    it('may be a point or nothing', () => {
      expect(simplifyLine([], 1)).toEqual([]);
      expect(simplifyLine([[3, 4]], 1)).toEqual([[3, 4]]);
    });
  });

  describe('the path of lines', () => {
    it('is written in whole units and relative steps', () => {
      const line: Line = [
        [1.2, 1.4],
        [10.6, -3.2],
        [10.7, -3.4],
        [4, 8],
      ];
      expect(pathOf([line], { closed: false })).toBe('M1 1l10-4-7 11');
      expect(pathOf([line], { closed: true })).toBe('M1 1l10-4-7 11z');
    });

    it('leaves out parts that are too small to see', () => {
      const speck: Line = [
        [1, 1],
        [1.2, 1],
        [1.2, 1.3],
      ];
      expect(pathOf([speck, []], { closed: true })).toBe('');
    });
  });

  it('the area of a square is the same in both drawing directions', () => {
    const square: Line = [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ];
    expect(areaOf(square)).toBe(16);
    expect(areaOf([...square].reverse())).toBe(16);
  });
});

describe('map', () => {
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
        expect(gzipSync(svg).length).toBeLessThan(10_000);
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
          expect(gzipSync(svg).length).toBeLessThan(10_000);
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
    it.each([...places, ...plannedPlaces].flatMap(({ slug, map }) => (map?.town ? [[slug, map.places.length] as const] : [])))(
      '%s has its places by number, on the shapes of the town',
      async (slug, count) => {
        const svg = await mapFile(`plan-${slug}.svg`);
        expectNumbers(svg, count, 600);
        expect(svg.match(/<path/g)?.length).toBeGreaterThan(count + 3);
      },
    );

    it.each(hotels.flatMap((hotel) => (hotel.nearbyAt ? [[hotel.slug, hotel, hotel.nearbyAt] as const] : [])))(
      '%s has its number, or none, for each place that its page names as near, and the hotel itself',
      async (slug, hotel, nearbyAt) => {
        expect(nearbyAt).toHaveLength(hotel.en.nearby.length);
        expectNumbers(await mapFile(`hotel-${slug}.svg`), nearbyAt.filter(Boolean).length + 1, 400);
      },
    );
  });

  it.each(branchPages.map(({ slug, map }) => [slug, map.places.length] as const))(
    'the map around %s has its numbers, our sign, and colours of day and night',
    async (slug, count) => {
      const svg = await mapFile(`branch-${slug}.svg`);
      expectNumbers(svg, count, 400);
      expect(svg).toContain('fill="#8a1538"');
      const [day = '', night = ''] = svg.split('prefers-color-scheme:dark');
      const names = new Set([...svg.matchAll(/var\(--(\w+)\)/g)].map(([, name]) => `--${name}:`));
      for (const name of names) expect(day.includes(name) && night.includes(name), name).toBe(true);
    },
  );

  it.each(Object.entries(postMaps))('the map of the article %s has a number for each of its days', async (slug, { days }) => {
    expectNumbers(await mapFile(`post-${slug}.svg`), days.length, 400);
  });

  it('the map of a shared picture is by day, and needs no style', () => {
    expect(branchMap('al-sadd', [600, 400])).not.toMatch(/var\(|<style/);
  });

  describe('the map of the branches', () => {
    it('has a number for every office', () => expectNumbers(branchesMap(), numberedOffices.length, 900));

    it.each(['en', 'ar'] as const)('names the towns, each inside: %s', (locale) => {
      const names = branchesMapNames(locale);
      expect(new Set(names.map(({ text }) => text)).size).toBe(4);
      for (const { x, y } of names) expect(Math.min(x, y, 600 - x, 900 - y)).toBeGreaterThan(50);
    });
  });

  async function mapFile(file: string) {
    return (await GET(new Request('http://localhost'), { params: Promise.resolve({ file }) })).text();
  }

  /** No two overlap, and all are inside a picture of 600 by `height`. */
  function expectNumbers(svg: string, count: number, height: number) {
    const numbers = [...svg.matchAll(/translate\((\d+) (\d+)\)(?: scale\(([\d.]+)\))?"><circle r="(16)"/g)].map(
      ([, x, y, scale = 1, r]) => [Number(x), Number(y), Number(r) * Number(scale)],
    );
    expect(numbers).toHaveLength(count);
    for (const [i, [x = 0, y = 0, r = 0]] of numbers.entries()) {
      expect(Math.min(x, y, 600 - x, height - y)).toBeGreaterThan(r);
      for (const [otherX = 0, otherY = 0] of numbers.slice(i + 1))
        expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(2 * r);
    }
  }
});

describe('sun', () => {
  const doha = { latitude: 25.29, longitude: 51.53 };
  const moscow = { latitude: 55.75, longitude: 37.62 };

  /** Sunset in minutes of the day in UTC. */
  function sunset(position: typeof doha, day: string): number {
    for (let minute = 8 * 60; minute < 24 * 60; minute += 1) {
      const { hourAngle, halfDay } = sunAt(position, new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000));
      if (hourAngle > halfDay) return minute;
    }
    return Number.NaN;
  }

  describe('the sun', () => {
    // Sunsets from almanacs, in local time of UTC+3.
    it.each([
      ['Doha in June', doha, '2027-06-21', 18 * 60 + 28],
      ['Doha in December', doha, '2027-12-21', 16 * 60 + 48],
      ['Doha in November', doha, '2027-11-03', 16 * 60 + 53],
      ['Moscow in June', moscow, '2027-06-21', 21 * 60 + 18],
      ['Moscow in December', moscow, '2027-12-21', 15 * 60 + 58],
    ])('sets in %s at the time of the almanac', (_name, position, day, local) => {
      expect(Math.abs(sunset(position, day) + 180 - local)).toBeLessThanOrEqual(8);
    });

    it('counts from noon in both directions', () => {
      expect(sunAt(doha, new Date('2027-03-21T05:00:00Z')).hourAngle).toBeLessThan(0);
      expect(sunAt(doha, new Date('2027-03-21T12:00:00Z')).hourAngle).toBeGreaterThan(0);
      expect(sunAt(doha, new Date('2027-03-21T21:00:00Z')).hourAngle).toBeLessThan(0);
    });

    it('never rises in polar night and never sets in polar day', () => {
      const svalbard = { latitude: 78.2, longitude: 15.6 };
      expect(sunAt(svalbard, new Date('2027-12-21T12:00:00Z')).halfDay).toBe(0);
      expect(sunAt(svalbard, new Date('2027-06-21T00:00:00Z')).halfDay).toBe(180);
    });
  });
});
