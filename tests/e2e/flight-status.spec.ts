import type { Page } from '@playwright/test';
import arStatus from '../../messages/ar/flightStatus.json' with { type: 'json' };
import enStatus from '../../messages/en/flightStatus.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';
import { words as siteWords } from './support/words.ts';

const status = { en: enStatus, ar: arStatus };
const screen = '/services/flight-status';
const cards = (page: Page) => page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3 }) });
/** The fixed text of a message around its placeholders. */
const around = (text: string) => new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+'));

test('a flight is found by its number, and again by its address @changing', async ({ page, language, address }) => {
  const words = status[language];
  await page.goto(address(screen));
  const form = page.getByRole('form', { name: words.form.label });
  const number = form.getByRole('textbox', { name: words.form.flight });
  await number.fill('hello');
  await form.getByRole('button', { name: words.form.submit }).click();
  await expect(form.getByText(words.errors.flightInvalid)).toBeVisible();
  await expect(number).toBeFocused();
  await expect(number).toHaveValue('hello');

  await number.fill(language === 'ar' ? 'qr ٠٠٧' : 'qr007');
  await form.getByLabel(words.form.date).first().selectOption(addDays(todayInQatar(), 1));
  await form.getByRole('button', { name: words.form.submit }).dblclick();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole('heading', { level: 3 })).toContainText('QR 7');
  await expect(page.getByText(words.results.sandbox)).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?flight=QR7&date=${addDays(todayInQatar(), 1)}`);
  const ask = page.getByRole('main').getByRole('link', { name: words.results.ask });
  expect(decodeURIComponent((await ask.getAttribute('href')) ?? '')).toContain('QR 7');
  await expectAccessible(page);

  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(number).toHaveValue('QR 7');
  await page.getByRole('button', { name: words.results.refresh }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(cards(page)).toHaveCount(0);
});

test('a route lists its flights; each is found by its number', async ({ page, language, address }) => {
  const words = status[language];
  await page.goto(address(screen));
  const form = page.getByRole('form', { name: words.form.label });
  await form.getByRole('tab', { name: words.form.byRoute }).click();
  const route = form.getByRole('tabpanel', { name: words.form.byRoute });
  await route.getByRole('button', { name: words.form.submit }).click();
  await expect(form.getByText(words.errors.airportRequired).first()).toBeVisible();
  for (const [label, city] of [
    [words.form.from, siteWords[language].doha],
    [words.form.to, siteWords[language].london],
  ] as const) {
    await form.getByRole('combobox', { name: label, exact: true }).fill(city);
    await page.locator('[role=option]').first().click();
  }
  await form.getByRole('button', { name: words.form.submit }).click();
  await expect(cards(page).nth(4)).toBeVisible();
  await expect(page.getByText(words.results.nonStop)).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?from=DOH&to=LHR&date=${todayInQatar()}`);
  await expectAccessible(page);

  await page.goto(address(`${screen}?from=LHR&to=LGW`));
  await expect(page.getByRole('heading', { name: around(words.none.routeTitle) })).toBeVisible();
  await expect(page.getByRole('link', { name: words.none.search })).toHaveAttribute('href', /from=LHR&to=LGW/);
  await page.goto(address(`${screen}?flight=QR9999`));
  await expect(page.getByRole('heading', { name: around(words.none.numberTitle) })).toBeVisible();
  await page.goto(address(`${screen}?flight=QR7&date=2026-01-01`));
  await expect(page.getByText(around(words.outside.past))).toBeVisible();
  await expect(form.getByLabel(words.form.date).first()).toHaveValue(todayInQatar());
});

test('an address with a day or an airport that nobody knows says so, and keeps the rest', async ({ page, language, address }) => {
  const words = status[language];
  await page.goto(address(`${screen}?flight=QR7&date=soon`));
  const form = page.getByRole('form', { name: words.form.label });
  await expect(form.getByText(words.errors.dateUnreadable).first()).toBeVisible();
  await expect(form.getByRole('textbox', { name: words.form.flight })).toHaveValue('QR 7');
  await expect(cards(page)).toHaveCount(0);
  await form.getByRole('button', { name: words.form.submit }).click();
  await expect(cards(page)).toHaveCount(1);
  await page.goto(address(`${screen}?from=DOH&to=ZZZ`));
  await expect(form.getByText(words.errors.airportUnknown)).toBeVisible();
  await expect(form.getByRole('combobox', { name: words.form.from, exact: true })).toHaveValue(/DOH/);
  await expect(page.getByText(words.failed.failed)).toBeHidden();
});

test.describe('when no service answers', () => {
  test.use({ expectedError: /50\d|429|ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('the page says so, and continues on a retry', async ({ page, language, address }) => {
    const { failed, results } = status[language];
    let answer: { status: number } | 'away' | 'through' = { status: 502 };
    await page.route('**/api/flight-status?*', (route) => {
      if (answer === 'through') return route.continue();
      return answer === 'away' ? route.abort('internetdisconnected') : route.fulfill({ ...answer, json: { code: 'x' } });
    });
    await page.goto(address(`${screen}?flight=QR7`));
    await expect(page.getByText(failed.failed)).toBeVisible();
    for (const [next, text] of [
      [{ status: 429 }, failed.busy],
      [{ status: 504 }, failed.slow],
      ['away', failed.offline],
    ] as const) {
      answer = next;
      await page.getByRole('button', { name: failed.retry }).click();
      await expect(page.getByText(text)).toBeVisible();
    }
    await expectAccessible(page);
    answer = 'through';
    await page.getByRole('button', { name: failed.retry }).click();
    await expect(cards(page)).toHaveCount(1);
    answer = { status: 502 };
    await page.getByRole('button', { name: results.refresh }).click();
    await expect(page.getByText(results.refreshFailed)).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
  });
});
