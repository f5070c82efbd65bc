import { describe, expect, it } from 'vitest';
import { climateNormals } from '@/content/climate-normals';
import { wherePlaces } from '@/content/where';

describe('the usual temperatures of places', () => {
  it.each(Object.entries(climateNormals))(
    '%s has twelve days warmer than its nights, of a place that is asked about',
    (code, { high, low }) => {
      expect(wherePlaces.map(({ airport }) => airport)).toContain(code);
      expect([high.length, low.length]).toEqual([12, 12]);
      for (const [month, day] of high.entries()) {
        expect(day - (low[month] ?? day)).toBeGreaterThan(2);
        // From one month to the next no place changes by more: a wrong digit does.
        expect(Math.abs(day - (high[(month + 1) % 12] ?? 0))).toBeLessThan(11);
      }
    },
  );
});
