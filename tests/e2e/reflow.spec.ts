import { contentPages, homePages, otherPages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** A window of 1280 pixels at 400 % (WCAG 2.2, 1.4.10). */
const narrow = { width: 320, height: 640 };

/** In `npm test` each page in one language, neighbours in different ones; `npm run test:deep` visits both. */
const isDeep = process.env['DEEP_TESTS'] === '1';
const english = [...homePages, ...contentPages, ...otherPages].map((path) => path.replace(/^\/ar(?=\/|$)/, '') || '/');
const inEitherLanguage = [...new Set(english)].flatMap((path, place) => {
  const both = [path, path === '/' ? '/ar' : `/ar${path}`];
  return isDeep ? both : both.slice(place % 2, (place % 2) + 1);
});

/** Text of twice the size on an ordinary phone (1.4.4). The browser sets the size, because a style of the page would not change `rem` in media queries. */
const largeLetters = { width: 390, height: 844, fontSize: 32 };

/** Kinds of page with wide content. */
const wideLetters = [
  ...['/business', '/business/private-jets', '/feedback', '/services/umrah', '/support/contact', '/support/manage-booking'],
  ...['/terms', '/travel/category/holidays'],
].flatMap((path) => [path, `/ar${path}`]);

test.use({ viewport: narrow, isMobile: false, expectedError: /status of 404/ });

const overflow = () => document.documentElement.scrollWidth - window.innerWidth;

/** Two workers share the pages; a part uses one window. */
const parts = 2;

for (let part = 0; part < parts; part += 1) {
  test(`pages need no horizontal scrolling at 320 pixels (${part + 1} of ${parts})`, async ({ page }) => {
    for (const path of inEitherLanguage.filter((_, index) => index % parts === part)) {
      await page.goto(path, { waitUntil: 'load' });
      // A page can be slightly wider until its last client leaf has rendered.
      await expect.poll(() => page.evaluate(overflow), path).toBeLessThanOrEqual(0);
    }
  });
}

for (let part = 0; part < parts; part += 1) {
  test(`pages need no horizontal scrolling on a phone with text of twice the size (${part + 1} of ${parts})`, async ({
    page,
  }) => {
    await page.setViewportSize(largeLetters);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: largeLetters.fontSize } });
    for (const path of [...new Set([...inEitherLanguage, ...wideLetters])].filter((_, index) => index % parts === part)) {
      await page.goto(path, { waitUntil: 'load' });
      await expect.poll(() => page.evaluate(overflow), path).toBeLessThanOrEqual(0);
    }
  });
}
