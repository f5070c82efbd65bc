import { findErrors } from '../unit/structured-data/find-errors.ts';
import { readVocabulary } from '../unit/structured-data/vocabulary.ts';
import { childrenOf, type Element, elementsBelow, readHtml, wordsOf } from './support/read-html.ts';
import { prerenderedPages } from './support/read-pages.ts';
import { expect, testWithoutBrowser as test } from './support/test.ts';

// The pages are read once, for all tests.
test.describe.configure({ mode: 'default' });

interface PageData {
  path: string;
  isIndexed: boolean;
  /** JSON-LD blocks of the page. */
  blocks: string[];
  /** The visible breadcrumb: text, and the address of each link. */
  breadcrumb: { name: string; path: string | null }[];
}

interface Thing {
  '@type': string;
  [property: string]: unknown;
}

let pages: PageData[];

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
  pages = [];
  for (const path of prerenderedPages()) {
    const html = await (await request.get(path, { maxRedirects: 0 })).text();
    pages.push({ path, ...readPageData(html) });
  }
  await request.dispose();
});

const isTag = (tag: string) => (element: Element) => element.name === tag;

function readPageData(html: string): Omit<PageData, 'path'> {
  const { all, meta } = readHtml(html);
  const breadcrumb = all('nav')
    .flatMap(childrenOf)
    .find((list) => list.name === 'ol' && childrenOf(list).some((item) => isCurrent(item)));
  return {
    isIndexed: !meta('robots').includes('noindex'),
    blocks: all('script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map(wordsOf),
    breadcrumb: (breadcrumb ? childrenOf(breadcrumb) : []).map((item) => ({
      name: wordsOf(item),
      path: elementsBelow(item, isTag('a'))[0]?.attribs.href ?? null,
    })),
  };
}

const isCurrent = ({ attribs }: Element) => attribs['aria-current'] === 'page';

const thingsOf = ({ blocks }: PageData): Thing[] => JSON.parse(blocks[0] ?? '{"@graph":[]}')['@graph'];
const ofType = (page: PageData, type: string) => thingsOf(page).filter((thing) => thing['@type'] === type);
/** Without the agency itself, which is on every page. */
const subjectsOf = (page: PageData, type: string) =>
  ofType(page, type).filter((thing) => !String(thing['@id']).endsWith('/#organization'));
const pathOf = (address: unknown) => new URL(String(address)).pathname;

test('every indexed page describes the agency in one valid graph', () => {
  const vocabulary = readVocabulary();
  const found = pages.filter(({ isIndexed }) => isIndexed);
  expect(found.length).toBeGreaterThan(200);
  for (const page of found) {
    expect.soft(page.blocks, page.path).toHaveLength(1);
    expect.soft(findErrors(JSON.parse(page.blocks[0] ?? 'null'), vocabulary), page.path).toEqual([]);
    for (const id of ['organization', 'website']) {
      const said = thingsOf(page).filter((thing) => String(thing['@id']).endsWith(`/#${id}`));
      expect.soft(said, `${page.path}: ${id}`).toHaveLength(1);
    }
  }
});

test('the breadcrumb of the graph is the one on the page', () => {
  const shown = pages.filter(({ breadcrumb, isIndexed }) => isIndexed && breadcrumb.length > 0);
  expect(shown.length).toBeGreaterThan(200);
  for (const page of shown) {
    const [list] = ofType(page, 'BreadcrumbList');
    const items = (list?.itemListElement ?? []) as { name: string; item?: string }[];
    const reported = items.map(({ name, item }) => ({ name, path: item ? pathOf(item) : null }));
    expect.soft(reported, page.path).toEqual(page.breadcrumb);
  }
});

test('the home page has its breadcrumb, and home and contact page our opening hours', () => {
  for (const path of ['/', '/ar', '/contact', '/ar/contact']) {
    const page = pages.find((one) => one.path === path);
    if (!page) throw new Error(`no page ${path}`);
    expect(ofType(page, 'BreadcrumbList'), path).toHaveLength(1);
    const hours = ofType(page, 'TravelAgency').flatMap((office) => office.openingHoursSpecification as { opens: string }[]);
    expect(
      hours.map(({ opens }) => opens),
      path,
    ).toEqual(['08:00', '16:00']);
  }
});

test('lists describe their items', () => {
  const lists = [
    '/explore/hotels',
    '/explore/destinations',
    '/explore/experiences',
    '/services/packages',
    '/travel/offers',
    '/blog',
    '/branches',
  ];
  for (const path of lists.flatMap((list) => [list, `/ar${list}`])) {
    const page = pages.find((one) => one.path === path);
    const [list] = page ? ofType(page, 'ItemList') : [];
    expect.soft((list?.itemListElement as unknown[] | undefined)?.length, path).toBeGreaterThan(4);
  }
});

test('pages about one thing describe it', () => {
  const about: Record<string, string> = {
    '/explore/destinations/': 'TouristDestination',
    '/travel/destination/': 'Service',
    '/explore/hotels/': 'Hotel',
    '/travel/package/': 'TouristTrip',
    '/branches/': 'TravelAgency',
    '/blog/': 'BlogPosting',
  };
  const families = Object.entries(about).flatMap(([start, type]) => [[start, type] as const, [`/ar${start}`, type] as const]);
  for (const [start, type] of families) {
    const family = pages.filter(({ path, isIndexed }) => isIndexed && path.startsWith(start));
    expect(family.length, start).toBeGreaterThan(1);
    for (const page of family) expect.soft(subjectsOf(page, type), `${page.path}: ${type}`).toHaveLength(1);
  }
});

test('the site map lists every indexed page, and no other', async ({ request }) => {
  const locations = async (path: string) => {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    return Array.from((await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => pathOf(address));
  };
  const maps = await locations('/sitemap.xml');
  expect(maps.length).toBeGreaterThan(1);
  const listed = (await Promise.all(maps.map(locations))).flat();
  const found = pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path);
  expect(listed.sort()).toEqual(found.sort());
});

test('robots, programs and address bars find their files', async ({ request }) => {
  for (const [path, type, words] of [
    ['/robots.txt', 'text/plain', 'Sitemap: '],
    ['/llms.txt', 'text/plain', '# Karam Travel'],
    ['/opensearch.xml', 'application/opensearchdescription+xml', 'searchTerms'],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(type);
    expect(await response.text(), path).toContain(words);
  }
});
