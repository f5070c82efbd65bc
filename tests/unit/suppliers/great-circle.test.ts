import { describe, expect, it } from 'vitest';
import { airportFacts } from '@/supabase/functions/_shared/airports';
import { blockMinutes, distanceBetween } from '@/supabase/functions/_shared/suppliers/sandbox/great-circle';

function airport(code: string) {
  const facts = airportFacts.get(code);
  if (!facts) throw new Error(`${code} is not in the list`);
  return facts;
}

describe('distanceBetween', () => {
  it.each([
    ['DOH', 'LHR', 5_220],
    ['DOH', 'DXB', 376],
    ['DOH', 'AKL', 14_530],
    ['GRU', 'AKL', 12_000],
    ['DOH', 'DOH', 0],
  ])('%s to %s is about %d km', (from, to, kilometres) => {
    const distance = distanceBetween(airport(from), airport(to));
    expect(Math.abs(distance - kilometres)).toBeLessThanOrEqual(kilometres * 0.01);
    expect(distanceBetween(airport(to), airport(from))).toBeCloseTo(distance);
  });
});

describe('blockMinutes', () => {
  it.each([
    ['DOH', 'LHR', 415, 450],
    ['LHR', 'DOH', 375, 415],
    ['DOH', 'DXB', 65, 80],
    ['DOH', 'BKK', 375, 420],
    ['DOH', 'JFK', 790, 850],
    ['JFK', 'DOH', 715, 775],
    ['DOH', 'AKL', 930, 1_020],
    ['LHR', 'CDG', 65, 85],
  ])('%s to %s takes %d to %d minutes', (from, to, shortest, longest) => {
    const minutes = blockMinutes(airport(from), airport(to));
    expect(minutes).toBeGreaterThanOrEqual(shortest);
    expect(minutes).toBeLessThanOrEqual(longest);
    expect(minutes % 5).toBe(0);
  });
});
