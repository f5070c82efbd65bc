import { expect, test } from './support/test.ts';

/**
 * A page that the browser prerenders by itself, as when its address is typed. Browsers prerender nothing while a test drives them, so the page is told
 * that it is prerendered, and later that it is shown.
 */
const prerender = () => {
  const state = { prerendering: true, visibilityState: 'hidden' };
  for (const name of ['prerendering', 'visibilityState'] as const) {
    Object.defineProperty(document, name, { get: () => state[name], configurable: true });
  }
  Object.assign(window, {
    show() {
      Object.assign(state, { prerendering: false, visibilityState: 'visible' });
      document.dispatchEvent(new Event('visibilitychange'));
      document.dispatchEvent(new Event('prerenderingchange'));
    },
    hide() {
      state.visibilityState = 'hidden';
      document.dispatchEvent(new Event('visibilitychange'));
    },
  });
};
const report = (name: 'show' | 'hide') => `window.${name}()`;
const countScripts = () => document.querySelectorAll('script[src]').length;
const twoFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('a prerendered page is counted once, and only when it is shown', async ({ page, address }) => {
  const counted: string[] = [];
  await page.route('**/api/visits', (route) => {
    counted.push(route.request().postDataJSON().counts[0].page);
    return route.fulfill({ status: 204 });
  });
  await page.addInitScript(prerender);
  await page.goto(address('/about'));
  await page.evaluate(report('hide'));
  await page.evaluate(twoFrames);
  expect(counted).toEqual([]);

  await page.evaluate(report('show'));
  await page.evaluate(twoFrames);
  expect(counted).toEqual([]);
  await page.evaluate(report('hide'));
  await expect.poll(() => counted).toEqual(['/about']);
  await page.evaluate(report('show'));
  await page.evaluate(report('hide'));
  await page.evaluate(twoFrames);
  expect(counted).toEqual(['/about']);
});

test('live parts of a prerendered page start when it is shown, in the theme that was selected before', async ({
  page,
  address,
}) => {
  await page.addInitScript(prerender);
  await page.goto(address('/support/currency-exchange'));
  await page.evaluate(twoFrames);
  expect(await page.evaluate(countScripts)).toBe(0);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.evaluate(report('show'));
  await expect.poll(() => page.evaluate(countScripts)).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
