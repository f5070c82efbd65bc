import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { destinationNotes } from '@/content/destination-notes';
import { destinations } from '@/content/destinations';
import { experiences } from '@/content/experiences';
import { places } from '@/content/places';
import { plannedPlaces } from '@/content/planned-places';
import { posts } from '@/content/posts';
import { byFlightTime, findingsOf } from '@/lib/destinations/findings';
import { packagesOf } from '@/lib/packages/find-package';

describe('the list of destinations', () => {
  it('is that of the specification, in its order', () => {
    const addresses = /\/explore\/destinations\/\{country\} \(([^)]+)\)/.exec(readFileSync('docs/specification.md', 'utf8'));
    expect(destinations.map(({ slug }) => slug)).toEqual(addresses?.[1]?.split(', '));
  });

  it.each(destinations)('leads from $slug to holidays or to a planning page', ({ slug }) => {
    const planned = [...places, ...plannedPlaces].some((place) => place.slug === slug);
    expect(packagesOf(slug).length > 0 || planned).toBe(true);
  });

  it.each(destinations)('has complete texts and numbers for $slug', ({ slug, climate, city, en, ar }) => {
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

  it.each(destinations)('leads from $slug to something to read or to do', ({ slug }) => {
    const isHere = (post: (typeof posts)[number]) => post.destinations?.includes(slug);
    expect(posts.some(isHere) || experiences.some(({ destination }) => destination === slug)).toBe(true);
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
