import { request as httpRequest } from 'node:http';
import { ask } from './support/ask.ts';
import { type PageOnPaper, prerenderedPages, readPages } from './support/read-pages.ts';
import { siteUrl } from './support/site.ts';
import { expect, testWithoutBrowser as test } from './support/test.ts';

// The pages are read once, for all tests.
test.describe.configure({ mode: 'default' });

let pages: PageOnPaper[];

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext(baseURL ? { baseURL } : {});
  pages = await readPages(request, prerenderedPages());
  await request.dispose();
});

/** Pages without a breadcrumb: home itself, and pages that visitors are redirected to. */
const withoutBreadcrumb = /^(\/ar)?(\/|\/booking\/.*|\/travel\/booking\/.*|\/coming-soon|\/email-landing|)$/;

/** The English address of a page in either language. */
const englishOf = (path: string) => path.replace(/^\/ar(?=\/|$)/, '') || '/';
const arabicOf = (path: string) => (path === '/' ? '/ar' : `/ar${path}`);

test('a printed page has the text that is folded away on the screen', async ({ page }) => {
  await page.goto('/explore/destinations/turkey');
  await expect(page.locator('main details > :not(summary)').first()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  // Paper has no list of contents, nor what has not come yet.
  const answers = await page.locator('main details:visible > :not(summary, :has(.animate-pulse), [data-live])').all();
  expect(answers.length).toBeGreaterThan(3);
  for (const answer of answers) expect((await answer.boundingBox())?.height).toBeGreaterThan(0);
});

test('every page exists in both languages', () => {
  expect(pages.length).toBeGreaterThan(100);
  const english = pages.filter(({ locale }) => locale === 'en').map(({ path }) => path);
  const arabic = pages.filter(({ locale }) => locale === 'ar').map(({ path }) => englishOf(path));
  expect(arabic.sort()).toEqual(english.sort());
});

test('every page has one title and heading, in its language', ({ baseURL }) => {
  const pathOf = (address: string) => new URL(address, baseURL).pathname;
  for (const page of pages) {
    const english = englishOf(page.path);
    expect.soft(page, page.path).toMatchObject({ status: 200, lang: page.locale, dir: page.locale === 'ar' ? 'rtl' : 'ltr' });
    expect.soft(page.headings, `${page.path} has one first heading`).toHaveLength(1);
    expect.soft(page.title.length, `${page.path}: "${page.title}"`).toBeLessThanOrEqual(60);
    expect.soft(page.description.length, `${page.path}: "${page.description}"`).toBeLessThanOrEqual(160);
    expect.soft(page.description.length, `${page.path}: "${page.description}"`).toBeGreaterThan(40);
    if (!page.isIndexed) continue;
    expect.soft(pathOf(page.canonical), page.path).toBe(page.path);
    const alternates = Object.entries(page.alternates).map(([language, address]) => [language, pathOf(address)]);
    expect.soft(Object.fromEntries(alternates)).toEqual({ en: english, ar: arabicOf(english), 'x-default': english });
  }
});

test('no two pages share their title or their description', () => {
  for (const field of ['title', 'description'] as const) {
    const pathOf = new Map<string, string>();
    for (const page of pages) {
      expect.soft(pathOf.get(page[field]), `${page.path} has the ${field} "${page[field]}"`).toBeUndefined();
      pathOf.set(page[field], page.path);
    }
  }
});

test('every page except home has a breadcrumb', () => {
  const lost = pages.filter(({ path, hasBreadcrumb }) => !hasBreadcrumb && !withoutBreadcrumb.test(path));
  expect(lost.map(({ path }) => path)).toEqual([]);
});

/** The cards of home have the addresses that the specification names: aliases. */
const ofCard = /^(?:\/ar)?\/(?:services\/(?:flights|hotels)\?|holidays\/)/;

test('every internal link, also to the other language, leads to a page without a redirect, and to an existing anchor', async ({
  request,
  baseURL,
}) => {
  const from = new Map<string, string>();
  for (const { path, links } of pages) {
    for (const link of links) {
      const { pathname, search, hash } = new URL(link, `${baseURL}${path}`);
      from.set(pathname + search + hash, path);
    }
  }
  expect(from.size).toBeGreaterThan(300);
  const idsOf = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  const answers = new Map<string, number>();
  for (const [link, page] of from) {
    const [address = '', hash] = link.split('#');
    const status = answers.get(address) ?? (await ask(request, address, { maxRedirects: 0 })).status();
    answers.set(address, status);
    // The guard redirects signed-out visitors to the login page.
    const isProtected = /^(?:\/ar)?\/dashboard(?:\/|$)/.test(address);
    const isOfCard = ofCard.test(address) && /^\/(?:ar)?$/.test(page);
    expect.soft(status, `${link}, linked from ${page}`).toBe(isProtected ? 307 : isOfCard ? 308 : 200);
    const ids = idsOf.get(address.replace(/\?.*$/, ''));
    if (hash && ids) expect.soft(ids.has(decodeURIComponent(hash)), `${link}, linked from ${page}, has its anchor`).toBe(true);
  }
});

/** SPEC section 2, Redirects, line by line. */
const redirects: Record<string, string> = {
  '/flights': '/',
  '/services/flights': '/',
  '/hotels': '/',
  '/services/hotels': '/explore/hotels',
  '/ceo-message': '/about#ceo-message',
  '/team': '/about#team',
  '/awards': '/about#awards',
  '/flight-status': '/services/flight-status',
  '/visa': '/services/visa',
  '/visa-services': '/services/visa',
  '/travel-insurance': '/services/travel-insurance',
  '/meet-assist': '/services/meet-assist',
  '/umrah-services': '/services/umrah',
  '/cruises': '/services/cruises',
  '/airport-transfers': '/services/airport-transfers',
  '/car-rental': '/services/car-rental',
  '/packages': '/services/packages',
  '/corporate': '/business/corporate',
  '/mice': '/business/mice',
  '/b2b': '/business/b2b',
  '/private-jets': '/business/private-jets',
  '/manage-booking': '/support/manage-booking',
  '/visa-tracking': '/support/track-visa',
  '/track-refund': '/support/track-refund',
  '/travel-requirements': '/support/travel-requirements',
  '/currency-exchange': '/support/currency-exchange',
  '/weather': '/support/weather',
  '/gift-card': '/support/gift-card',
  '/partners': '/explore/destinations',
  '/business/partners': '/explore/destinations',
  '/business/partners/destinations/france': '/explore/destinations/france',
  '/travel': '/services/packages',
  '/holidays': '/services/packages',
  '/travel/holidays': '/services/packages',
  '/travel/packages': '/services/packages',
  '/destinations': '/services/packages',
  '/travel/destinations': '/services/packages',
  '/offers': '/travel/offers',
  '/package/paris': '/travel/package/paris',
  '/category/visas': '/travel/category/visas',
  '/destination/maldives': '/travel/destination/maldives',
  '/booking/paris': '/travel/booking/paris',
  '/explore': '/explore/destinations',
};

/** Where an address leads, asked from one of this machine's own addresses: so many questions of one visitor would be limited. */
function redirectOf(path: string, localAddress: string): Promise<{ status: number | undefined; location: string }> {
  return new Promise((resolve, reject) => {
    const call = httpRequest({ host: '127.0.0.1', port: new URL(siteUrl).port, path, localAddress, agent: false }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location ?? '' });
    });
    call.once('error', reject);
    call.end();
  });
}

