import { describe, expect, it } from 'vitest';
import { resultsOfLink } from '@/lib/flights/results/results-of-link';

const today = '2026-11-22';
const trip =
  'from=doha&to=london&departure=2026-12-06&return=2026-12-13&passengers=1&adults=1&children=0&infants=0&class=economy';
const follow = (path: string, query: string) => String(resultsOfLink(path, new URLSearchParams(query), today));

describe('a link to the flight search', () => {
  it.each(['/services/flights', '/ar/services/flights', '/flights'])('with a whole trip opens its results: %s', (path) => {
    const query = new URLSearchParams(follow(path, trip));
    expect(Object.fromEntries(query)).toMatchObject({
      from: 'DOH',
      to: 'LHR',
      departure: '2026-12-06',
      return: '2026-12-13',
      view: 'results',
    });
  });

  it.each([
    ['without days', 'from=doha&to=london&adults=1'],
    ['of the past', trip.replaceAll('2026-12', '2026-10')],
    ['to a place nobody knows', trip.replace('london', 'atlantis')],
    ['without a trip', ''],
  ])('%s only fills in the form with its values', (_, query) => {
    expect(follow('/services/flights', query)).toBe(query);
  });

  it('is ignored when it leads elsewhere', () => {
    expect(follow('/services/hotels', trip)).toBe(trip);
    expect(follow('/', trip)).toBe(trip);
  });
});
