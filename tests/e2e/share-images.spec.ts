import { areVisaRulesTooOld } from '../../lib/visa/rules-age.ts';
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { builtPage, prerenderedPages } from './support/read-pages.ts';
import { expect, test, testWithoutBrowser } from './support/test.ts';

/** Booking steps, private pages, answers to forms and searches: never shared, so without image. */
const notShared =
  /^(\/ar)?\/(login|reset-password|dashboard|booking(?!\/multi-city$)|desk|enquiry|entry-rules|newsletter|mailed-link|prayer-times|trip-plan\/add|visa-papers|explore\/hotels\/results)(\/|$)/;

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

testWithoutBrowser('every page has its heading and its own picture for sharing', async ({ baseURL }) => {
  const paths = prerenderedPages().filter((path) => !notShared.test(path));
  expect(paths.length).toBeGreaterThan(200);
  for (const path of paths) {
    const html = builtPage(path);
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

testWithoutBrowser(
  'the link to a search is previewed with its places, its days and the fare just seen',
  async ({ request, baseURL }) => {
    // A search that no other test makes, nor this one at its first try.
    const departure = addDays(todayInQatar(), 170 + test.info().retry);
    const back = addDays(departure, 9);
    const query = `from=DOH&to=LHR&departure=${departure}&return=${back}&adults=3&view=results`;
    const headers = { 'user-agent': 'WhatsApp/2.24.20 A' };
    const preview = async (path: string) => metaTags(await (await request.get(path, { headers })).text());
    const picture = (tags: Map<string, string>) => new URL(tags.get('og:image') ?? '', baseURL);

    const before = await preview(`/?${query}`);
    expect(before.get('og:title')).toMatch(/^Doha to London: \d/);
    expect(before.get('og:title')).not.toContain('QAR');
    expect(before.get('og:url')).toContain(query);
    const search = { origin: 'DOH', destination: 'LHR', departureDate: departure, returnDate: back };
    const party = { adults: 3, children: 0, infants: 0, cabinClass: 'ECONOMY' };
    expect((await request.post('/api/flights/search', { data: { ...search, ...party } })).status()).toBe(200);
    const after = await preview(`/?${query}`);
    expect(after.get('og:title')).toMatch(/^Doha to London: .+ · from QAR\s[\d,]+ per adult$/);
    expect((await preview(`/ar?${query}`)).get('og:title')).toMatch(/^من الدوحة إلى لندن: .+ للبالغ$/);

    const image = await request.get(`${picture(after).pathname}${picture(after).search}`);
    expect(image.headers()).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=600' });
    expect((await image.body()).equals(await (await request.get('/share/en.jpg')).body())).toBe(false);

    const stay = await preview(`/explore/hotels/results?destination=istanbul&checkin=${departure}&checkout=${back}&rooms=2`);
    expect(stay.get('og:title')).toMatch(/^Hotels in Istanbul: \d/);
    expect((await preview('/?from=XXX&view=results')).get('og:image')).toContain('/share/en.jpg');

    if (areVisaRulesTooOld()) return;
    const visa = await preview('/ar/support/travel-requirements?passport=QA&destination=FR');
    expect(visa.get('og:title')).toMatch(/^جواز قطر إلى فرنسا: \S/);
    expect(visa.get('og:description')).toContain('شروط الدخول');
    const georgia = await preview('/support/travel-requirements?passport=IN&destination=GE');
    expect(georgia.get('og:image:alt')).toContain('Tbilisi');
  },
);

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

testWithoutBrowser('an address without a page has no picture', async ({ request }) => {
  for (const path of ['/share/en/no-such-page.jpg', '/share/fr/about.jpg', '/share/en/about']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