test('every redirect of the specification leads to its page, in both languages', async ({ baseURL, request }) => {
  const known = new Set(pages.map(({ path }) => path));
  for (const [index, start] of ['', '/ar'].entries()) {
    for (const [from, to] of Object.entries(redirects)) {
      const { status, location } = await redirectOf(start + from, `127.78.${index}.${from.length}`);
      expect.soft(status, start + from).toBe(308);
      const { pathname, hash } = new URL(location, baseURL);
      expect.soft(pathname + hash, start + from).toBe(start && to === '/' ? start : start + to);
      // Some pages are drawn when they are asked for.
      if (!known.has(pathname)) expect.soft((await request.get(pathname)).status(), start + from).toBe(200);
    }
  }
});

test('every page can be reached from home in three clicks', ({ baseURL }) => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const home of ['/', '/ar']) {
    let reached = new Set([home]);
    for (let click = 0; click < 3; click += 1) {
      const links = [...reached].flatMap((path) =>
        (byPath.get(path)?.links ?? []).map((link) => new URL(link, `${baseURL}${path}`).pathname),
      );
      reached = new Set([...reached, ...links]);
    }
    const locale = home === '/' ? 'en' : 'ar';
    const orphans = pages.filter((page) => page.locale === locale && page.isIndexed && !reached.has(page.path));
    expect.soft(orphans.map(({ path }) => path)).toEqual([]);
  }
});

test('a picture in the content of a page says what it shows', () => {
  /**
   * Decorative pictures: behind a form, on a page that only says to wait, behind the texts and inside the links of the carousel, and beside
   * or behind the names of places that say what is there.
   */
  const decorated = /\/(?:login|reset-password|mailed-link|coming-soon|services\/packages|explore\/where|support\/weather)$/;
  const silent = pages
    .filter(({ path }) => !decorated.test(path))
    .flatMap(({ path, silentImages }) => silentImages.map((image) => `${image} on ${path}`));
  expect(silent).toEqual([]);
});

test('every picture of every page exists', async ({ request }) => {
  const images = new Map(pages.flatMap(({ path, images: own }) => own.map((image) => [image, path] as const)));
  expect(images.size).toBeGreaterThan(50);
  for (const [image, page] of images) {
    const response = await request.get(image);
    expect.soft(response.status(), `${image} on ${page}`).toBe(200);
    expect.soft(response.headers()['content-type'], image).toMatch(/^image\//);
  }
});

test('no Arabic page leaves an English sentence untranslated, and no English page shows Arabic outside names', () => {
  /** Four words in a row with one of the small words of a sentence, which names of hotels and airlines do not have. */
  const sentence = /(?:\b[A-Za-z’']+[ ,]+){4,}[A-Za-z’']+/;
  const arabicLetters = /[\u0600-\u06FF]/;
  const wrong = pages.flatMap(({ path, locale, texts }) =>
    texts
      .filter(({ lang, text }) => lang === locale && (locale === 'ar' ? sentence.test(text) : arabicLetters.test(text)))
      .map(({ text }) => `${path}: ${text}`),
  );
  expect([...new Set(wrong)]).toEqual([]);
});
