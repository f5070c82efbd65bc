import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import arabic from '../../messages/ar/flights.json' with { type: 'json' };
import english from '../../messages/en/flights.json' with { type: 'json' };
import { addDays, todayInQatar } from '../../supabase/functions/_shared/contracts/calendar-day.ts';
import type { FlightCalendarResponse } from '../../supabase/functions/_shared/contracts/flights/flight-calendar.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openOverHome } from './support/open-over-home.ts';
import { expect, type Language, test } from './support/test.ts';

const departure = addDays(todayInQatar(), 60);
const search = `from=DOH&to=LHR&departure=${departure}&return=${addDays(departure, 7)}&adults=1&children=0&infants=0&class=economy`;

const wordsIn = (language: Language) =>
  createTranslator({ locale: language, messages: { flights: language === 'ar' ? arabic : english }, namespace: 'flights' });

const cardsOf = (page: Page) => page.getByRole('dialog').getByRole('article');
const departureOf = (page: Page) => new URL(page.url()).searchParams.get('departure');
const riyals = (text: string | null) => Number(text?.replace(/[^\d]/g, ''));

/** The seven days of the strip, with their prices. */
const daysOf = (page: Page) => page.getByRole('dialog').locator('section li [role=button]');
const priceOn = async (page: Page, index: number) => riyals(await daysOf(page).nth(index).locator('bdi').textContent());
const cheapestCard = async (page: Page) =>
  riyals(await page.getByRole('dialog').locator('fieldset [role=button]').nth(1).locator('bdi').first().textContent());

test('another day is one tap away, has the price shown or says that it differs, and Back restores', async ({
  page,
  address,
  language,
}) => {
  const words = wordsIn(language);
  const dearDay = addDays(departure, 2);
  const searched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/flights/search')) searched.push(request.postDataJSON().departureDate);
  });
  // One day shows a price that is a hundred too low.
  await page.route('**/api/flights/calendar', async (route) => {
    const response = await route.fetch();
    const answer: FlightCalendarResponse = await response.json();
    const day = answer.data.find(({ date }) => date === dearDay);
    if (day?.lowest) day.lowest.perAdult = String(Number(day.lowest.perAdult) - 100);
    await route.fulfill({ response, json: answer });
  });

  await page.goto(address(`/?${search}`));
  await expect(page.getByRole('combobox', { name: words('form.to'), exact: true })).toHaveValue(/\(LHR\)$/);
  const answered = page.waitForResponse('**/api/flights/calendar');
  await page.getByRole('button', { name: words('form.submit') }).click();
  await answered;
  await expect(daysOf(page).locator('bdi')).toHaveCount(7);
  await expect(daysOf(page).nth(3)).toHaveAttribute('aria-current', 'date');
  await expect(daysOf(page).nth(3)).toBeInViewport({ ratio: 1 });
  expect(await priceOn(page, 3)).toBe(await cheapestCard(page));
  await expect(page.getByText(words('calendar.nights', { count: 7 }))).toBeVisible();
  await expectAccessible(page);

  const nextDay = await priceOn(page, 4);
  await daysOf(page).nth(4).click();
  await expect.poll(() => departureOf(page)).toBe(addDays(departure, 1));
  await expect(cardsOf(page).first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('return')).toBe(addDays(departure, 8));
  await expect.poll(() => cheapestCard(page)).toBe(nextDay);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(1);

  await daysOf(page).nth(4).press('Enter');
  await expect.poll(() => departureOf(page)).toBe(dearDay);
  await expect(page.getByRole('status').filter({ hasText: /\D100\D/ })).toBeVisible();
  expect(await priceOn(page, 3)).toBe(await cheapestCard(page));

  await page.goBack();
  await expect.poll(() => departureOf(page)).toBe(addDays(departure, 1));
  await expect(daysOf(page).nth(3)).toHaveAttribute('aria-current', 'date');
  await expect.poll(() => cheapestCard(page)).toBe(nextDay);
  await page.goForward();
  await expect.poll(() => departureOf(page)).toBe(dearDay);

  await page.getByRole('button', { name: words('calendar.month') }).click();
  const month = page.getByRole('dialog', { name: words('calendar.monthTitle') });
  const today = month.locator(`td[data-day="${departure}"] button`);
  await expect(today.locator('bdi')).not.toBeEmpty();
  await expectAccessible(page);
  await page.goBack();
  await expect(month).toBeHidden();
  expect(departureOf(page)).toBe(dearDay);
  await page.getByRole('button', { name: words('calendar.month') }).click();
  await today.click();
  await expect.poll(() => departureOf(page)).toBe(departure);
  await expect(cardsOf(page).first()).toBeVisible();
  expect(new Set(searched).size).toBe(3);

  await page.getByRole('button', { name: words('results.close') }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(new URL(page.url()).searchParams.has('view')).toBe(false);
  await expect(page.getByRole('button', { name: words('form.submit') })).toBeEnabled();

  await page.getByRole('button', { name: new RegExp(`^${words('form.departure')} `) }).click();
  await expect(
    today
      .or(page.locator(`td[data-day="${departure}"] button`))
      .first()
      .locator('bdi'),
  ).not.toBeEmpty();
});

