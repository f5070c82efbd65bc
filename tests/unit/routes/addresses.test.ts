import { readdirSync, readFileSync } from 'node:fs';
import { NextRequest } from 'next/server';
import { describe, expect, it, test, vi } from 'vitest';
import { previewRobots } from '@/lib/routes/link-previews';
import { aliases, aliasPrefixes, pagesBelowPrefixes, resolveAlias } from '@/lib/routes/locale-redirect';
import { componentsPage, isProtected, protectedPages, signInAddress } from '@/lib/routes/protected-pages';
import { isApplicationPage } from '@/lib/routes/streamed-pages';
import { config, middleware } from '@/middleware';
import { listSourceFiles } from '@/scripts/checks/source-files.ts';

// Next.js reads the matcher without running code, so it cannot be computed from the table. This test compares them.
describe('the matcher of the middleware', () => {
  const literal = config.matcher.filter((entry) => typeof entry === 'string');

  test('lists every alias, every protected page and every page without scripts in both languages, and nothing else', () => {
    const expected = [
      ...Object.keys(aliases),
      ...[
        '/enquiry',
        '/entry-rules',
        '/mailed-link',
        '/newsletter',
        '/prayer-times',
        '/trip-plan',
        '/trip-plan/add',
        '/visa-papers',
      ],
      componentsPage,
      ...protectedPages.map((page) => `${page}/:path*`),
      ...Object.keys(aliasPrefixes).map((prefix) => `${prefix}/:place${butFor(prefix)}`),
    ];
    expect(literal.toSorted()).toEqual(expected.map((path) => `/:locale(ar)?${path}`).toSorted());
  });

  /** The end of a path must match exactly: `/booking/confirmation` is a page, `/booking/confirmation-2` is not. */
  function butFor(prefix: string): string {
    const names = pagesBelowPrefixes.filter((path) => path.startsWith(`${prefix}/`)).map((path) => path.slice(prefix.length + 1));
    return names.length > 0 ? `((?!${names.map((name) => `${name}$`).join('|')})[^/]+)` : '';
  }

  test('matches other pages only for a language in the query, a stored choice, or robots of messengers', () => {
    const conditional = config.matcher.filter((entry) => typeof entry !== 'string');
    expect(conditional.map((entry) => entry.has[0]?.key)).toEqual(['lang', 'NEXT_LOCALE', 'NEXT_LOCALE', 'user-agent']);
    expect(conditional.at(-1)?.has[0]).toMatchObject({ value: `.*(${previewRobots.join('|')}).*` });
  });
});

describe('a link to a search', () => {
  const robot = 'WhatsApp/2.24.20 A';
  const visit = async (path: string, agent: string) => {
    const request = new NextRequest(`http://localhost:3000${path}`, { headers: { 'user-agent': agent } });
    return (await middleware(request)).headers.get('x-middleware-rewrite')?.replace('http://localhost:3000', '');
  };

  test.each([
    ['/?from=DOH&to=LHR&view=results', '/en/link-preview?from=DOH&to=LHR&view=results&page=%2F'],
    ['/ar?from=DOH&view=results&page=x', '/ar/link-preview?from=DOH&view=results&page=%2F'],
    [
      '/ar/explore/hotels/results?destination=istanbul',
      '/ar/link-preview?destination=istanbul&page=%2Fexplore%2Fhotels%2Fresults',
    ],
  ])('%s has its own preview for robots', async (path, preview) => {
    expect(await visit(path, robot)).toBe(preview);
  });

  test.each([
    ['/?from=DOH&to=LHR&view=results', 'Mozilla/5.0 (iPhone)'],
    ['/?from=DOH&to=LHR', robot],
    ['/services/visa?passport=QA', robot],
  ])('%s is the page for %s', async (path, agent) => {
    expect(await visit(path, agent)).toBeUndefined();
  });
});

describe('aliases', () => {
  test('none leads to another alias', () => {
    for (const target of Object.values(aliases)) expect(resolveAlias(target.split('#')[0] ?? '')).toBeNull();
  });

  test('a prefix needs exactly one more part', () => {
    expect(resolveAlias('/package/')).toBeNull();
    expect(resolveAlias('/package/a/b')).toBeNull();
    expect(resolveAlias('/package/paris-4')).toBe('/travel/package/paris-4');
    expect(resolveAlias('/booking/paris-4')).toBe('/travel/booking/paris-4');
  });

  test('no page has the address of an alias', () => {
    const pages = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
      .filter((file) => /^[^[]+\/page\.tsx$/.test(file))
      .map((file) => `/${file.replace('/page.tsx', '')}`);
    expect(pages).toEqual(expect.arrayContaining([...pagesBelowPrefixes]));
    expect(pages.filter((page) => resolveAlias(page) !== null)).toEqual([]);
  });
});

describe('the gallery of components', () => {
  const visit = (path: string) =>
    middleware(new NextRequest(`http://localhost:3000${path}`, { headers: { cookie: 'showcase=on; COMPONENTS_PAGE=on' } }));

  test.each([
    ['/ui', '/en/page-not-found'],
    ['/ar/ui', '/ar/page-not-found'],
  ])('is not a page for visitors: %s', async (path, notFound) => {
    const answer = await visit(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-middleware-rewrite')).toBe(`http://localhost:3000${notFound}`);
  });

  test('exists when the server was started with its setting', async () => {
    vi.stubEnv('COMPONENTS_PAGE', 'on');
    expect((await visit('/ui')).headers.get('x-middleware-next')).toBe('1');
  });
});

describe('protected pages', () => {
  test.each(['/dashboard', '/dashboard/trips', '/ar/dashboard', '/ar/dashboard/a/b'])('%s is one', (path) => {
    expect(isProtected(path)).toBe(true);
  });

  test.each(['/', '/dashboards', '/ar', '/login', '/ar/dashboard-2', '/a/dashboard'])('%s is none', (path) => {
    expect(isProtected(path)).toBe(false);
  });

  test('the login page keeps the requested page, without parameters of the framework', () => {
    expect(signInAddress('/dashboard', new URLSearchParams())).toBe('/login?next=%2Fdashboard&notice=sign-in');
    expect(signInAddress('/ar/dashboard/trips', new URLSearchParams('a=1&b=x y&_rsc=k3'))).toBe(
      '/ar/login?next=%2Far%2Fdashboard%2Ftrips%3Fa%3D1%26b%3Dx%2By&notice=sign-in',
    );
  });
});

describe('own links', () => {
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
});
