import { describe, expect, it } from 'vitest';
import { distanceKm, doha, midpoint } from '@/lib/geography/great-circle';

const paris = { latitude: 49.01, longitude: 2.55 };

describe('the great circle', () => {
  it.each([
    ['Paris', paris, 4970],
    ['Seoul', { latitude: 37.46, longitude: 126.44 }, 7080],
    ['Riyadh', { latitude: 24.96, longitude: 46.7 }, 495],
  ])('from Doha to %s is as long as airlines fly', (_city, position, kilometres) => {
    expect(Math.abs(distanceKm(doha, position) - kilometres)).toBeLessThan(kilometres * 0.01);
  });

  it('is as long one way as the other, and nothing to where one is', () => {
    expect(distanceKm(doha, paris)).toBeCloseTo(distanceKm(paris, doha), 6);
    expect(distanceKm(doha, doha)).toBe(0);
  });

  it('has its middle as far from one end as from the other', () => {
    const middle = midpoint(doha, paris);
    expect(distanceKm(doha, middle)).toBeCloseTo(distanceKm(middle, paris), 6);
    expect(distanceKm(doha, middle)).toBeCloseTo(distanceKm(doha, paris) / 2, 6);
  });

  it('crosses the date line without going round the world', () => {
    const middle = midpoint({ latitude: 0, longitude: 170 }, { latitude: 0, longitude: -170 });
    expect(Math.abs(middle.longitude)).toBeCloseTo(180, 6);
    expect(middle.latitude).toBeCloseTo(0, 6);
  });
});
