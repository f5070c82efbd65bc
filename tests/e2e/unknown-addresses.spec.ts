import { expect, test } from './support/test.ts';
import { words } from './support/words.ts';

test.use({ expectedProblem: /404/ });

/** One address of every kind that has a variable part, and one that nobody knows. */
const unknown = [
  '/explore/destinations/atlantis',
  '/explore/hotels/atlantis',
  '/travel/package/atlantis',
  '/travel/category/atlantis',
  '/travel/destination/atlantis',
  '/travel/booking/atlantis',
  '/blog/atlantis',
  '/branches/atlantis',
  '/atlantis/and/below',
  '/atlantis.html',
];

for (const path of unknown) {
  test(`${path} is answered with 404 and ways on, in the language of the address`, async ({ page, language, address }) => {
    const response = await page.goto(address(path));
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const { notFound } = words[language].common;
    await expect(page.getByRole('heading', { level: 1, name: notFound.title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: notFound.home })).toHaveAttribute('href', address('/'));
  });
}
