import { geoMercator } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { arcPath, headingOf, projectArc } from '@/lib/geography/arc';
import { distanceKm, doha, midpoint } from '@/lib/geography/great-circle';
import { fitProjection, projectRoute } from '@/lib/geography/projection';

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
