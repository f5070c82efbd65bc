import { expect, test } from './support/test.ts';

test.use({ expectedError: /Failed to load resource.*\/(?:art|_next\/image)/ });

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

test('a photograph that fails to load before React runs becomes the usual picture', async ({ page }) => {
  await page.goto('/services/packages');
  await page.evaluate(() => {
    const source = '/_next/image?url=%2Fart%2Fno-such-photograph.jpg&w=64&q=75';
    document.body.append(Object.assign(document.createElement('img'), { id: 'photograph', src: source, srcset: `${source} 2x` }));
  });
  const photograph = page.locator('#photograph');
  await expect(photograph).toHaveAttribute('src', '/art/packages-card-ltr.svg');
  await expect.poll(() => photograph.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
});

/** Those in sight or not: what loads late is loaded now. */
function brokenPictures(): string[] {
  const pictures = [...document.images].filter((picture) => picture.getAttribute('src')?.startsWith('/art/'));
  for (const picture of pictures) picture.loading = 'eager';
  return pictures
    .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
    .map((picture) => picture.getAttribute('src') ?? '');
}
