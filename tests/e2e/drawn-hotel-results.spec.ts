import type { Page } from '@playwright/test';
import arabic from '../../messages/ar/hotels.json' with { type: 'json' };
import english from '../../messages/en/hotels.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectHydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const checkIn = addDays(todayInQatar(), 45);
const search = `destination=dubai&checkin=${checkIn}&checkout=${addDays(checkIn, 3)}&rooms=2`;
const results = `/explore/hotels/results?${search}`;
const words = { en: english, ar: arabic };
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');
/** The links that request a rate of a hotel. */
const requestsOf = (page: Page) => page.locator('#rates').getByRole('table').locator('a[href*="/booking/stay-request"]');
const queryOf = (page: Page) => new URL(page.url()).searchParams;

test.describe('without script', () => {
  // The page of a stay names scripts that do not run.
  test.use({ javaScriptEnabled: false, expectedError: /csp$/ });

  test('a shared link shows hotels, which can be ordered, filtered, unfolded and opened @both', async ({
    page,
    address,
    language,
  }) => {
    const text = words[language].results;
    await page.goto(address(results));
    await expect(cardsOf(page)).toHaveCount(20);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(language === 'ar' ? 'دبي' : 'Dubai');
    await expect(page.getByTestId('skeleton-card').first()).toBeHidden();
    const prayers = page.getByRole('link', { name: text.prayers.split('{')[0] ?? '' });
    await expect(prayers).toHaveAttribute('href', address(`/prayer-times?place=dubai&day=${checkIn}`));

    const filters = page.getByRole('form', { name: text.filters.title });
    await filters.getByLabel(text.sort.label).selectOption('price');
    await filters.locator('input[name=stars][value="5"]').check();
    await filters.locator('input[name=stars][value="4"]').check();
    await filters.getByRole('button', { name: text.filters.apply }).click();
    expect(queryOf(page).getAll('stars')).toEqual(['5', '4']);
    expect(queryOf(page).get('destination')).toBe('dubai');
    const prices = (await cardsOf(page).locator('bdi.text-2xl:not(.text-ink-soft)').allTextContents()).map((price) =>
      Number(price.replace(/\D/g, '')),
    );
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));

    await page.getByRole('button', { name: text.filters.clearAll }).first().click();
    await expect(cardsOf(page)).toHaveCount(20);
    expect(queryOf(page).get('sort')).toBe('price');

    await page.getByRole('main').locator('a[role=button][href*="rows=40"]').click();
    await expect(cardsOf(page)).toHaveCount(40);

    const first = cardsOf(page).first();
    await first.locator('summary').click();
    await expect(first.locator('details')).toHaveAttribute('open', '');
    await first.getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/explore\/hotels\/stay\/dubai-/);
    await expect(page.getByTestId('lowest-price')).toContainText(/\d/);
    for (const link of await requestsOf(page).all()) await expect(link).toBeVisible();
    await requestsOf(page).first().click();
    await expect(page).toHaveURL(/\/booking\/stay-request\?/);
  });

  test('an address that cannot be searched says what is wrong @both', async ({ page, address, language }) => {
    const text = words[language].results;
    await page.goto(address(results.replace(checkIn, '2020-01-01')));
    await expect(page.getByText(text.refused.title)).toBeVisible();
    await page.goto(address(results.replace('dubai', 'atlantis')));
    await expect(page.getByRole('alert').getByRole('heading')).toBeVisible();
    await expect(page.getByTestId('skeleton-card').first()).toBeHidden();

    await page.goto(address(results));
    const stay = await cardsOf(page).first().getByRole('heading').getByRole('link').getAttribute('href');
    await page.goto((stay ?? '').replace('destination=dubai', 'destination=atlantis'));
    await expect(page.getByRole('alert').getByRole('heading')).toBeVisible();
    await page.goto((stay ?? '').replace(checkIn, '2020-01-01'));
    await expect(page.locator('#rates').getByText(text.refused.title)).toBeVisible();
  });
});

test('the rates of a hotel that the server found are those the page goes on with @wide', async ({ page, address }) => {
  await page.goto(address(results));
  const stay = await cardsOf(page).nth(2).getByRole('heading').getByRole('link').getAttribute('href');
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/hotels/search')) searches.push(request.url());
  });
  await page.goto(stay ?? '', { waitUntil: 'commit' });
  await expect(requestsOf(page).first()).toBeVisible();
  await expect(page.getByTestId('lowest-price')).toContainText(/\d/);
  const shown = await page.locator('#rates').getByRole('table').textContent();
  await page.mouse.move(40, 400);
  await page.mouse.move(60, 420);
  await expectHydrated(page);
  expect(await page.locator('#rates').getByRole('table').textContent()).toBe(shown);
  await expectAccessible(page);
  await requestsOf(page).first().click();
  await expect(page).toHaveURL(/\/booking\/stay-request\?/);
  await page.goBack();
  await expect(requestsOf(page).first()).toBeVisible();
  expect(searches).toEqual([]);
});

test('the answer that was drawn is the one the page goes on with, in either width @both @wide', async ({
  page,
  address,
  language,
}) => {
  const text = words[language].results;
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/hotels/search')) searches.push(request.url());
  });
  await page.goto(address(`${results}&sort=price`), { waitUntil: 'commit' });
  await expect(cardsOf(page)).toHaveCount(20);
  await expect(page.locator('.search-message')).toContainText(/\d/);
  const before = await cardsOf(page).getByRole('heading').allTextContents();
  const sent = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).encodedBodySize,
  );
  expect(sent, 'bytes of the page, compressed').toBeLessThanOrEqual(60_000);
  await page.mouse.move(40, 400);
  await page.mouse.move(60, 420);
  await expectHydrated(page);
  expect(await cardsOf(page).getByRole('heading').allTextContents()).toEqual(before);
  await page.getByRole('combobox', { name: text.sort.label }).selectOption('price-desc');
  await expect.poll(() => queryOf(page).get('sort')).toBe('price-desc');
  await expect(cardsOf(page).first().getByRole('heading')).not.toHaveText(before[0] ?? '');
  await expectAccessible(page);

  // The page of a hotel, and back.
  await cardsOf(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/explore\/hotels\/stay\//);
  await page.goBack();
  await expect(cardsOf(page).first()).toBeVisible();
  expect(queryOf(page).get('sort')).toBe('price-desc');
  expect(searches, 'searches of the browser').toEqual([]);
});

test('a city by another name is found, once the page is alive', async ({ page, address, language }) => {
  await page.goto(address(results.replace('dubai', 'Ras%20Al%20Khaimah')));
  await expect(cardsOf(page).first()).toBeVisible();
  expect(queryOf(page).get('destination')).toBe('ras-al-khaimah');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(language === 'ar' ? 'رأس الخيمة' : 'Ras Al Khaimah');
});

test('the rates come before the scripts; robots and browsers that fetch ahead cost no search', async ({ request, address }) => {
  const answer = await request.get(address(results));
  const html = await answer.text();
  expect(answer.headers()['cache-control']).toBe('private, no-cache');
  expect(html).toContain('noindex');
  for (const late of ['data-scripts', 'id="flight"']) expect(html.indexOf('<article')).toBeLessThan(html.indexOf(late));
  expect(html).not.toContain('$RC(');

  const robot = await request.get(address(results), {
    headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    maxRedirects: 0,
  });
  expect(robot.status()).toBe(307);
  expect(robot.headers()['location']).toContain('/explore/hotels?destination=dubai');
  const ahead = await request.get(address(results), { headers: { 'Sec-Purpose': 'prefetch' } });
  expect(ahead.status()).toBe(503);
});
