import type { Locator, Page } from '@playwright/test';
import arabic from '../../messages/ar/flights.json' with { type: 'json' };
import english from '../../messages/en/flights.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expectHydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';
import { expectToast } from './support/toast.ts';

const departure = addDays(todayInQatar(), 60);
const search = `from=DOH&to=LHR&departure=${departure}&return=${addDays(departure, 7)}&adults=2&children=0&infants=0&class=economy`;
const results = `/?${search}&view=results`;
/** More seats than one search sells. */
const refused = results.replace('adults=2&children=0', 'adults=9&children=1');
const words = { en: english, ar: arabic };
const rowsOf = (page: Page) => page.locator('#found-flights').getByRole('article');
const queryOf = (page: Page) => new URL(page.url()).searchParams;

test.describe('without script', () => {
  // The page of a booking names scripts that do not run.
  test.use({ javaScriptEnabled: false, expectedError: /csp$/ });

  test('a shared link shows flights, which can be ordered, filtered, opened and selected @both', async ({
    page,
    address,
    language,
  }) => {
    const { results: text, form } = words[language];
    await page.goto(address(results));
    await expect(rowsOf(page)).toHaveCount(30);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByTestId('skeleton-card').first()).toBeHidden();

    await page.getByRole('button', { name: new RegExp(`^${text.highlights.fastest}`) }).click();
    expect(queryOf(page).get('sort')).toBe('duration');
    await expect(page.getByRole('button', { name: new RegExp(`^${text.highlights.fastest}`) })).toHaveAttribute(
      'aria-pressed',
      'true',
    );

    const filters = page.getByRole('form', { name: text.filters.title });
    await filters.getByLabel(text.filters.oneStop).check();
    await filters.getByRole('button', { name: text.filters.apply }).click();
    expect(queryOf(page).getAll('stops')).toEqual(['1']);
    expect(queryOf(page).get('sort')).toBe('duration');
    await expect(rowsOf(page).filter({ hasText: text.card.nonStop })).toHaveCount(0);

    await page.getByRole('button', { name: text.filters.clearAll }).first().click();
    await expect(rowsOf(page)).toHaveCount(30);

    await rowsOf(page).first().getByRole('button').first().click();
    await expect(rowsOf(page).first().getByRole('heading', { level: 4 }).first()).toBeVisible();

    await page.locator('section li [role=button]').nth(4).click();
    expect(queryOf(page).get('departure')).toBe(addDays(departure, 1));
    await expect(rowsOf(page).first()).toBeVisible();

    const selected = rowsOf(page).first().getByRole('link', { name: text.card.select }).first();
    const [fare] = (await selected.getAttribute('aria-label'))?.match(/\d[\d,]{2,}/) ?? [];
    await selected.click();
    await expect(page).toHaveURL(/\/booking\/passenger-info\?.*offer=/);
    await expect(page.locator('main aside')).toContainText(fare ?? 'a fare');
    await expect(page.locator('[id="passengers.1.surname"]')).toBeVisible();

    await page.goto(address(results));
    await page.getByRole('link', { name: text.close }).click();
    expect(queryOf(page).has('view')).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(form.submit).first()).toBeAttached();
  });

  test('a search that fails says why, with the form a link away @both', async ({ page, address, language }) => {
    const { results: text, toasts } = words[language];
    // The message waits in an animation, which less motion must not end.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address(refused));
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByText(toasts.failed)).toBeVisible();
    await expect(page.getByTestId('skeleton-card').first()).toBeHidden();
    await expect(page.getByRole('link', { name: text.change })).toHaveAttribute('href', /adults=9&children=1/);
  });
});

test('a search that fails on the server leaves its card above the filled form @both @wide', async ({
  page,
  address,
  language,
}) => {
  await page.goto(address(refused));
  await expect(page.locator('#failed-flight-search').getByRole('alert')).toBeVisible();
  await expectToast(page, words[language].toasts.failed);
  await expect(page).toHaveURL((url) => !url.searchParams.has('view') && url.searchParams.get('adults') === '9');
  await expect(page.getByRole('combobox', { name: words[language].form.to, exact: true })).toHaveValue(/\(LHR\)$/);
  await expectAccessible(page);
});

test('the answer that was drawn is the one the page goes on with, in either width @both @wide', async ({
  page,
  address,
  language,
}) => {
  const { results: text } = words[language];
  const searches: string[] = [];
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(request.url());
    if (request.url().endsWith('/api/flights/search')) searches.push(request.url());
  });
  await page.goto(address(results), { waitUntil: 'commit' });
  await expect(rowsOf(page).first()).toBeVisible();
  expect(requests.filter((url) => !url.endsWith('.js')).length).toBeLessThanOrEqual(20);
  await expect(rowsOf(page)).toHaveCount(30);
  // What starts React runs with the first movement.
  await expect(page.locator('script[src]')).toHaveCount(0);
  await expect(page.locator('.search-message')).toContainText(/\d/);
  await expectAccessible(page);

  const before = await rowsOf(page).allInnerTexts();
  const sent = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).encodedBodySize,
  );
  expect(sent, 'bytes of the page, compressed').toBeLessThanOrEqual(100_000);
  await page.mouse.move(40, 400);
  await page.mouse.move(60, 420);
  await expectHydrated(page);
  expect((await rowsOf(page).allInnerTexts()).length).toBe(before.length);
  await page.getByRole('button', { name: new RegExp(`^${text.highlights.fastest}`) }).click();
  await expect.poll(() => queryOf(page).get('sort')).toBe('duration');
  await expectAccessible(page);
  expect(searches).toEqual([]);

  await page.getByRole('link', { name: text.change }).click();
  await expect(page).toHaveURL((url) => !url.searchParams.has('view') && url.searchParams.get('to') === 'LHR');
  await page.goBack();
  await expect(rowsOf(page).first()).toBeVisible();
});

