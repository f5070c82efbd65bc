import { describe, expect, it } from 'vitest';
import { sunAt } from '@/lib/geography/sun';

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
