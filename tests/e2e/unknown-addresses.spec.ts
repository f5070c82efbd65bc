import { ask } from './support/ask.ts';
import { closest, readHtml, wordsOf } from './support/read-html.ts';
import { expect, testWithoutBrowser as test } from './support/test.ts';
import { words } from './support/words.ts';

/** One unknown address of every kind with a variable part, and one of no kind. */
const unknown = [
  '/explore/destinations/atlantis',
  '/explore/hotels/atlantis',
  '/travel/package/atlantis',
  '/travel/category/atlantis',
  '/travel/destination/atlantis',
  '/travel/booking/atlantis',
  '/blog/atlantis',
  '/branches/atlantis',
  // Short addresses lead on to such a page: the final address answers.
  '/holidays/japan',
  '/destination/oman',
  '/package/none',
  '/category/none',
  '/booking/none',
  '/business/partners/destinations/none',
  '/atlantis/and/below',
  '/atlantis.html',
  '/blog/..%2f..%2fatlantis',
  '/..%2fatlantis',
  '/atlantis%E0%A4%A',
  '/atlantis%00',
];

for (const language of ['en', 'ar'] as const) {
  const start = language === 'ar' ? '/ar' : '';
  for (const path of unknown) {
    test(`${start}${path} is answered with 404 and next steps, in the language of the address`, async ({ request }) => {
      const response = await ask(request, start + path);
      expect(response.status()).toBe(404);
      const { all } = readHtml(await response.text());
      expect(all('html')[0]?.attribs.lang).toBe(language);
      const { notFound } = words[language].common;
      expect(all('h1').map(wordsOf)).toEqual([notFound.title]);
      const home = all('a').filter((link) => closest(link, ({ name }) => name === 'main') && wordsOf(link) === notFound.home);
      expect(home.map(({ attribs }) => attribs.href)).toEqual([start || '/']);
    });
  }
}

for (const start of ['', '/ar']) {
  for (const path of [
    '/?from=%00',
    '/explore/where?view=results&passport=%00',
    '/explore/hotels/results?destination=%00',
    '/about?q=%00',
  ]) {
    test(`${start}${path.replace('/?', '?')} is the page, which cannot read that character`, async ({ request }) => {
      const response = await ask(request, start + (start ? path.replace('/?', '?') : path));
      expect(response.status()).toBe(200);
      const { all } = readHtml(await response.text());
      expect(all('html')[0]?.attribs.lang).toBe(start ? 'ar' : 'en');
      expect(all('h1')).toHaveLength(1);
    });
  }
}