test('the highlighted price of a month is its lowest, and is labelled so @both', async ({ page, address, language }) => {
  const words = wordsIn(language);
  await openOverHome(page, address(`/?${search}&view=results`));
  await expect(daysOf(page).locator('bdi')).toHaveCount(7);
  await page.getByRole('button', { name: words('calendar.month') }).click();
  const sheet = page.getByRole('dialog', { name: words('calendar.monthTitle') });
  const days = sheet.locator(`td[data-day^="${departure.slice(0, 7)}"] button:not([disabled])`);
  await expect(days.first()).toBeVisible();
  await expect(days.locator('bdi:empty')).toHaveCount(0);
  const texts = await days.evaluateAll((buttons) =>
    buttons.map((button) => ({
      name: button.querySelector('.sr-only')?.textContent ?? '',
      riyals: Number(button.querySelector('bdi')?.textContent?.replace(/\D/g, '')),
      isFramed: button.querySelector('bdi')?.classList.contains('border') ?? false,
    })),
  );
  const lowest = Math.min(...texts.flatMap(({ riyals }) => riyals || []));
  expect(texts.filter(({ isFramed }) => isFramed).length).toBeGreaterThan(0);
  for (const { name, riyals, isFramed } of texts) {
    expect(isFramed, name).toBe(riyals === lowest);
    expect(name.includes(words('calendar.spoken.best.month')), name).toBe(isFramed);
  }
  await expect(sheet.getByText(words('calendar.framed'), { exact: false })).toBeVisible();
});

test('another day keeps order and filters, and shows the old flights until its own arrive', async ({
  page,
  address,
  language,
}) => {
  const words = wordsIn(language);
  await openOverHome(page, address(`/?${search}&view=results&sort=duration&stops=0`));
  await expect(daysOf(page).locator('bdi')).toHaveCount(7);
  const before = await cardsOf(page).first().textContent();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/flights/search', async (route) => {
    await held;
    await route.continue();
  });
  await daysOf(page).nth(4).click();
  await expect.poll(() => departureOf(page)).toBe(addDays(departure, 1));
  const note = page
    .getByRole('dialog')
    .getByRole('status')
    .filter({ hasText: words('toasts.searching') })
    .first();
  await expect(note).toBeVisible();
  // It covers only the dimmed flights, on the narrowest phone too.
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const each of [width, 320]) {
    await page.setViewportSize({ width: each, height });
    const top = (await note.boundingBox())?.y ?? 0;
    const list = await page.locator('#found-flights').boundingBox();
    expect(top, `at ${each} pixels`).toBeGreaterThanOrEqual(list?.y ?? height);
  }
  await page.setViewportSize({ width, height });
  await expect(page.locator('[inert] article').first()).toHaveText(before ?? '');
  await expect(page.getByTestId('skeleton-card')).toHaveCount(0);
  await expect(daysOf(page).nth(3)).toBeFocused();
  release();
  await expect(page.locator('dialog[open] [inert] article')).toHaveCount(0);
  await expect(cardsOf(page).first()).not.toHaveText(before ?? '');
  const query = new URL(page.url()).searchParams;
  expect([query.get('sort'), query.get('stops')]).toEqual(['duration', '0']);
});

test.describe('without prices', () => {
  test.use({ expectedError: /status of 502/ });

  test('of other days the flights are still listed', async ({ page, address, language }) => {
    const words = wordsIn(language);
    await page.route('**/api/flights/calendar', (route) => route.fulfill({ status: 502, json: { error: '', code: 'x' } }));
    const answered = page.waitForResponse('**/api/flights/calendar');
    await openOverHome(page, address(`/?${search}&view=results`));
    await answered;
    await expect(cardsOf(page).first()).toBeVisible();
    await expect(page.getByText(words('calendar.unavailable'))).toBeVisible();
    await expect(daysOf(page)).toHaveCount(0);
  });
});

test('the return has its own prices and is never preselected, and both days can be cleared @wide', async ({
  page,
  address,
  language,
}) => {
  const words = wordsIn(language);
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/flights/calendar')) asked.push(request.postDataJSON().departureDate);
  });
  await page.goto(address(`/?${search}`));
  const field = (key: 'form.departure' | 'form.return') => page.getByRole('button', { name: new RegExp(`^${words(key)} `) });
  await field('form.return').click();
  const sheet = page.getByRole('dialog', { name: words('form.pickReturn') });
  const day = (date: string) => sheet.locator(`[data-day="${date}"] button`);
  const back = addDays(departure, 9);
  await expect(day(back).locator('bdi')).toHaveText(/^[\d,]{3,}$/);
  expect(asked.every((departureDate) => departureDate === departure)).toBe(true);
  await expect(sheet.getByText(words('calendar.leaving', { day: '' }).trim(), { exact: false })).toBeVisible();
  await expectAccessible(page);
  await day(back).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await field('form.departure').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('form.clearDates') })
    .click();
  await expect(page.getByRole('dialog', { name: words('form.pickDeparture') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field('form.departure')).toHaveText(words('form.datePlaceholder'));
  await expect(field('form.return')).toBeDisabled();
});
