import { contentPages, homePages, otherPages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** A window of 1280 pixels at 400 % (WCAG 2.2, 1.4.10). */
const narrow = { width: 320, height: 640 };

const inBothLanguages = [...homePages, ...contentPages, ...otherPages]
  .map((path) => path.replace(/^\/ar(?=\/|$)/, '') || '/')
  .flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`]);

/** Letters of twice the size on an ordinary phone (1.4.4). The size is the browser's own: a style of the page leaves `rem` in media queries as it was. */
const largeLetters = { width: 390, height: 844, fontSize: 32 };

test.use({ viewport: narrow, isMobile: false, expectedProblem: /status of 404/ });

const overflow = () => document.documentElement.scrollWidth - window.innerWidth;

for (const path of new Set(inBothLanguages)) {
  test(`${path} is read without scrolling sideways at 320 pixels`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' });
    // A page can be one line wider until its last leaf has drawn.
    await expect.poll(() => page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });
}

test('pages are read without scrolling sideways on a phone with letters of twice the size', async ({ page }) => {
  await page.setViewportSize(largeLetters);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: largeLetters.fontSize } });
  for (const path of ['/', '/services/visa', '/support/manage-booking'].flatMap((one) => [
    one,
    one === '/' ? '/ar' : `/ar${one}`,
  ])) {
    await page.goto(path, { waitUntil: 'load' });
    await expect.poll(() => page.evaluate(overflow), path).toBeLessThanOrEqual(0);
  }
});
