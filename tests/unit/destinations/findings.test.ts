import { describe, expect, it } from 'vitest';
import { destinationNotes } from '@/content/destination-notes';
import { destinations } from '@/content/destinations';
import { byFlightTime, findingsOf } from '@/lib/destinations/findings';

describe('the list of destinations', () => {
  it('is the one of the route table, in its order', () => {
    expect(destinations.map(({ slug }) => slug)).toEqual([
      'saudi-arabia',
      'south-korea',
      'france',
      'spain',
      'switzerland',
      'turkey',
      'uzbekistan',
      'moscow',
      'ras-al-khaimah',
      'greece',
      'morocco',
    ]);
  });

  it.each(destinations)('has whole words and numbers for $slug', ({ slug, climate, city, en, ar }) => {
    for (const values of [climate.high, climate.low, climate.rain]) expect(values).toHaveLength(12);
    expect(climate.high.every((high, month) => high > (climate.low[month] ?? 0))).toBe(true);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: city.timeZone })).not.toThrow();
    for (const { title, description } of [en, ar]) {
      expect(title.length).toBeLessThanOrEqual(45);
      expect(description.length).toBeLessThanOrEqual(160);
    }
    for (const list of ['story', 'seasons', 'see', 'eat', 'goodToKnow', 'questions'] as const)
      expect(ar[list]).toHaveLength(en[list].length);
    for (const [first, last] of destinationNotes[slug].best) expect(Math.min(first, last)).toBeGreaterThan(0);
  });

  it('starts with the nearest on the overview', () => {
    const [nearest, ...rest] = byFlightTime(destinations);
    expect(nearest?.slug).toBe('ras-al-khaimah');
    expect(rest.at(-1)?.slug).toBe('south-korea');
  });
});

it('a place is found by its flight and its moods', () => {
  const gateway = (minutes: number | null) => ({ airport: 'RKT', city: { en: '', ar: '' }, minutes });
  expect(findingsOf({ slug: 'ras-al-khaimah', gateway: gateway(75) })).toEqual(['short', 'beach', 'mountains']);
  expect(findingsOf({ slug: 'greece', gateway: gateway(null) })).toEqual(['beach', 'oldCities']);
});
