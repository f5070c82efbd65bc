import { isApplicationPage } from '../../lib/routes/streamed-pages.ts';
import { builtPage, prerenderedPages } from './support/read-pages.ts';
import { expect, test } from './support/test.ts';

/** The width and height of large phones, including that of Lighthouse: a smaller one shows less. */
const phone = { width: 412, height: 844 };

/** Pages whose first view is live data, which their visitors came for. */
const livePages = ['/support/currency-exchange', '/support/weather'];

const english = (path: string) => path.replace(/^\/ar(?=\/|$)/, '') || '/';

test('no page for reading starts its scripts by itself on a phone, except those about live data', async ({ page }) => {
  const both = prerenderedPages().filter((path) => !isApplicationPage(english(path)));
  expect(both.length).toBeGreaterThan(250);
  // Each page in one language, neighbours in different ones: a page has the same parts in both.
  const reading = [...new Set(both.map(english))].map((path, place) =>
    place % 2 === 0 ? path : `/ar${path === '/' ? '' : path}`,
  );
  await page.setViewportSize(phone);
  const started = new Set<string>();
  for (const path of reading) {
    // Scripts that no visible part requests cannot start.
    if (!builtPage(path).includes(' data-live="')) continue;
    await page.goto(path);
    // On a busy machine a script may start after the first check.
    if (livePages.includes(english(path))) await page.locator('script[src]').first().waitFor({ state: 'attached' });
    const scripts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // The loader's own observer runs before this one.
          const after = new IntersectionObserver(() => resolve(document.querySelectorAll('script[src]').length));
          after.observe(document.body);
        }),
    );
    if (scripts > 0) started.add(english(path));
  }
  expect([...started].sort()).toEqual(livePages);
});

const waitingParts = () =>
  [...document.querySelectorAll('main *, footer *')].filter((part) => getComputedStyle(part).contentVisibility === 'auto').length;

test('below the first view a page is laid out after load, part by part', async ({ page }) => {
  await page.addInitScript(() => {
    const state = window as { waitedFor?: number };
    addEventListener('DOMContentLoaded', () => {
      state.waitedFor = document.querySelectorAll('#below-first-view').length;
    });
  });
  await page.goto('/ar/explore/destinations/turkey');
  expect(await page.evaluate('window.waitedFor')).toBe(1);
  await expect.poll(() => page.evaluate(waitingParts)).toBe(0);
  await expect(page.locator('#below-first-view')).toHaveCount(0);
});

test('a link to a place within a page arrives there', async ({ page }) => {
  await page.goto('/ar/explore/destinations/turkey#see');
  const heading = page.locator('#see');
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(() => page.evaluate(waitingParts)).toBe(0);
  expect(await top()).toBeGreaterThanOrEqual(0);
  expect(await top()).toBeLessThan(200);
});
