import { prerenderedPages } from './support/read-pages.ts';
import { expect, test, testWithoutBrowser } from './support/test.ts';

/** Booking steps, private pages, answers to forms and searches: never shared, so without image. */
const notShared =
  /^(\/ar)?\/(login|reset-password|dashboard|booking(?!\/multi-city$)|desk|enquiry|newsletter|mailed-link|explore\/hotels\/results)(\/|$)/;

const decode = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** Contents of the meta tags of a page as served, by property or name; the first of each. */
function metaTags(html: string): Map<string, string> {
  const tags = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].reverse();
  return new Map(tags.map(([, name = '', content = '']) => [name, decode(content)]));
}

testWithoutBrowser('every page one shares says its heading beside its own picture', async ({ request, baseURL }) => {
  const paths = prerenderedPages().filter((path) => !notShared.test(path));
  expect(paths.length).toBeGreaterThan(200);
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const tags = metaTags(html);
    const locale = /^\/ar(\/|$)/.test(path) ? 'ar' : 'en';
    const english = path.replace(/^\/ar(?=\/|$)/, '').replace(/^\/$/, '');
    expect.soft(new URL(tags.get('og:image') ?? '', baseURL).pathname, path).toBe(`/share/${locale}${english}.jpg`);
    expect.soft(tags.get('og:image'), path).toMatch(/^https?:\/\//);
    // The line above the question of the home page is not on its picture.
    const [, words = ''] = /<h1[^>]*>(?:<span class="block.*?<\/span>)?(.*?)<\/h1>/s.exec(html) ?? [];
    const heading = decode(words.replace(/<[^>]+>/g, '')).trim();
    expect.soft(heading, `${path} has a heading`).not.toBe('');
    expect
      .soft(tags.get('og:image:alt')?.startsWith(heading), `${path}: "${heading}" / "${tags.get('og:image:alt')}"`)
      .toBe(true);
    expect.soft(Object.fromEntries(tags), path).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:type': 'image/jpeg',
      'og:locale': locale === 'ar' ? 'ar_QA' : 'en_GB',
      'og:locale:alternate': locale === 'ar' ? 'en_GB' : 'ar_QA',
      'twitter:card': 'summary_large_image',
      'twitter:image': tags.get('og:image'),
      'twitter:image:alt': tags.get('og:image:alt'),
    });
  }
});

test('a browser shows the pictures at their full size', async ({ page, request }) => {
  for (const path of ['/share/en.jpg', '/share/ar/travel/package/paris.jpg', '/share/en/services/visa.jpg']) {
    const response = await request.get(path);
    expect(response.headers(), path).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect(response.headers()['cache-control'], path).toContain('max-age=604800');
    expect((await response.body()).length, path).toBeLessThanOrEqual(300_000);
    await page.goto(path);
    const size = await page.locator('img').evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
    expect(size, path).toEqual([1200, 630]);
  }
});

testWithoutBrowser('addresses of no page have no picture', async ({ request }) => {
  for (const path of ['/share/en/no-such-page.jpg', '/share/fr/about.jpg', '/share/en/about']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
