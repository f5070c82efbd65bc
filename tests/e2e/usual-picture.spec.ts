import { expect, test } from './support/test.ts';

test.use({ expectedError: /Failed to load resource.*\/art\// });

/** Pages with cards of offers, holiday packages, and the carousel of countries. */
const paths = ['/', '/travel/offers', '/services/packages', '/travel/category/holidays', '/travel/package/paris'];

for (const start of ['', '/ar']) {
  for (const path of paths) {
    test(`pictures of ${start}${path} that fail to load become the usual one`, async ({ page }) => {
      const usual = `/art/packages-card-${start ? 'rtl' : 'ltr'}.svg`;
      const given: string[] = [];
      await page.route('**/art/**', (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname === usual) given.push(pathname);
        return pathname === usual ? route.continue() : route.fulfill({ status: 404 });
      });
      await page.goto(start + path);
      await expect.poll(() => page.evaluate(brokenPictures)).toEqual([]);
      // Of the offers it lies below each picture, without script.
      expect(given).not.toEqual([]);
    });
  }
}

/** Those in sight or not: what loads late is loaded now. */
function brokenPictures(): string[] {
  const pictures = [...document.images].filter((picture) => picture.getAttribute('src')?.startsWith('/art/'));
  for (const picture of pictures) picture.loading = 'eager';
  return pictures
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map((picture) => picture.getAttribute('src') ?? '');
}
