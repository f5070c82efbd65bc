import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aliases } from '@/lib/routes/aliases';
import { isApplicationPage } from '@/lib/routes/application-pages';
import { protectedPages } from '@/lib/routes/protected-pages';
import { listSourceFiles } from '@/scripts/checks/source-files.ts';

const leadHome = Object.keys(aliases).filter((path) => aliases[path] === '/');
/** Follows its address without Next.js. */
const opensByItself = 'components/home/popular-cards.tsx';

/** Next.js hangs on a link that is redirected to the page it stands on: `/services/flights?…` on the home page. */
it('no link of ours leads home by a redirect', () => {
  const address = new RegExp(`['"\`](?:/ar)?(?:${leadHome.join('|')})(?=['"\`?#])`);
  const found = listSourceFiles('.', ['.ts', '.tsx', '.md', '.json'])
    .filter((path) => /^(app|components|content|messages)\//.test(path))
    .filter(
      (path) => address.test(readFileSync(path, 'utf8')) || /\]\(\/(?:services\/)?flights[?)]/.test(readFileSync(path, 'utf8')),
    );
  expect(found).toEqual([opensByItself]);
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

  it.each(['/', '/bookings', '/explore/hotels', '/services/visa'])('%s is a page for reading', (path) => {
    expect(isApplicationPage(path)).toBe(false);
  });
});