test.describe('when the scripts do not come', () => {
  test.use({ expectedError: /ERR_FAILED|csp$/ });

  test('the flights can be ordered, and one can be selected', async ({ page, address, language }) => {
    const { results: text } = words[language];
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await page.goto(address(results));
    await page.getByRole('button', { name: new RegExp(`^${text.highlights.fastest}`) }).click();
    await expect(page).toHaveURL(/[?&]sort=duration/);
    await expect(rowsOf(page)).toHaveCount(30);
    await rowsOf(page).first().getByRole('link', { name: text.card.select }).first().click();
    await expect(page).toHaveURL(/\/booking\/passenger-info\?.*offer=/);
  });
});

test('back, forward, a reload and a second tab each find the flights as they were left, without another search', async ({
  page,
  context,
  address,
  language,
}) => {
  const { results: text } = words[language];
  const searches: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/flights/search')) searches.push(request.url());
  });
  const fastest = (tab: Page) => tab.getByRole('button', { name: new RegExp(`^${text.highlights.fastest}`) });
  await page.goto(address(results));
  await fastest(page).click();
  await expect(page).toHaveURL(/[?&]sort=duration/);
  const linkIn = (row: Locator) => row.locator('a[href*="offer="]').first();
  await expect(rowsOf(page)).toHaveCount(30);
  const ends = [rowsOf(page).first(), rowsOf(page).last()].map(linkIn);
  const found = await Promise.all(ends.map((link) => link.getAttribute('href')));
  const expectAsBefore = async () => {
    for (const [index, link] of ends.entries()) await expect(link).toHaveAttribute('href', found[index] ?? '');
  };

  const second = await context.newPage();
  await second.goto(address(results));
  await second.getByRole('button', { name: text.filters.nonStop, exact: true }).click();
  await expect(second).toHaveURL(/[?&]stops=0/);
  await expect(rowsOf(second).filter({ hasNotText: text.card.nonStop })).toHaveCount(0);
  await second.close();

  await page.reload();
  await expectAsBefore();
  await rowsOf(page).first().getByRole('link', { name: text.card.select }).first().click();
  await expect(page).toHaveURL(/\/booking\/passenger-info\?.*offer=/);
  await page.goBack();
  await expect(page).toHaveURL(/[?&]sort=duration/);
  await expectAsBefore();
  await page.goForward();
  await expect(page).toHaveURL(/\/booking\/passenger-info\?.*offer=/);
  await page.goBack();
  await expectAsBefore();
  expect(searches).toEqual([]);
});

test('drawn flights whose prices have expired say so, and are searched again when asked', async ({ page, address, language }) => {
  const { results: text } = words[language];
  await page.clock.install();
  await page.goto(address(results));
  await page.mouse.move(40, 400);
  await page.mouse.move(60, 420);
  await expectHydrated(page);
  await page.clock.fastForward('02:00:00');
  const notice = page.getByRole('alert').filter({ hasText: text.expired.title });
  await expect(notice).toBeVisible();
  const searched = page.waitForResponse('**/api/flights/search');
  await page.getByRole('button', { name: text.expired.refresh }).first().click();
  expect((await searched).ok()).toBe(true);
  await expect(rowsOf(page).first()).toBeVisible();
});

test('the fares come before the scripts, and what is kept by the browser is private', async ({ request, address }) => {
  const answer = await request.get(address(results));
  const html = await answer.text();
  expect(answer.headers()['cache-control']).toBe('private, no-cache');
  expect(html).toContain('noindex');
  expect(html.indexOf('<article')).toBeLessThan(html.indexOf('data-scripts'));
  expect(html.indexOf('<article')).toBeLessThan(html.indexOf('id="flight"'));
  expect(html).not.toContain('$RC(');
});

test('robots and browsers that fetch ahead cost no search; a bad search leads to its form', async ({ request, address }) => {
  const robot = await request.get(`${address('/')}${results.slice(1)}`, {
    headers: { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
    maxRedirects: 0,
  });
  expect(robot.status()).toBe(307);
  expect(robot.headers()['location']).toContain(search);
  const ahead = await request.get(address(results), { headers: { 'Sec-Purpose': 'prefetch' } });
  expect(ahead.status()).toBe(503);
  // A place that nobody knows has no name to look for.
  const unknown = `${search}&view=results`.replace('to=LHR', 'to=ZZZ');
  for (const query of ['from=DOH&to=DOH&departure=2020-01-01&view=results', unknown]) {
    const bad = await request.get(`${address('/')}?${query}`, { maxRedirects: 0 });
    expect(bad.status()).toBe(307);
    expect(bad.headers()['location']).not.toContain('view=results');
  }
});
