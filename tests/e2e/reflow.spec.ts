import { contentPages, homePages, otherPages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** A window of 1280 pixels at 400 % (WCAG 2.2, 1.4.10). */
const narrow = { width: 320, height: 640 };

const inBothLanguages = [...homePages, ...contentPages, ...otherPages]
  .map((path) => path.replace(/^\/ar(?=\/|$)/, '') || '/')
  .flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`]);

test.use({ viewport: narrow, isMobile: false, expectedProblem: /status of 404/ });

for (const path of new Set(inBothLanguages)) {
  test(`${path} is read without scrolling sideways at 320 pixels`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' });
    // A page can be one line wider until its last leaf has drawn.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}
