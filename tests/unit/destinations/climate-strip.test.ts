import { describe, expect, it } from 'vitest';
import { climateColumns, strip, temperatureScale } from '@/lib/destinations/climate-strip';

const climate = {
  high: [7, 8, 12, 15, 19, 23, 24, 24, 21, 16, 10, 7],
  low: [2, 1, 3, 5, 9, 12, 13, 13, 11, 8, 4, -14],
  rain: [22, 35.8, 30, 20, 39, 27, 40, 120, 22, 47, 32, 0],
};

describe('the climate strip', () => {
  it('starts with January at the start side', () => {
    const x = (direction: 'ltr' | 'rtl') => climateColumns(climate, direction).map((column) => column.x);
    expect(x('ltr')).toEqual([...x('rtl')].reverse());
    expect(x('ltr')[0]).toBe(15);
    expect(x('rtl')[0]).toBe(345);
  });

  it('keeps every bar inside its area, with the warm end above the cold one', () => {
    for (const { top, bottom, rainHeight } of climateColumns(climate, 'ltr')) {
      expect(top).toBeGreaterThanOrEqual(strip.barTop);
      expect(bottom).toBeLessThanOrEqual(strip.barBottom);
      expect(top).toBeLessThan(bottom);
      expect(rainHeight).toBeLessThanOrEqual(strip.rainHeight);
    }
  });

  it('draws no bar for no rain, and a small one for little rain', () => {
    expect(climateColumns(climate, 'ltr').at(-1)).toMatchObject({ rainHeight: 0, low: -14 });
    expect(climateColumns({ ...climate, rain: [1, 120] }, 'ltr')[0]?.rainHeight).toBe(2);
  });

  it('does not exaggerate small differences', () => {
    const heightOf = temperatureScale({ high: [30], low: [24] });
    expect(heightOf(24) - heightOf(30)).toBeCloseTo((strip.barBottom - strip.barTop) / 4, 6);
  });
});
