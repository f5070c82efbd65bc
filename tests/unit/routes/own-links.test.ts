import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { resolveAlias } from '@/lib/routes/aliases';
import { isApplicationPage } from '@/lib/routes/application-pages';
import { protectedPages } from '@/lib/routes/protected-pages';
import { listSourceFiles } from '@/scripts/checks/source-files.ts';

/** The cards of home have the addresses that the specification names (docs/product/flights.md). */
const ofCards = ['components/home/card-links.tsx', 'content/popular.ts'];

/** tests/e2e/site.spec.ts follows every link of the built pages; this test also covers links that only scripts make. */
it('no internal link is redirected', () => {
  const found = listSourceFiles('.', ['.ts', '.tsx', '.md', '.json'])
    .filter((path) => /^(app|components|content|messages)\//.test(path) && !ofCards.includes(path))
    .flatMap((path) => {
      const links = readFileSync(path, 'utf8').matchAll(/(?:['"`]|\]\()(?:\/ar)?(\/[a-z/-]+)(?=['"`?#)])/g);
      return Array.from(links, ([, link = '']) => link).filter((link) => resolveAlias(link) !== null);
    });
  expect(found).toEqual([]);
});

describe('an application', () => {
  it.each([
    ...protectedPages,
    '/login',
    '/booking/passenger-info',
    '/explore/hotels/results',
    '/explore/hotels/stay/a-hotel',
    '/travel/booking/paris',
  ])('%s is one', (path) => {
    expect(isApplicationPage(path)).toBe(true);
  });

  it.each(['/', '/bookings', '/explore/hotels', '/services/visa'])('%s is a reading page', (path) => {
    expect(isApplicationPage(path)).toBe(false);
  });
});
