import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { kilometresBetween } from '@/lib/hotels/map/kilometres';
import { clampToMap, edgesOf, placeOnRing } from '@/lib/hotels/map/map-labels';
import { layPins, outline } from '@/lib/hotels/map/map-pins';
import { fitView, panned, project, scaleBar, zoomed } from '@/lib/hotels/map/map-view';

const size = { width: 400, height: 600 };
const middle = { latitude: 41, longitude: 29 };
const point = fc.record({
  latitude: fc.double({ min: 40.9, max: 41.1, noNaN: true }),
  longitude: fc.double({ min: 28.9, max: 29.1, noNaN: true }),
});
const pixel = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 600 }) });

describe('the view of the map', () => {
  test('contains every point with a margin', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1 }), (points) => {
        const view = fitView(points, size, 50, middle);
        for (const one of points) {
          const { x, y } = project(view, size, one);
          expect(x).toBeGreaterThan(49);
          expect(x).toBeLessThan(351);
          expect(y).toBeGreaterThan(49);
          expect(y).toBeLessThan(551);
        }
      }),
    );
  });

  test('has north above and east to the right', () => {
    const view = fitView([middle], size, 50, middle);
    expect(project(view, size, middle)).toEqual({ x: 200, y: 300 });
    expect(project(view, size, { latitude: 41.001, longitude: 29 }).y).toBeLessThan(300);
    expect(project(view, size, { latitude: 41, longitude: 29.001 }).x).toBeGreaterThan(200);
  });

  test('moves with the finger, and zooms around it', () => {
    fc.assert(
      fc.property(pixel, fc.double({ min: 0.7, max: 1.6, noNaN: true }), point, (at, factor, one) => {
        const view = { center: middle, metresPerPixel: 20 };
        const before = project(view, size, one);
        const moved = project(panned(view, { x: 30, y: -12 }), size, one);
        expect(moved.x - before.x).toBeCloseTo(30, 0);
        expect(moved.y - before.y).toBeCloseTo(-12, 0);

        const closer = zoomed(view, factor, size, at);
        const after = project(closer, size, one);
        expect(after.y - at.y).toBeCloseTo((before.y - at.y) * factor, 0);
      }),
    );
  });

  test('has a minimum and a maximum zoom', () => {
    const view = { center: middle, metresPerPixel: 20 };
    expect(zoomed(view, 1e6, size).metresPerPixel).toBe(2);
    expect(zoomed(view, 1e-6, size).metresPerPixel).toBe(400);
  });

  test.each([
    [20, 110, 2000],
    [4, 110, 200],
    [10, 110, 1000],
    [7, 110, 500],
  ])('at %s metres a pixel has a bar of at most %s pixels: %s metres', (metresPerPixel, most, metres) => {
    const bar = scaleBar({ center: middle, metresPerPixel }, most);
    expect(bar.metres).toBe(metres);
    expect(bar.pixels).toBeLessThanOrEqual(most);
  });
});

describe('the pins', () => {
  const pin = { width: 80, height: 30 };

  test('never overlap when they show a price, the first always shows one, and all stay in place', () => {
    fc.assert(
      fc.property(fc.array(pixel, { minLength: 1, maxLength: 60 }), (places) => {
        const pins = layPins(
          places.map((at, item) => ({ item, at })),
          pin,
        );
        expect(pins.map(({ at }) => at)).toEqual(places);
        expect(pins[0]?.isOpen).toBe(true);
        const open = pins.filter(({ isOpen }) => isOpen);
        for (const a of open)
          for (const b of open)
            if (a !== b) expect(Math.abs(a.at.x - b.at.x) >= 80 || Math.abs(a.at.y - b.at.y) >= 30).toBe(true);
      }),
    );
  });

  test('avoid occupied areas: beside them if there is room, else as a point', () => {
    const items = [{ item: 'a', at: { x: 100, y: 100 } }];
    const mark = { x: 100, y: 100, width: 60, height: 30 };
    const spots = [
      { x: 0, y: 0 },
      { x: 0, y: -24 },
      { x: 0, y: 31 },
    ];
    expect(layPins(items, pin, { taken: [mark], spots })).toMatchObject([{ isOpen: true, shift: { x: 0, y: 31 } }]);
    expect(layPins(items, pin, { taken: [mark] })).toMatchObject([{ isOpen: false, at: { x: 100, y: 100 } }]);
  });

  test('of a district are inside its outline', () => {
    const corners = outline([
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 5, y: 3 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ]);
    expect(corners).toHaveLength(4);
    expect(corners).not.toContainEqual({ x: 5, y: 3 });
  });
});

describe('names on the map', () => {
  test('are complete at its edges, and left out when their place is outside', () => {
    expect(clampToMap({ x: 10, y: 300 }, 100, size)).toEqual({ x: 54, y: 300 });
    expect(clampToMap({ x: 395, y: 300 }, 100, size)).toEqual({ x: 346, y: 300 });
    expect(clampToMap({ x: 200, y: 300 }, 100, size)).toEqual({ x: 200, y: 300 });
    expect(clampToMap({ x: -1, y: 300 }, 100, size)).toBeNull();
    expect(clampToMap({ x: 200, y: 601 }, 100, size)).toBeNull();
  });

  test('of a ring move along it when a price or the edge is at its top', () => {
    const center = { x: 200, y: 300 };
    expect(placeOnRing(center, 100, edgesOf(size))).toEqual({ x: 200, y: 195 });
    const price = { x: 200, y: 200, width: 86, height: 30 };
    const beside = placeOnRing(center, 100, [...edgesOf(size), price]);
    expect(beside?.x).toBeCloseTo(286.6, 0);
    expect(placeOnRing({ x: 200, y: 20 }, 100, edgesOf(size))?.y).toBeGreaterThan(20);
    expect(placeOnRing(center, 900, edgesOf(size))).toBeNull();
  });
});

test('distances are those on a sphere', () => {
  expect(kilometresBetween({ latitude: 25.286, longitude: 51.534 }, { latitude: 25.204, longitude: 55.27 })).toBeCloseTo(376, -1);
  expect(kilometresBetween(middle, middle)).toBe(0);
});
